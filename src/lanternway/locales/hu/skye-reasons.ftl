### Amiben két lépés eltér; előtte előjeles szám áll.

skye-reason-score = pontok
skye-reason-to_score = várható pontok
skye-reason-scroll_points = tekercsek pontjai
skye-reason-flag_points = zászlók pontjai
skye-reason-income = jövedelem
skye-reason-gold = arany
skye-reason-tiles = lapkák
skye-reason-result = pontok a végén
