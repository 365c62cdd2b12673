import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import {
  CHOSEN_LANGUAGE_STORAGE_KEY,
  detectChoice,
  detectLanguage,
  directionOf,
  languages,
  LANGUAGE_STORAGE_KEY,
} from '@egcr/web-kit/languages';
import { waitFor } from '@testing-library/dom';
import { DATA_SAVER_STORAGE_KEY } from '@egcr/web-kit/data-saver';
import { applyTheme, THEME_STORAGE_KEY } from '@egcr/web-kit/theme';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');

/** The pages of the tests before have been left. */
let left = new AbortController();
beforeEach(() => {
  left.abort();
  left = new AbortController();
});

/** Runs the script as the page does: with the window's own names in reach. */
function paint({
  prefersDark = false,
  speaks = ['en'],
  search = '',
  connection,
  faces,
}: {
  prefersDark?: boolean;
  speaks?: readonly string[];
  search?: string;
  connection?: { saveData?: boolean; effectiveType?: string };
  /** What the build writes beside the script: the files of the faces. */
  faces?: { face: string; arabicFace: string };
} = {}) {
  delete document.documentElement.dataset['saver'];
  runInNewContext(script, {
    document: {
      documentElement: document.documentElement,
      currentScript: faces === undefined ? null : { dataset: faces },
      head: document.head,
      createElement: (name: string) => document.createElement(name),
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
      addEventListener: (kind: string, listen: () => void, isCapturing?: boolean) =>
        document.addEventListener(kind, listen, { capture: isCapturing === true, signal: left.signal }),
    },
    localStorage,
    Element,
    Event,
    setTimeout,
    matchMedia: () => ({ matches: prefersDark }),
    navigator: { languages: speaks, connection },
    location: { search },
    URLSearchParams,
  });
  const { lang, dir, dataset } = document.documentElement;
  return { lang, dir, theme: dataset['theme'], saver: dataset['saver'] };
}

beforeEach(() => localStorage.clear());

