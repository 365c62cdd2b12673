import type { Screen } from '@egcr/contract/screen';
import { directionOf, type Language } from '@egcr/web-kit/languages';

import type { AppTexts } from './texts.ts';

/** A screen that the installed app offers as a shortcut, with its titles. */
export interface NamedShortcut extends Pick<Screen, 'name' | 'path'> {
  readonly titles: ReadonlyMap<Language, string>;
}

/** `--paper` and `--brand` of the light theme; a manifest knows neither themes nor tokens. */
const PAPER = '#fbfaf7';
const BRAND = '#0f5d50';

/** The name of the manifest in that language: the one without a suffix is English. */
export function manifestName(language: Language): string {
  return language === 'en' ? 'site.webmanifest' : `site-${language}.webmanifest`;
}

/** The web app manifest in one language. The identity is the same in all, so that a change of language is no second app. */
export function manifestOf(language: Language, texts: AppTexts, shortcuts: readonly NamedShortcut[]): string {
  return JSON.stringify({
    id: '/',
    name: texts['app.name'],
    short_name: texts['app.name'],
    description: texts['app.description'],
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: BRAND,
    categories: ['finance', 'business', 'government'],
    icons: [
      { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/seal-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/seal-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ name, path, titles }) => ({
      name: titles.get(language),
      url: path,
      icons: [{ src: `/icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  });
}
