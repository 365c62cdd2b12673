import { describe, expect, it } from 'vitest';

import { A4, Paper } from './paper.ts';

async function printed(language: string, draw: (paper: Paper) => void): Promise<string> {
  const paper = new Paper({ language, title: 'Proof', madeAt: new Date(0) });
  paper.doc.addPage();
  draw(paper);
  const pieces = [...paper.taken()];
  for await (const piece of paper.rest()) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

describe('a paper', () => {
  it('embeds every font it uses, also for Arabic, Chinese, Japanese and Korean, and holds no script', async () => {
    const file = await printed('ar', (paper) => {
      for (const [at, line] of ['كشف', '账户', '残高', '거래', 'Łódź Ɉ'].entries())
        paper.text(line, { x: paper.at(48), y: 48 + at * 20 }, { weight: 'strong' });
    });
    expect(file).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect(file.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(5);
    expect(file).not.toMatch(/\/Helvetica|\/JavaScript|\/JS\b|\/OpenAction/);
  });

  it('begins lines where the reader begins: at the left, or for Arabic at the right', () => {
    const made = (language: string) => new Paper({ language, title: 'Proof', madeAt: new Date(0) });
    expect([made('en').at(48), made('ar').at(48)]).toEqual([48, A4.width - 48]);
  });

  it('draws the narrow space of French as a space, not as a sign that no font has', () => {
    const paper = new Paper({ language: 'fr', title: 'Proof', madeAt: new Date(0) });
    const [narrow, wide] = ['Oui\u202F!', 'Oui\u00A0!'].map((line) => paper.measure(line));
    expect(narrow).toBe(wide);
  });

  it('keeps a line within its width, and draws what no font has as a sign', async () => {
    await printed('en', (paper) => {
      const place = { x: 48, y: 48 };
      expect(paper.text('x'.repeat(500), place, { width: 100 })).toBeLessThanOrEqual(100);
      expect(paper.text('\u{13000}', place)).toBeGreaterThan(0);
      expect(paper.text('', place)).toBe(0);
    });
  });
});
