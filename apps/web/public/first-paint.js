// Runs before the first paint, so that nothing flashes: theme, language and direction from what this browser remembers.
// A file of its own, because the content security policy allows no inline script. first-paint.test.ts keeps it in step.
(function () {
  var root = document.documentElement;
  var theme = null;
  var chosen = null;
  try {
    theme = localStorage.getItem('theme');
    chosen = localStorage.getItem('language');
  } catch {
    // A browser that remembers nothing gets the defaults.
  }
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  try {
    var saver = localStorage.getItem('data-saver');
    var line = navigator.connection || {};
    if (saver === 'on' || (saver !== 'off' && (line.saveData || /2g$/.test(line.effectiveType))))
      root.dataset.saver = 'on';
    ['motion', 'contrast', 'text-size'].forEach(function (name) {
      var value = localStorage.getItem(name);
      if (name === 'contrast' && value !== 'standard' && matchMedia('(prefers-contrast: more)').matches)
        value = 'more';
      if (value) root.setAttribute('data-' + name, value);
    });
  } catch {
    // As above.
  }
  var spoken = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'];
  /** @param {string} tag */
  var base = function (tag) {
    return tag.toLowerCase().split('-')[0];
  };
  var asked = new URLSearchParams(location.search).get('lang') || '';
  var wanted = [base(asked), chosen].concat(Array.from(navigator.languages || [], base));
  var language =
    wanted.find(function (one) {
      return spoken.includes(one);
    }) || 'en';
  // A page drawn ahead of time for strangers, or in another language, is not shown to somebody it is not for.
  var isKnown = false;
  try {
    isKnown = localStorage.getItem('egcr.session') !== null;
  } catch {
    // As above.
  }
  var served = root.dataset.served;
  if (served && (served !== language || isKnown)) root.dataset.waiting = '';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  // A button that is pressed before the page listens does its work as soon as it does; `main.tsx` and `app.tsx` say when.
  /** @type {{ control: Element, type: string }[]} */
  var early = [];
  /** @param {Event} event */
  var keep = function (event) {
    var control = event.target instanceof Element && event.target.closest('#app button, #app select');
    if (control) early = [{ control: control, type: event.type }];
  };
  var kinds = ['click', 'change'];
  kinds.forEach(function (kind) {
    document.addEventListener(kind, keep, true);
  });
  // From here on React itself listens, also where it has not yet taken over what was pressed.
  document.addEventListener('egcr-begins', function () {
    kinds.forEach(function (kind) {
      document.removeEventListener(kind, keep, true);
    });
  });
  document.addEventListener('egcr-alive', function () {
    var presses = early;
    early = [];
    presses.forEach(function (press) {
      if (press.control.isConnected)
        press.control.dispatchEvent(new Event(press.type, { bubbles: true, cancelable: true }));
    });
  });
})();
