/* Sets the theme before the first paint: the person's choice, else what the system prefers. */
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('lanternway.settings') || '{}').theme;
  } catch (error) {
    chosen = null;
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
