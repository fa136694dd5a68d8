# Names of those who play with the learner.
lesson-name-isla = Isla
lesson-name-orla = Orla
lesson-name-rory = Rory
lesson-name-vell = Vell
lesson-name-learner = Ada
