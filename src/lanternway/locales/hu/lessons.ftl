# Akik a tanulóval játszanak.
lesson-name-isla = Ilka
lesson-name-orla = Orsi
lesson-name-rory = Rudi
lesson-name-vell = Vera
lesson-name-learner = Ada
