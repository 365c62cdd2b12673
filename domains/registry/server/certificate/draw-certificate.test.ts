import { countryName } from '@egcr/locale/contract';
import { A4, ink } from '@egcr/server-kit/pdf/paper';
import { overlaps, watchDrawing, type DrawnLine } from '@egcr/server-kit/testing/drawn-paper';
import { describe, expect, it } from 'vitest';

import type { CertificateFacts } from '../../contract/shapes.ts';
import { draw, type PaperOrder } from './draw-certificate.ts';
import { certificateWords } from './texts.ts';

const facts: CertificateFacts = {
  certificate: '01990000-0000-7000-8000-000000000001',
  number: 'JVRIT0000042X',
  name: 'Meridian Works and Sons of the Harbour of Genoa, Builders of Boats and Bridges',
  type: 'private_company',
  jurisdiction: 'IT',
  address:
    'Via della Repubblica di San Marino 1000, interno 7, presso lo studio Rossi e Bianchi, 16121 Genova',
  registered_on: '2026-01-02',
  issued_on: '2026-11-20',
  expires_on: '2027-11-20',
  note: 'EGCR’s own record.',
};
const order: PaperOrder = {
  language: 'en',
  facts: JSON.stringify(facts),
  isSample: false,
  issuedAt: '2026-11-20T12:00:00.000Z',
  address: 'https://egcr.test/certificates/7',
  standing: { verified: null, people_changed_at: null },
  today: '2026-11-21',
};
const letters = (words: string) => words.replaceAll(/[\s\u2066-\u2069]/g, '');
const fill = (words: string, given: Readonly<Record<string, string>>) =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '?');

describe('a certificate on paper', () => {
  it.each(['en', 'ar'])(
    'in %s stands on one page, each fact in its row, and nothing over anything else',
    async (language) => {
      const { lines, boxes, pages } = await watchDrawing(() => draw({ ...order, language }));
      const say = certificateWords(language);
      const from = ({ left, right }: DrawnLine) => (language === 'ar' ? A4.width - right : left);
      expect(pages).toBe(1);
      expect(overlaps({ lines })).toEqual([]);
      for (const { left, right, bottom } of lines) {
        expect(left).toBeGreaterThan(A4.margin - 6);
        expect(right).toBeLessThan(A4.width - A4.margin + 6);
        expect(bottom).toBeLessThan(A4.height - A4.margin);
      }
      const said = lines.map(({ words }) => letters(words)).join('');
      const rows = [
        [say.number, facts.number],
        [say.country, countryName('IT', language)],
        [say.address, facts.address],
        [say.registered, facts.registered_on],
        [say.issued, facts.issued_on],
        [say.expires, facts.expires_on],
        [fill(say.verification, { today: order.today }), say.not_verified],
      ] as const;
      for (const [name, value] of rows) {
        expect(said).toContain(letters(`${name}${value}`));
        const label = lines.find(({ words }) => words === name);
        const beside = lines.find((line) => line !== label && line.top === label?.top);
        expect([label && from(label), beside && from(beside)]).toEqual([
          expect.closeTo(A4.margin, 1),
          expect.closeTo(A4.margin + 150, 1),
        ]);
      }
      expect(said).toContain(letters(fill(say.check, { address: order.address }) + say.own_record));
      expect(said).not.toContain(letters(say.sample));

      // The code is a square of 120 points under the rows, at the beginning of the line, and no words reach it.
      const edges = {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ left, width }) => left + width)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ top, height }) => top + height)),
      };
      const unit = boxes[0]?.width ?? 0;
      expect(edges.right - edges.left).toBeCloseTo(120 - 4 * unit, 1);
      expect(edges.bottom - edges.top).toBeCloseTo(120 - 4 * unit, 1);
      expect(language === 'ar' ? A4.width - edges.right : edges.left).toBeCloseTo(A4.margin + 2 * unit, 1);
      const across = lines.filter(({ top, bottom }) => bottom > edges.top && top < edges.bottom);
      expect(across.map(({ words }) => words)).toEqual([]);
    },
  );

  it.each<[string, Partial<PaperOrder>, (say: ReturnType<typeof certificateWords>) => string]>([
    [
      'how far it was verified, and until when',
      { standing: { verified: { level: 2, until: '2027-05-01' }, people_changed_at: null } },
      (say) => fill(say.verified, { level: '2', date: '2027-05-01' }),
    ],
    [
      'since when its people have changed',
      { standing: { verified: null, people_changed_at: '2026-11-19T10:00:00.000Z' } },
      (say) => `${say.not_verified} ${fill(say.people_changed, { date: '2026-11-19' })}`,
    ],
    ['that it is a sample', { isSample: true }, (say) => say.sample],
  ])('says %s', async (_, change, sentence) => {
    const { lines } = await watchDrawing(() => draw({ ...order, ...change }));
    const said = lines.map(({ words }) => letters(words)).join('');
    expect(said).toContain(letters(sentence(certificateWords('en'))));
    expect(overlaps({ lines })).toEqual([]);
    const marked = lines.filter(({ style }) => style.colour === ink.brass);
    expect(marked.length > 0).toBe(change.isSample === true);
  });
});
