import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { readTaggedPdf } from '../../testing/tagged-pdf.ts';
import { A4, Paper } from './paper.ts';

async function printed(language: string, draw: (paper: Paper) => void): Promise<string> {
  const paper = new Paper({ language, title: 'Proof', madeAt: new Date(0) });
  paper.doc.addPage();
  draw(paper);
  const pieces = [...paper.taken()];
  for await (const piece of paper.rest()) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

/** Whether every letter is drawn with a sign of its font, and which code points a program that copies the text finds. */
function lettersIn(file: string): { readonly hasUnknown: boolean; readonly points: ReadonlySet<string> } {
  const packed = [...file.matchAll(/\/Filter \/FlateDecode[\s\S]*?\nstream\n([\s\S]*?)\nendstream/g)];
  const streams = packed.map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'));
  const drawn = streams
    .filter((text) => /\nBT\n/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    );
  const known = streams
    .filter((text) => text.includes('beginbfrange'))
    .flatMap((text) =>
      [...text.matchAll(/<([0-9a-f]{4,})>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    );
  return { hasUnknown: drawn.includes('0000'), points: new Set(known) };
}

const pointOf = (letter: string) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

describe('a paper', () => {
  it('embeds every font it uses, also for Arabic, Chinese, Japanese and Korean, and holds no script', async () => {
    const file = await printed('ar', (paper) => {
      for (const [at, line] of ['كشف', '账户', '残高', '거래', 'Łódź Ɉ'].entries())
        paper.text(line, { x: paper.at(48), y: 48 + at * 20 }, { weight: 'strong' });
    });
    expect(file).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    expect(file.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(5);
    // Compressed bytes may spell anything.
    const objects = file.replaceAll(/\bstream\r?\n[\s\S]*?endstream/g, '');
    expect(objects).not.toMatch(/\/Helvetica|\/JavaScript|\/JS\b|\/OpenAction/);
  });

  it('tells programs that read it aloud what is what, in reading order, and passes over ornaments', async () => {
    const file = await printed('en', (paper) => {
      const [heading, table] = [paper.content.within('H1'), paper.content.within('Table')];
      const row = table.within('TR');
      const cells = { name: row.within('TH', { scope: 'Row' }), value: row.within('TD') };
      paper.text('drawn first', { x: 48, y: 80 }, { tag: cells.value });
      paper.text('a heading', { x: 48, y: 48 }, { tag: heading });
      paper.text('a name', { x: 48, y: 80 }, { tag: cells.name });
      paper.text('at the foot of every page', { x: 48, y: 800 });
      paper.rule({ x: 48, y: 90 }, 100);
      const figure = paper.content.within('Figure', { alt: 'Three bars' });
      paper.picture(figure, () => paper.rosette({ x: 100, y: 200 }, 20, '#000000'));
    });
    const { kinds, said, untagged } = readTaggedPdf(Buffer.from(file, 'latin1'));
    expect(kinds).toEqual(['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'Figure']);
    expect([said, untagged]).toEqual([['Three bars'], 0]);
    expect(file).toMatch(
      /\/DisplayDocTitle true[\s\S]*\/Lang \(en\)|\/Lang \(en\)[\s\S]*\/DisplayDocTitle true/,
    );
  });

  it('says in reading order what is drawn from right to left, over all lines of a paragraph', async () => {
    const file = await printed('ar', (paper) => {
      const tag = paper.content.within('P');
      paper.text('كشف \u2066EGCR\u2069 ', { x: paper.at(48), y: 48 }, { tag });
      paper.text('2026', { x: paper.at(48), y: 64 }, { tag });
    });
    const { kinds, said } = readTaggedPdf(Buffer.from(file, 'latin1'));
    expect([kinds, said]).toEqual([['Document', 'P'], ['كشف EGCR 2026']]);
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

  it('draws emoji in outline, one after the other where several are joined, never as a sign that no font has', async () => {
    const paper = new Paper({ language: 'en', title: 'Proof', madeAt: new Date(0) });
    const unknown = paper.measure('\u{13000}');
    for (const emoji of ['🎉', '🏖', '👍', '🚀', '🥖', '🫶']) {
      expect(paper.measure(emoji)).toBeGreaterThan(0);
      expect(paper.measure(`${emoji}\u{1F3FD}\uFE0F`)).toBe(paper.measure(emoji));
      expect(paper.measure(emoji)).not.toBe(unknown);
    }
    expect(paper.measure('👩\u200D🚀')).toBe(paper.measure('👩') + paper.measure('🚀'));
    const file = await printed('en', (sheet) => void sheet.text('Rent 🏠 and a party 🎉', { x: 48, y: 48 }));
    expect(file).toMatch(/NotoEmoji/);
  });

  it.each([
    ['Thai', 'สมชาย ใจดี น้ำ', 'NotoSansThai'],
    ['Hebrew', 'דוד בן־גוריון', 'NotoSansHebrew'],
    ['Devanagari', 'प्रिया शर्मा', 'NotoSansDevanagari'],
    ['Bengali', 'রবি শ্রীলেখা', 'NotoSansBengali'],
    ['Tamil', 'தமிழ்ச்செல்வி', 'NotoSansTamil'],
  ])('writes names in %s, which are copied as they are read', async (_script, name, font) => {
    for (const language of ['en', 'ar'] as const) {
      const file = await printed(language, (paper) => {
        const tag = paper.content.within('P');
        for (const [at, weight] of (['plain', 'strong'] as const).entries())
          paper.text(name, { x: paper.at(48), y: 48 + at * 20 }, { weight, tag });
      });
      const { hasUnknown, points } = lettersIn(file);
      expect(hasUnknown).toBe(false);
      expect(points).not.toContain('fffd');
      expect(file.match(new RegExp(`${font}-(?:Regular|SemiBold)`, 'g'))?.length).toBeGreaterThanOrEqual(2);
      const { said } = readTaggedPdf(Buffer.from(file, 'latin1'));
      // Where signs are drawn in another order, or one for several letters, the tag says the words.
      const isSaidByLetters =
        font === 'NotoSansThai' && Array.from(name).every((letter) => points.has(pointOf(letter)));
      expect(isSaidByLetters ? [`${name}${name}`] : said).toEqual([`${name}${name}`]);
    }
  });

  it('opens the fonts of other scripts for those alone who write in them', async () => {
    const file = await printed('en', (paper) => void paper.text('Ada Lovelace', { x: 48, y: 48 }));
    expect(file).not.toMatch(/NotoSans/);
  });

  it('sets the vowels and the double sign of Arabic on letters that stay joined', () => {
    const paper = new Paper({ language: 'ar', title: 'Proof', madeAt: new Date(0) });
    for (const [marked, plain] of [
      ['محمّد', 'محمد'],
      ['مُسَجَّل', 'مسجل'],
      ['السجلّ', 'السجل'],
    ] as const)
      expect(paper.measure(marked)).toBe(paper.measure(plain));
  });

  it('keeps a joiner between letters that change beside it, and drops it elsewhere', () => {
    const paper = new Paper({ language: 'ar', title: 'Proof', madeAt: new Date(0) });
    expect(paper.measure('می\u200Cخواهم')).not.toBe(paper.measure('میخواهم'));
    expect(paper.measure('a\u200Cb')).toBe(paper.measure('ab'));
  });

  it('does not cut a line for the space at its end', () => {
    const paper = new Paper({ language: 'en', title: 'Proof', madeAt: new Date(0) });
    paper.doc.addPage();
    const width = paper.measure('by the river');
    expect(paper.text('by the river ', { x: 48, y: 48 }, { width })).toBe(paper.measure('by the river '));
    expect(paper.text('by the rivers', { x: 48, y: 48 }, { width })).toBeLessThanOrEqual(width);
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
