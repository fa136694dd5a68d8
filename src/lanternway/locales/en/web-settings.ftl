### Settings and accounts.

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = Match the game
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-auto = Follow the system
web-motion-full = Full
web-motion-still = Off
web-asking = Ask before acting
web-asking-final = When there is no way back
web-asking-always = Always
web-asking-never = Never
web-sound = Sounds: my turn, dice, cards, coins
web-volume = Volume
web-person = You
web-save = Save
web-saved = Saved.
web-account-why = You are a guest in this browser. With a login you can reach your tables from any device.
web-login = Login
web-password = Password (at least 8 characters)
web-keep-me = Create this login
web-log-in = Log in
web-log-out = Log out
web-logged-in = Logged in: { $name }
web-logged-out = You are logged out.
web-account-kept = Done: this login is yours.
web-recovery-code = Write this recovery code down: it is shown only once. You can use it one time to reset a forgotten password.
web-password-now = Current password
web-password-new = New password (at least 8 characters)
web-change-password = Change the password
web-password-changed = The password is changed. All other devices are logged out.
web-new-recovery = New recovery code
web-devices = Where you are logged in
web-device = { $label }, since { $since }, last used { $used }
web-device-here = (here)
web-drop-others = Log out everywhere else
web-others-out = All other devices are logged out.
web-forgotten = Password forgotten?
web-recovery = Recovery code (login and new password above)
web-recover = Set the new password
