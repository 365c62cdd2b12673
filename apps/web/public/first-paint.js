// Runs before the first paint, so that nothing flashes: theme, language and direction from what this browser remembers.
// It is a file of its own because the content security policy allows no inline script. Kept equal to src/first-paint.test.ts.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored('theme');
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  var spoken = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'];
  var wanted = [stored('language')].concat(
    Array.from(navigator.languages || [], function (tag) {
      return tag.toLowerCase().split('-')[0];
    }),
  );
  var language =
    wanted.find(function (one) {
      return spoken.includes(one);
    }) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
})();
