import { describe, expect, it } from 'vitest';

import { sampleFileBytes } from '../contract/sample-files/endpoints.ts';
import { sampleJson, samplePdf } from './sample-files.ts';

describe('a document of the sample business [SYS-13]', () => {
  it('is a JSON of 1.8 MB that opens, and says that it is invented', () => {
    const bytes = sampleJson('Meridian "Sample" Works');
    expect(bytes).toHaveLength(sampleFileBytes.json);
    const { note, business, rows } = JSON.parse(bytes.toString('utf8'));
    expect([note, business]).toEqual(['SAMPLE: every figure is invented.', 'Meridian "Sample" Works']);
    expect(rows.length).toBeGreaterThan(10_000);
    expect(rows.slice(0, 2)).toEqual([
      { entry: 1, item: 'Sample purchase', amount: '79.19' },
      { entry: 2, item: 'Sample wages', amount: '158.38' },
    ]);
    // Rows fill it: what is left would not hold another one.
    const text = bytes.toString('utf8');
    expect(text.length - text.trimEnd().length).toBeLessThan(JSON.stringify(rows.at(-1)).length + 3);
    expect(sampleJson('株式会社')).toHaveLength(sampleFileBytes.json);
  });

  it('is a PDF of 2.3 MB whose objects are where its table says', () => {
    const bytes = samplePdf('Meridian (Sample) Works');
    expect(bytes).toHaveLength(sampleFileBytes.pdf);
    const text = bytes.toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(100);
    for (const [at, place] of places.entries())
      expect(text.slice(place, place + 12)).toMatch(new RegExp(`^${at + 1} 0 obj`));
    for (const [, length, stream] of text.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
      expect(stream).toHaveLength(Number(length));
    expect(text).toMatch(/^%PDF-1\.7\n1 0 obj/);
    expect(text).toContain('(Meridian ?Sample? Works - SAMPLE: every figure is invented. Page 1) ');
    // Each page is one of its children, and shows the text before it.
    const [, count, kids = ''] = /\/Count (\d+)[^]*?\/Kids \[([^\]]*)\]/.exec(text) ?? [];
    const pages = [...text.matchAll(/(\d+) 0 obj\n<< \/Type \/Page \/Parent 2 0 R \/Contents (\d+) 0 R >>/g)];
    expect(kids).toBe(pages.map(([, id]) => `${id} 0 R`).join(' '));
    expect(pages).toHaveLength(Number(count));
    for (const [, id, shown] of pages) expect(Number(shown)).toBe(Number(id) - 1);
    const entries = [...text.matchAll(/^\( *(\d+) {3}/gm)].map(([, entry]) => Number(entry));
    expect(entries).toEqual(Array.from({ length: pages.length * 60 }, (_, at) => at + 1));
    // The spaces that fill it are less than three pages would take.
    expect(/%( +)\n/.exec(text)?.[1]?.length).toBeLessThan(60_000);
  });
});
