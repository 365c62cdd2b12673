import { A4, ink } from '@egcr/server-kit/pdf/paper';
import { overlaps, watchDrawing } from '@egcr/server-kit/testing/drawn-paper';
import { describe, expect, it } from 'vitest';

import { legalVersions } from '../contract/documents.ts';
import { textOfVersion } from '../contract/legal-text.ts';
import { loadCommon, loadLegalText } from '../contract/texts/load-text.ts';
import { hashOf, legalHashes } from './hashes.ts';
import { draw } from './print-legal.ts';

const letters = (words: string) => words.replaceAll(/\s/g, '');
/** An old version, a new one, and one that is read from right to left. */
const cases = [
  { document: 'cookies', at: -1, language: 'en' },
  { document: 'anti-money-laundering', at: 0, language: 'en' },
  { document: 'referrals', at: 0, language: 'ar' },
] as const;

describe('a legal document in print', () => {
  it.each(cases)(
    '$document in $language says every word of that version in order, and which language counts',
    async ({ document, at, language }) => {
      const { version, publishedOn } = legalVersions[document].at(at) ?? legalVersions[document][0];
      const { lines, pages } = await watchDrawing(() => draw({ document, version, language }));
      const text = textOfVersion(await loadLegalText(document, language), version);
      const { notice, binding } = await loadCommon(language);
      const inText = lines.filter(({ style }) => style.tag !== undefined);
      expect(letters(inText.map(({ words }) => words).join(''))).toBe(
        letters(
          [
            `EGCR${text.title}${text.summary}${version} · ${publishedOn}`,
            ...[...text.sections, notice].map(({ title, body }) => title + body.join('')),
            binding,
          ].join(''),
        ),
      );
      const isTitle = ({ style }: (typeof lines)[number]) => style.size === 22 && style.weight === 'strong';
      expect(
        letters(
          lines
            .filter(isTitle)
            .map(({ words }) => words)
            .join(''),
        ),
      ).toBe(letters(text.title));
      expect(inText[0]?.style).toMatchObject({ size: 11, weight: 'strong', colour: ink.brand });
      const begin = language === 'ar' ? 'right' : 'left';
      for (const line of inText)
        expect(line[begin]).toBeCloseTo(language === 'ar' ? A4.width - A4.margin : A4.margin, 1);

      // Nothing stands over another line, in the margins, or below the foot.
      expect(overlaps({ lines })).toEqual([]);
      for (const { left, right, top, bottom } of inText) {
        expect(left).toBeGreaterThan(A4.margin - 6);
        expect(right).toBeLessThan(A4.width - A4.margin + 6);
        expect(top).toBeGreaterThanOrEqual(A4.margin);
        expect(bottom).toBeLessThan(A4.height - A4.margin - 24);
      }

      // Each page says which version it is, and which page.
      const hash = hashOf(await legalHashes(), document, version);
      for (let page = 1; page <= pages; page += 1) {
        const foot = lines.filter((line) => line.page === page && line.top === A4.height - A4.margin);
        expect(foot.map(({ words }) => words)).toEqual([`EGCR · ${version} · SHA-256 ${hash}`, String(page)]);
        const edge = language === 'ar' ? (foot[1]?.left ?? 0) : A4.width - (foot[1]?.right ?? 0);
        expect(edge).toBeCloseTo(A4.margin, 1);
      }
      // A heading goes with what follows, and a page is turned only where it is full.
      for (let page = 1; page < pages; page += 1) {
        const last = inText.findLast((line) => line.page === page);
        expect(last?.style.size).not.toBe(13);
        expect(last?.bottom).toBeGreaterThan(A4.height - A4.margin - 130);
      }
    },
  );

  it('parts its sections and paragraphs: more air before a heading than between paragraphs, and most after the head', async () => {
    const { lines } = await watchDrawing(() =>
      draw({ document: 'accessibility', version: '1.1', language: 'en' }),
    );
    const text = await loadLegalText('accessibility', 'en');
    const first = lines.filter(({ page, style }) => page === 1 && style.tag !== undefined);
    const gapBefore = (words: string | undefined) => {
      const at = first.findIndex((line) => words !== undefined && words.startsWith(line.words.trim()));
      return Math.round(((first[at]?.top ?? 0) - (first[at - 1]?.top ?? 0)) * 2) / 2;
    };
    const [one, two] = text.sections;
    expect(gapBefore(one?.body[0])).toBe(18 + 3);
    expect(gapBefore(two?.title)).toBe(15.5 + 6 + 8);
    // The date, four points, the line, fourteen points.
    expect(gapBefore(one?.title)).toBe(15.5 + 4 + 14);
    expect(gapBefore('1.1 · 2026-11-23')).toBe(15.5 + 6);
  });

  it.each([
    { document: 'nothing', version: '1.0', language: 'en', fault: 'none of ours' },
    { document: 'terms', version: '9.9', language: 'en', fault: 'never published' },
    { document: 'terms', version: '1.0', language: 'tlh', fault: 'language' },
  ])(
    'is not drawn where it was never published: $document $version in $language',
    async ({ fault, ...order }) => {
      await expect(draw(order)).rejects.toThrow(fault);
    },
  );
});
