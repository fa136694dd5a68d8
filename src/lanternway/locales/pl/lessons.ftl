# Imiona tych, którzy grają z uczącą się osobą.
lesson-name-isla = Iga
lesson-name-orla = Ola
lesson-name-rory = Roch
lesson-name-vell = Wera
lesson-name-learner = Ada
