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
  });
});
