import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterEach, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../pwa/offline/offline.js'), 'utf8');

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Shows the page to someone for whom the first paint has marked the document so. */
function open(marked: { readonly lang: string; readonly dir: string }, speaks: readonly string[]) {
  const root = document.documentElement;
  Object.assign(root, marked);
  document.body.innerHTML = [
    ['en', 'ltr'],
    ['fr', 'ltr'],
    ['ar', 'rtl'],
  ]
    .map(
      ([lang, dir]) =>
        `<main lang="${lang}" dir="${dir}" data-title="${lang}" hidden><button></button></main>`,
    )
    .join('');
  runInNewContext(script, {
    document,
    localStorage,
    navigator: { languages: speaks },
    addEventListener: () => undefined,
  });
  const [shown] = document.querySelectorAll('main');
  return [root.lang, root.dir, shown?.lang, shown?.dir, shown?.hidden, document.title];
}

it.each([
  ['someone who chose Hebrew', { lang: 'en', dir: 'rtl' }, ['he'], ['en', 'rtl', 'en', 'rtl', false, 'en']],
  ['an English reader', { lang: 'en', dir: 'ltr' }, ['en'], ['en', 'ltr', 'en', 'ltr', false, 'en']],
  ['an Arabic reader', { lang: 'ar', dir: 'rtl' }, ['ar-EG'], ['ar', 'rtl', 'ar', 'rtl', false, 'ar']],
  ['a French reader', { lang: 'en', dir: 'rtl' }, ['fr'], ['fr', 'ltr', 'fr', 'ltr', false, 'fr']],
])(
  'the page without a connection runs as the pages with one do, for %s [PREF-02]',
  (_who, marked, speaks, seen) => {
    expect(open(marked, speaks)).toEqual(seen);
  },
);
