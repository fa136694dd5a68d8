### Amiben két lépés eltér; előtte előjeles szám áll.

skye-reason-score = pont
skye-reason-to_score = várható pont
skye-reason-scroll_points = pont a tekercsekért
skye-reason-flag_points = pont a zászlókért
skye-reason-income = jövedelem
skye-reason-gold = arany
skye-reason-tiles = lapka
skye-reason-result = pont a végén
