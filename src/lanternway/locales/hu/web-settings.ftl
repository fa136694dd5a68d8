### Beállítások és fiókok.

## Settings

web-language = Nyelv
web-theme = Téma
web-theme-auto = A játékhoz illő
web-theme-light = Világos
web-theme-dark = Sötét
web-motion = Animációk
web-motion-auto = A rendszer szerint
web-motion-full = Teljes
web-motion-still = Kikapcsolva
web-asking = Kérdezzen rá a lépésre
web-asking-final = Ha nincs visszaút
web-asking-always = Mindig
web-asking-never = Soha
web-sound = Hangok: én jövök, kockák, kártyák, érmék
web-volume = Hangerő
web-person = Te
web-save = Mentés
web-saved = Mentve.
web-account-why = Ebben a böngészőben vendég vagy. Felhasználónévvel bármely eszközön elérheted az asztalaidat.
web-login = Felhasználónév
web-password = Jelszó (legalább 8 karakter)
web-keep-me = Felhasználónév létrehozása
web-log-in = Belépés
web-log-out = Kilépés
web-logged-in = Belépve: { $name }
web-logged-out = Kiléptél.
web-account-kept = Kész: ez a felhasználónév a tiéd.
web-recovery-code = Írd fel ezt a helyreállító kódot: csak most látható, és egyszer állíthatsz be vele új jelszót, ha elfelejtetted.
web-password-now = Jelenlegi jelszó
web-password-new = Új jelszó (legalább 8 karakter)
web-change-password = Jelszó módosítása
web-password-changed = A jelszó megváltozott. Minden más eszközön kiléptél.
web-new-recovery = Új helyreállító kód
web-devices = Itt vagy belépve
web-device = { $label }, { $since } óta, utoljára használva: { $used }
web-device-here = (ez az eszköz)
web-drop-others = Kilépés mindenhol máshol
web-others-out = Minden más eszközön kiléptél.
web-forgotten = Elfelejtetted a jelszavad?
web-recovery = Helyreállító kód (a felhasználónevet és az új jelszót fent add meg)
web-recover = Új jelszó beállítása
