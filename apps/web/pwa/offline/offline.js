// Shows the offline page in the reader's language, and opens the page that was asked for as soon as there is a connection again.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('language');
  } catch {
    // A browser that remembers nothing is asked for its languages.
  }
  var wanted = [chosen].concat(Array.from(navigator.languages || []));
  var parts = Array.from(document.querySelectorAll('main'));
  var shown = wanted
    .map(function (tag) {
      return parts.find(function (part) {
        return tag && part.lang === tag.toLowerCase().split('-')[0];
      });
    })
    .concat(parts)
    .find(Boolean);
  parts.forEach(function (part) {
    if (part !== shown) part.remove();
  });
  shown.hidden = false;
  document.title = shown.dataset.title;
  // first-paint.js knows more: people who chose Hebrew read English on a mirrored page.
  var root = document.documentElement;
  if (root.lang === shown.lang) shown.dir = root.dir;
  root.lang = shown.lang;
  root.dir = shown.dir;
  function openAgain() {
    location.reload();
  }
  shown.querySelector('button').addEventListener('click', openAgain);
  addEventListener('online', openAgain);
})();
