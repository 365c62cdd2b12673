import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { overlaps, watchDrawing, type DrawnLine } from '@egcr/server-kit/testing/drawn-paper';
import { describe, expect, it } from 'vitest';

import { drawAgreement } from './agreement-file.ts';
import { termsFor } from './terms.ts';
import { termsTexts } from './texts.ts';

const reference = 'GR-2026-000042';
const award = {
  reference,
  accepted_at: new Date('2026-11-20T14:30:00Z'),
  is_sample: false,
  terms_text: null,
  terms_sha256: null,
  terms_version: null,
  slug: 'personal',
  made: null,
  asset: 'USD',
  amount_minor: 500_000n,
};
const milestones = [150_000n, 350_000n].map((minor, at) => ({ number: at + 1, amount_minor: minor }));

async function drawn(
  language: string,
  changed: { readonly accepted_at?: null; readonly is_sample?: boolean } = {},
) {
  const terms = termsFor(award, milestones, language);
  const paper = new Paper({ language, title: 'Agreement', madeAt: new Date(0) });
  const { lines, pages } = await watchDrawing(() =>
    drawAgreement(paper, { language, award: { ...award, ...changed }, terms, name: 'Ann Lee' }),
  );
  return { terms, lines, pages };
}
const letters = (words: string) => words.replaceAll(/[\s\u2066-\u2069]/g, '');
const said = (lines: readonly DrawnLine[]) => lines.map(({ words }) => letters(words)).join('');

describe('an agreement on paper', () => {
  it.each(['en', 'de', 'ar'])(
    'in %s says every paragraph with its number, then whose it is and its hash',
    async (language) => {
      const { lines, terms, pages } = await drawn(language);
      const { title, paper: words } = termsTexts(language);
      const from = ({ left, right }: DrawnLine) => (language === 'ar' ? A4.width - right : left);
      const accepted = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(award.accepted_at);
      expect(said(lines)).toBe(
        letters(
          [
            `EGCR${title}`,
            ...terms.paragraphs.map((paragraph, at) => `${at + 1}. ${paragraph}`),
            `${words.person}Ann Lee${words.reference}${reference}${words.accepted}${accepted}${words.version}1`,
            `${words.hash}: ${terms.sha256}`,
          ].join(''),
        ),
      );
      expect([pages, overlaps({ lines })]).toEqual([1, []]);
      for (const line of lines) {
        expect(line.right).toBeLessThan(A4.width - A4.margin + 6);
        expect(line.left).toBeGreaterThan(A4.margin - 6);
        expect(line.bottom).toBeLessThan(A4.height - A4.margin);
        expect([A4.margin, A4.margin + 150].map((edge) => Math.round(edge))).toContain(
          Math.round(from(line)),
        );
      }
      const label = lines.find(({ words: written }) => written === words.reference);
      const beside = lines.filter((line) => line !== label && line.top === label?.top);
      expect(beside.map((line) => [line.words, Math.round(from(line))])).toEqual([
        [reference, A4.margin + 150],
      ]);
    },
  );

  it('says that it is not accepted yet, and that it is a sample', async () => {
    const { open, sample } = termsTexts('en').paper;
    const usual = said((await drawn('en')).lines);
    expect([usual.includes(letters(open)), usual.includes(letters(sample))]).toEqual([false, false]);
    const { lines } = await drawn('en', { accepted_at: null, is_sample: true });
    expect(said(lines)).toContain(letters(open));
    expect(said(lines).endsWith(letters(sample))).toBe(true);
    expect(lines.at(-1)?.style.colour).toBe(ink.faint);
  });
});
