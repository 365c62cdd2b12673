import { inLanguage } from '@egcr/web-kit/messages';
import type { Language } from '@egcr/web-kit/languages';
import { describe, expect, it } from 'vitest';

import { manifestName, manifestOf } from './manifest.ts';
import { ellipses } from './offline/net.ts';
import { appTexts } from './texts.ts';

const shortcuts = [
  {
    name: 'wallet-send',
    path: '/wallet/send',
    titles: new Map<Language, string>([
      ['en', 'Send'],
      ['ar', 'إرسال'],
    ]),
  },
] as const;
const read = (language: Language) =>
  JSON.parse(manifestOf(language, inLanguage(appTexts, language), shortcuts)) as Record<string, unknown>;

describe('what the installed app says of itself', () => {
  it.each([
    ['en', 'site.webmanifest', 'ltr', 'Send'],
    ['ar', 'site-ar.webmanifest', 'rtl', 'إرسال'],
  ] as const)('in %s stands in %s, written %s', (language, file, direction, title) => {
    const found = read(language);
    expect(manifestName(language)).toBe(file);
    expect(found).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: language,
      dir: direction,
      background_color: '#fbfaf7',
      theme_color: '#0f5d50',
      categories: ['finance', 'business', 'government'],
      shortcuts: [
        {
          name: title,
          url: '/wallet/send',
          icons: [{ src: '/icons/shortcut-wallet-send.png', sizes: '96x96', type: 'image/png' }],
        },
      ],
    });
    expect(found['name']).toBe(found['short_name']);
    expect(found['icons']).toEqual([
      { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/seal-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/seal-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
  });

  it('has behind its offline page two turns of ellipses, evenly apart', () => {
    const all = ellipses().split('/>').slice(0, -1);
    expect(all).toHaveLength(76);
    expect([all[0], all[1], all[39], all[40], all[41], all[75]]).toEqual([
      '<ellipse cx="35" rx="64" ry="40" transform="rotate(0)"',
      '<ellipse cx="35" rx="64" ry="40" transform="rotate(9)"',
      '<ellipse cx="35" rx="64" ry="40" transform="rotate(351)"',
      '<ellipse cx="0" rx="80" ry="47" transform="rotate(0)"',
      '<ellipse cx="0" rx="80" ry="47" transform="rotate(5)"',
      '<ellipse cx="0" rx="80" ry="47" transform="rotate(175)"',
    ]);
  });
});
