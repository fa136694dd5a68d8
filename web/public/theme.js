/* Sets the theme before the first paint: the person's choice, else that of this table, else what the system prefers. */
(function () {
  /** As games/<game>/theme.ts has them: what a table has before the person was ever there. */
  var LIGHTS = { dark_road: 'dark', skye: 'light', treos: 'light' };
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || '{}');
    } catch (error) {
      return {};
    }
  }
  var chosen = read('lanternway.settings').theme;
  var table = /^\/t\/([^/]+)/.exec(location.pathname);
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = table && (read('lanternway.looks')[table[1]] || LIGHTS[document.documentElement.dataset.game]);
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
