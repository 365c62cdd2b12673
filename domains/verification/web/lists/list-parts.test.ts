import { describe, expect, it } from 'vitest';

import { partsOf } from './list-parts.ts';

describe('a list in parts', () => {
  it('is cut where rows end, however many lines a row has, and says the line of each part', () => {
    const text = 'id,name\n1,"a\nb"\n2,c\n3,"say ""hi""\n"\n4,d';
    const parts = [...partsOf(text, true, 12)];
    expect(parts.map(({ csv }) => csv).join('')).toBe(text);
    expect(parts.map(({ csv, head, firstLine }) => [csv, head, firstLine])).toEqual([
      ['id,name\n', '', 1],
      ['1,"a\nb"\n2,c\n', 'id,name', 2],
      ['3,"say ""hi""\n"\n', 'id,name', 5],
      ['4,d', 'id,name', 7],
    ]);
    expect(parts.at(-1)?.share).toBe(1);
  });

  it('has one part where it is short, none where it is empty, and keeps a row whole that is longer than a part', () => {
    expect([...partsOf('1,"A"', false)]).toHaveLength(1);
    expect([...partsOf('', false)]).toEqual([]);
    expect([...partsOf(`${'x'.repeat(50)}\n1,a\n`, false, 10)].map(({ csv }) => csv.length)).toEqual([51, 4]);
  });
});