describe('the first paint', () => {
  it('follows the system until someone chooses [SHELL-03]', () => {
    expect(paint().theme).toBe('light');
    expect(paint({ prefersDark: true }).theme).toBe('dark');
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    expect(paint({ prefersDark: true }).theme).toBe('light');
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    expect(paint().theme).toBe('dark');
    localStorage.setItem(THEME_STORAGE_KEY, 'system');
    expect(paint({ prefersDark: true }).theme).toBe('dark');
  });

  it('asks early for the faces of the first view, in Arabic for both, and for none where data is saved', () => {
    const faces = { face: '/assets/latin.woff2', arabicFace: '/assets/arabic.woff2' };
    const asked = (...args: Parameters<typeof paint>) => {
      document.head.innerHTML = '';
      paint(...args);
      return Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href'));
    };
    expect(asked({ faces })).toEqual([faces.face]);
    expect(document.head.innerHTML).toBe(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/latin.woff2">',
    );
    expect(asked({ faces, speaks: ['ar-EG'] })).toEqual([faces.face, faces.arabicFace]);
    expect(asked({ faces, connection: { saveData: true } })).toEqual([]);
    localStorage.setItem(DATA_SAVER_STORAGE_KEY, 'on');
    expect(asked({ faces })).toEqual([]);
    localStorage.clear();
    // In development no build has named the files.
    expect(asked()).toEqual([]);
  });

  it('colours the browser’s bars by the theme someone chose, else by the system’s [SHELL-03]', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.head.innerHTML = ['light', 'dark']
      .map((name) => `<meta name="theme-color" data-for="${name}" media="(prefers-color-scheme: ${name})">`)
      .join('');
    const medias = () =>
      Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) => meta.getAttribute('media'));
    paint();
    expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    paint();
    expect(medias()).toEqual(['not all', 'all']);
    localStorage.setItem(THEME_STORAGE_KEY, 'system');
    applyTheme();
    expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    applyTheme();
    expect(medias()).toEqual(['all', 'not all']);
    vi.unstubAllGlobals();
  });

  it('speaks the stored language, then the browser’s, then English, in its direction [SHELL-02]', () => {
    expect(paint({ speaks: ['nl', 'ar-EG'] })).toMatchObject({ lang: 'ar', dir: 'rtl' });
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'fr');
    expect(paint({ speaks: ['ar'] })).toMatchObject({ lang: 'fr', dir: 'ltr' });
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'xx');
    expect(paint({ speaks: ['sw'] })).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  it('speaks what the address asks for before anything else, where we speak it [PREF-04]', () => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'fr');
    expect(paint({ search: '?lang=ar' })).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(paint({ search: '?tab=in&lang=PT-br' })).toMatchObject({ lang: 'pt', dir: 'ltr' });
    expect(paint({ search: '?lang=tlh' })).toMatchObject({ lang: 'fr' });
  });

  it('turns the page for Urdu, Persian and Hebrew as the app does, whatever told it, and keeps the words’ own language [PREF-02, PREF-04]', () => {
    const asked = [null, 'he', 'UR-pk', 'en', 'tlh'];
    // Something other than its texts is kept beside English alone.
    const kept = [
      [null, null],
      ['ar', null],
      ['fr', '!!'],
      ['xx', 'constructor'],
      ...[null, 'he', 'fa', 'ur', 'tr', '', 'he-x'].map((choice) => ['en', choice] as const),
    ] as const;
    const speaks = [[], ['he-IL', 'he', 'en'], ['fa', 'de'], ['ur', 'ar'], ['en', 'he'], ['tr']];
    const cases = asked.flatMap((ask) =>
      kept.flatMap(([keep, choice]) => speaks.map((spoken) => ({ ask, keep, choice, spoken }))),
    );
    const sides = new Set<string>();
    for (const { ask, keep, choice, spoken } of cases) {
      localStorage.clear();
      if (keep !== null) localStorage.setItem(LANGUAGE_STORAGE_KEY, keep);
      if (choice !== null) localStorage.setItem(CHOSEN_LANGUAGE_STORAGE_KEY, choice);
      const signs = { asked: ask, stored: keep, storedChoice: choice, preferred: spoken };
      const { lang, dir } = paint({ speaks: spoken, search: ask === null ? '' : `?lang=${ask}` });
      const expected = { lang: detectLanguage(signs), dir: directionOf(detectChoice(signs)) };
      expect({ signs, lang, dir }).toEqual({ signs, ...expected });
      sides.add(`${lang} ${dir}`);
    }
    expect([...sides].toSorted()).toEqual(['ar rtl', 'de ltr', 'en ltr', 'en rtl', 'fr ltr']);
  });

  it('saves data where the device asks for it or its connection is slow, unless the person chose otherwise', () => {
    expect(paint().saver).toBeUndefined();
    expect(paint({ connection: { saveData: true } }).saver).toBe('on');
    expect(paint({ connection: { effectiveType: 'slow-2g' } }).saver).toBe('on');
    expect(paint({ connection: { saveData: false, effectiveType: '4g' } }).saver).toBeUndefined();
    localStorage.setItem(DATA_SAVER_STORAGE_KEY, 'off');
    expect(paint({ connection: { saveData: true } }).saver).toBeUndefined();
    localStorage.setItem(DATA_SAVER_STORAGE_KEY, 'on');
    expect(paint().saver).toBe('on');
  });

  it('knows the same ten languages as the app [SHELL-02]', () => {
    for (const language of languages) expect(paint({ speaks: [language] }).lang).toBe(language);
    expect(languages).toHaveLength(10);
  });
});

describe('a press before the page listens', () => {
  it('is done once that part of it does, the last one only, and never twice', async () => {
    document.body.innerHTML =
      '<div id="app" data-asleep><button>One</button><main data-asleep><button>Two</button></main></div><button>Out</button>';
    paint();
    const [one, two, out] = document.querySelectorAll('button');
    const done: (string | null)[] = [];
    document.body.addEventListener('click', ({ target }) =>
      done.push(target instanceof Element ? target.textContent : null),
    );
    const awake = (part: string) => {
      document.querySelector(part)?.removeAttribute('data-asleep');
      document.dispatchEvent(new Event('egcr-awake'));
    };
    for (const button of [one, out, two]) button?.click();
    expect(done).toEqual(['Out']);
    awake('#app');
    one?.click();
    expect(done).toEqual(['Out', 'One']);
    awake('main');
    awake('main');
    await waitFor(() => expect(done).toEqual(['Out', 'One', 'Two']));
  });
});

describe('a page that was drawn ahead of time', () => {
  it('is hidden from someone it is not for: signed in, or with another language', () => {
    const { dataset } = document.documentElement;
    dataset['served'] = 'en';
    paint();
    expect(dataset['waiting']).toBeUndefined();
    localStorage.setItem('egcr.session', '{}');
    paint();
    expect(dataset['waiting']).toBe('');
    delete dataset['waiting'];
    localStorage.clear();
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'fr');
    paint();
    expect(dataset['waiting']).toBe('');
    delete dataset['waiting'];
    delete dataset['served'];
  });
});
