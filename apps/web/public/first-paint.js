// Runs before the first paint, so that nothing flashes: theme, language and direction from what this browser remembers; and asks for the faces.
// A file of its own, because the content security policy allows no inline script. first-paint.test.ts keeps it in step.
(function () {
  var root = document.documentElement;
  var theme = null;
  var stored = null;
  var chosen = null;
  try {
    theme = localStorage.getItem('theme');
    stored = localStorage.getItem('language');
    chosen = localStorage.getItem('language-chosen');
  } catch {
    // A browser that remembers nothing gets the defaults.
  }
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  // Around the page the browser follows the system, and the person where they chose.
  if (theme === 'light' || theme === 'dark')
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.setAttribute('media', meta.getAttribute('data-for') === theme ? 'all' : 'not all');
    });
  try {
    var saver = localStorage.getItem('data-saver');
    /** @type {{ saveData?: boolean, effectiveType?: string }} */
    var line = navigator.connection || {};
    if (saver === 'on' || (saver !== 'off' && (line.saveData || (line.effectiveType || '').endsWith('2g'))))
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
  // Without texts yet: English words on a mirrored page.
  var mirrored = ['ur', 'fa', 'he'];
  var asked = base(new URLSearchParams(location.search).get('lang') || '');
  var preferred = Array.from(navigator.languages || [], base);
  var isMirrored = mirrored.includes(asked);
  var language =
    [isMirrored ? 'en' : asked, stored].concat(preferred).find(function (one) {
      return spoken.includes(one);
    }) || 'en';
  var meant = language;
  if (isMirrored) meant = asked;
  else if (language === stored)
    meant = base(/^[a-z]{2,3}(-[A-Z]{2})?$/.test(chosen || '') ? chosen : language);
  else if (language === 'en' && asked !== 'en') meant = preferred[0] || language;
  // A page drawn ahead of time for strangers, or in another language, is not shown to people it is not for.
  var isKnown = false;
  try {
    isKnown = localStorage.getItem('egcr.session') !== null;
  } catch {
    // As above.
  }
  var served = root.dataset.served;
  if (served && (served !== language || isKnown)) root.dataset.waiting = '';
  root.lang = language;
  root.dir = meant === 'ar' || mirrored.includes(meant) ? 'rtl' : 'ltr';

  // The faces of the first view: asked for when the style sheet has come, they would be too late for this page (docs/decisions/0033).
  var self = document.currentScript;
  if (self && root.dataset.saver !== 'on')
    [self.dataset.face, language === 'ar' && self.dataset.arabicFace].forEach(function (face) {
      if (!face) return;
      var link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', 'font');
      link.type = 'font/woff2';
      // Browsers ask for faces without credentials, and take what was asked for in the same way only.
      link.crossOrigin = 'anonymous';
      link.href = face;
      document.head.appendChild(link);
    });

  // A button that is pressed in a part of the page that does not listen yet does its work as soon as it does (see drawn-ahead.ts).
  /** @type {{ control: Element, type: string }[]} */
  var early = [];
  /** @param {Event} event */
  var keep = function (event) {
    var kind = event.type === 'click' ? 'button' : 'select';
    var control = event.target instanceof Element && event.target.closest(kind);
    if (!control || !control.closest('[data-asleep]')) return;
    event.preventDefault();
    event.stopPropagation();
    early = [{ control: control, type: event.type }];
  };
  ['click', 'change'].forEach(function (kind) {
    document.addEventListener(kind, keep, true);
  });
  document.addEventListener('egcr-awake', function () {
    var ready = early.filter(function (press) {
      return !press.control.closest('[data-asleep]');
    });
    if (ready.length === 0) return;
    early = [];
    setTimeout(function () {
      ready.forEach(function (press) {
        press.control.dispatchEvent(new Event(press.type, { bubbles: true, cancelable: true }));
      });
    });
  });
})();
