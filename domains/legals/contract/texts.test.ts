import { describe, expect, it } from 'vitest';

import { agreedDocuments, legalDocuments, legalVersions, versionAt } from './documents.ts';
import { plainText, textOfVersion } from './legal-text.ts';
import { loadCommon, loadLegalText } from './texts/load-text.ts';

const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'] as const;

describe('the legal documents', () => {
  it.each(legalDocuments)(
    '%s has the same sections in all ten languages, none of them left in English',
    async (document) => {
      const english = await loadLegalText(document, 'en');
      const shape = english.sections.map(({ id, body }) => `${id} ${body.length}`);
      for (const language of languages) {
        const text = await loadLegalText(document, language);
        expect([language, ...text.sections.map(({ id, body }) => `${id} ${body.length}`)]).toEqual([
          language,
          ...shape,
        ]);
        expect([
          language,
          JSON.stringify(
            Object.entries(text.earlier ?? {}).map(([at, old]) => [at, Object.keys(old).toSorted()]),
          ),
        ]).toEqual([
          language,
          JSON.stringify(
            Object.entries(english.earlier ?? {}).map(([at, old]) => [at, Object.keys(old).toSorted()]),
          ),
        ]);
        if (language === 'en') continue;
        const written = text.sections.flatMap(({ body }) => body);
        const same = english.sections.flatMap(({ body }) => body).filter((line) => written.includes(line));
        expect([language, ...same]).toEqual([language]);
      }
    },
  );

  it.each(legalDocuments)(
    '%s is three to six hundred words long in English, and says what EGCR is not',
    async (document) => {
      const [text, { notice }] = [await loadLegalText(document, 'en'), await loadCommon('en')];
      const words = `${plainText(text)} ${notice.body.join(' ')}`.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(600);
      expect(notice.body.join(' ')).toMatch(
        /not a state register, not a licensed bank and not a deposit insurer/,
      );
    },
  );

  it('says in every language which one binds', async () => {
    const said = await Promise.all(languages.map(async (language) => (await loadCommon(language)).binding));
    expect(new Set(said).size).toBe(languages.length);
  });

  it('shows an older version as it was', async () => {
    const text = await loadLegalText('terms', 'en');
    const old = textOfVersion(text, '1.0');
    expect(old.sections.map(({ id }) => id)).not.toContain('complaints');
    expect(plainText(old)).toContain('fourteen days');
    expect(plainText(textOfVersion(text, '1.1'))).toContain('thirty days');
  });

  it('differs between its versions wherever there are two', async () => {
    for (const document of legalDocuments) {
      const text = await loadLegalText(document, 'en');
      const wordings = legalVersions[document].map(({ version }) => plainText(textOfVersion(text, version)));
      expect([document, new Set(wordings).size]).toEqual([document, wordings.length]);
    }
  });
});

describe('the version that holds', () => {
  it.each([
    ['2026-11-01T00:00:00Z', '1.0'],
    ['2026-11-19T23:59:59Z', '1.0'],
    ['2026-11-20T00:00:00Z', '1.1'],
    ['2030-01-01T00:00:00Z', '1.1'],
  ])('of the terms at %s is %s', (at, version) => {
    expect(versionAt('terms', new Date(at)).version).toBe(version);
  });

  it('is agreed to for what binds a person, not for what only informs', () => {
    expect(agreedDocuments).toEqual(['terms', 'privacy', 'anti-money-laundering', 'acceptable-use']);
  });
});
