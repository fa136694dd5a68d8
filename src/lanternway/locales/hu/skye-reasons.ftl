### Amiben két lépés eltér; előtte előjel áll.

skye-reason-score = { $n } pont
skye-reason-to_score = { $n } várható pont
skye-reason-scroll_points = { $n } pont a tekercsekért
skye-reason-flag_points = { $n } pont a zászlókért
skye-reason-income = { $n } jövedelem
skye-reason-gold = { $n } arany
skye-reason-tiles = { $n } lapka
skye-reason-result = { $n } pont a végén
