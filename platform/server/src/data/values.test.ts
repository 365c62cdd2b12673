import { machine } from '@egcr/contract/machine';
import { refusals } from '@egcr/contract/refusals';
import { describe, expect, it } from 'vitest';

import type { Database } from '../postgres/database.ts';
import { canonicalJson } from './canonical-json.ts';
import { csvTyped } from './csv.ts';
import { countingSteps } from './give-way.ts';
import { fillRandom } from './random-bytes.ts';
import { release } from './release.ts';
import { sheetOf } from './sheet.ts';
import { step } from './step.ts';
import { withholdNames } from './withhold-names.ts';
import { clipped, element, xmlText } from './xml.ts';

it.each<[unknown, string]>([
  [{ b: 1, a: { d: [2, { f: 1, e: null }], c: 'é"' } }, '{"a":{"c":"é\\"","d":[2,{"e":null,"f":1}]},"b":1}'],
  [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
  [[], '[]'],
  [null, 'null'],
  [undefined, 'null'],
  ['text', '"text"'],
  [false, 'false'],
])('%j is always written %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

describe('text in XML', () => {
  it('has no sign that XML has not, and no mark', () => {
    expect(xmlText('a\u0000b\ud800<&">\'\t😀')).toBe('ab\ufffd&#60;&#38;&#34;&#62;&#39;\t😀');
    expect([element('n', 'x'), element('n', 'x', ' a="b"'), element('n', ''), element('n', null)]).toEqual([
      '<n>x</n>',
      '<n a="b">x</n>',
      '',
      '',
    ]);
  });

  it.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['abc', 4, 'abc'],
    ['😀😀a', 2, '😀😀'],
    ['😀😀😀', 2, '😀😀'],
    ['😀a😀', 3, '😀a😀'],
  ])('of %s the first %i are %s', (text, length, first) => {
    expect(clipped(text, length)).toBe(first);
  });
});

it('a cell of nothing is empty', () => {
  expect([csvTyped(null), csvTyped(undefined), csvTyped('')]).toEqual(['', '', '']);
});

describe('a list as a file of values', () => {
  /** Reads a sheet of so many rows; how often the list was asked, from where. */
  async function sheetWith(count: number) {
    const asked: [string | undefined, number][] = [];
    const file = sheetOf<{ readonly id: string }>({
      name: 'people',
      now: new Date('2026-11-20T23:59:59Z'),
      head: ['name'],
      list: async (_db, { after, limit }) => {
        asked.push([after, limit]);
        const from = after === undefined ? 0 : Number(after) + 1;
        return Array.from({ length: Math.min(limit, count - from) }, (_, at) => ({ id: String(from + at) }));
      },
      values: async (_db, rows) => rows.filter(({ id }) => id !== '1').map(({ id }) => [`Person ${id}`]),
    });
    let text = '';
    const db: Database = Object.create(null);
    for await (const part of file.content(db)) text += String(part);
    return { asked, lines: text.split('\r\n').slice(0, -1), file };
  }

  it('has the day in its name, its head, and a line for each row of which something may be shown', async () => {
    const { file, lines, asked } = await sheetWith(3);
    expect([file.name, file.mediaType]).toEqual(['egcr-people-2026-11-20.csv', 'text/csv']);
    expect([lines, asked]).toEqual([['name', 'Person 0', 'Person 2'], [[undefined, 500]]]);
  });

  it.each([
    [499, [undefined]],
    [500, [undefined, '499']],
    [501, [undefined, '499']],
  ])('of %i rows is read in pages from %j', async (count, places) => {
    const { asked, lines } = await sheetWith(count);
    expect(asked.map(([after]) => after)).toEqual(places);
    expect(lines).toHaveLength(count);
  });

  it('ends with ten thousand', async () => {
    const { asked, lines } = await sheetWith(12_000);
    expect([asked.length, lines.length]).toEqual([20, 10_000]);
  });
});

it('the memory of bytes is given back where it is theirs alone', () => {
  const own = new Uint8Array(8);
  release(own);
  expect(own.byteLength).toBe(0);
  const whole = new Uint8Array(8);
  const part = whole.subarray(0, 7);
  release(part);
  expect([whole.byteLength, part.byteLength]).toEqual([8, 7]);
  const empty = new Uint8Array(0);
  release(empty);
  expect(empty.buffer.detached).toBe(false);
});

it('random bytes are given out once, however many are asked for at a time', () => {
  const drawn = Array.from({ length: 2000 }, (_, at) => {
    const bytes = new Uint8Array(16 + (at % 3));
    fillRandom(bytes);
    return Buffer.from(bytes.subarray(0, 16)).toString('hex');
  });
  expect(new Set(drawn).size).toBe(2000);
  const large = new Uint8Array(4096);
  fillRandom(large);
  expect(new Set(large).size).toBeGreaterThan(200);
});

it('a computation that says nothing else gives way after twenty-five steps', () => {
  const afterStep = countingSteps();
  const turns = Array.from({ length: 50 }, () => afterStep() !== undefined);
  expect(turns.flatMap((isTurn, at) => (isTurn ? [at + 1] : []))).toEqual([25, 50]);
});

it('an event that a state does not know is refused as its machine says, with the state', () => {
  const { stuck } = refusals({ stuck: [409, 'It is stuck.'] });
  const door = machine({
    name: 'house.door',
    states: ['open', 'shut'],
    first: 'open',
    events: { shut: { by: ['anyone'], moves: { open: 'shut' } } },
    refusal: stuck,
  });
  expect(step(door, 'open', 'shut')).toBe('shut');
  expect(() => step(door, 'shut', 'shut')).toThrow(
    expect.objectContaining({ kind: stuck, extras: { members: { state: 'shut' } } }),
  );
});

it('a name of one letter is no name to withhold; of two names in one place the longer goes whole', () => {
  const hide = (text: string, names: readonly string[]) => withholdNames(text, { names, instead: '[-]' });
  expect(hide('B and Bo sew', ['B', ' Bo '])).toBe('B and [-] sew');
  expect(hide('Anna Maria sews', ['Anna', 'Anna Maria'])).toBe('[-] sews');
});
