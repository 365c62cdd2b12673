import { afterEach, describe, expect, it } from 'vitest';

import { findLanguages } from './find-languages.ts';
import { forgetFailure, offeredLanguages, type OfferedLanguage } from './offered-languages.ts';

const usual = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usual;
  forgetFailure();
});

const czech = { code: 'cs', name: 'Czech', native_name: 'Čeština', rtl: false };
const hebrew = { code: 'he', name: 'Hebrew', native_name: 'עברית', rtl: true };
const german: Readonly<Record<string, string>> = { cs: 'Tschechisch', he: 'Hebräisch' };

describe('the search in the list of languages', () => {
  it.each([
    ['cest', ['cs']],
    ['tschech', ['cs']],
    ['CZE', ['cs']],
    ['hebraisch', ['he']],
    ['עבר', ['he']],
    ['cs', ['cs']],
    ['  ', ['cs', 'he']],
    ['klingon', []],
  ])('finds by own, English and reader’s names, without marks and capitals: %j', (typed, codes) => {
    const found = findLanguages([czech, hebrew], typed, (code) => german[code] ?? code);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the list of languages', () => {
  const codesOf = (list: readonly OfferedLanguage[]) => list.map(({ code }) => code).join(' ');

  it('is ten where it cannot be had, named by the browser, and is asked for again the next time [PREF-03]', async () => {
    globalThis.fetch = () => Promise.reject(new Error('offline'));
    const fallback = await offeredLanguages();
    expect(codesOf(fallback)).toBe('en es fr de zh ja ar hi pt ru');
    expect(fallback.map(({ native_name }) => native_name)).toContain('हिन्दी');
    expect(fallback.filter(({ rtl }) => rtl).map(({ code }) => code)).toEqual(['ar']);
    globalThis.fetch = async () => Response.json({ items: [czech, { code: 7 }, hebrew] });
    expect(codesOf(await offeredLanguages())).toBe('en es fr de zh ja ar hi pt ru');
    forgetFailure();
    expect(codesOf(await offeredLanguages())).toBe('cs he');
  });
});
