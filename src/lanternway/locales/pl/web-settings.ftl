### Ustawienia i konta.

## Settings

web-language = Język
web-theme = Motyw
web-theme-auto = Dopasowany do gry
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Animacje
web-motion-auto = Jak w systemie
web-motion-full = Pełne
web-motion-still = Wyłączone
web-asking = Pytaj przed wykonaniem
web-asking-final = Gdy nie da się cofnąć
web-asking-always = Zawsze
web-asking-never = Nigdy
web-sound = Dźwięki: moja tura, kości, karty, monety
web-volume = Głośność
web-person = Ty
web-save = Zapisz
web-saved = Zapisano.
web-account-why = Jesteś gościem w tej przeglądarce. Z loginem twoje stoły będą dostępne na każdym urządzeniu.
web-login = Login
web-password = Hasło (co najmniej 8 znaków)
web-keep-me = Utwórz login
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-logged-in = Zalogowano: { $name }
web-logged-out = Wylogowano.
web-account-kept = Gotowe: ten login jest twój.
web-recovery-code = Zapisz ten kod odzyskiwania: widać go tylko teraz, a zapomniane hasło ustawisz nim jeden raz.
web-password-now = Obecne hasło
web-password-new = Nowe hasło (co najmniej 8 znaków)
web-change-password = Zmień hasło
web-password-changed = Hasło zostało zmienione. Wylogowano wszystkie inne urządzenia.
web-new-recovery = Nowy kod odzyskiwania
web-devices = Twoje zalogowane urządzenia
web-device = { $label }, od { $since }, ostatnio używane { $used }
web-device-here = (tutaj)
web-drop-others = Wyloguj wszędzie indziej
web-others-out = Wylogowano wszystkie inne urządzenia.
web-forgotten = Nie pamiętasz hasła?
web-recovery = Kod odzyskiwania (login i nowe hasło wpisz powyżej)
web-recover = Ustaw nowe hasło
