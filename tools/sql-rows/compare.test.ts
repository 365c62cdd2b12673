import { describe, expect, it } from 'vitest';

import { compareRows } from './compare.ts';
import { patternOf, type DeclaredRow } from './declared.ts';
import { kindOfOid, kindOfValue, type SeenColumn } from './seen.ts';

const INT8 = 20;
const path = 'domains/shop/server/store.ts';
const parts = ['\n    select id, paid_at, tags\n    from shop.sale where id = ', ''];

function declared(row: Readonly<Record<string, readonly string[]>>) {
  const fields = Object.entries(row).map(([name, kinds]) => [name, { kinds, isOptional: false }] as const);
  return { path, line: 7, pattern: patternOf(parts), row: Object.fromEntries(fields) satisfies DeclaredRow };
}

function seen(columns: Readonly<Record<string, readonly unknown[]>>, files: readonly string[] = [path]) {
  const kinds = Object.entries(columns).map(([name, values]): [string, SeenColumn] => [
    name,
    { oid: kindOfOid(INT8), kinds: [...new Set(values.map(kindOfValue))] },
  ]);
  return {
    text: 'select id, paid_at, tags from shop.sale where id = $1',
    files,
    columns: Object.fromEntries(kinds),
  };
}

const sale = { id: ['bigint'], paid_at: ['Date', 'null'], tags: ['array', 'array of string'] };
const asDeclared = { id: [1n, 2n], paid_at: [null, new Date()], tags: [[], ['new']] };

describe('the rows that the code declares for a statement', () => {
  it('are right where the tests have seen exactly these columns and kinds', () => {
    expect(compareRows([declared(sale)], [seen(asDeclared)])).toEqual({ right: 1, wrong: [], notRun: [] });
  });

  it('are not judged by those of another statement that reads like it', () => {
    const others = [{ transfer_id: ['x'] }, { id: ['x'], kind: ['cv'] }];
    for (const other of others.map((columns) => seen(columns, ['domains/shop/server/refunds.ts'])))
      expect(compareRows([declared(sale)], [other])).toEqual({ right: 0, wrong: [], notRun: [`${path}:7`] });
  });

  it('are not judged by those of a more exact statement of the same file', () => {
    const kept = patternOf(['select ', ' from shop.sale where id = ', '']);
    const loose = { ...declared({ total: ['bigint'], buyer: ['string'] }), line: 3, pattern: kept };
    expect(compareRows([loose, declared(sale)], [seen(asDeclared)])).toEqual({
      right: 1,
      wrong: [],
      notRun: [`${path}:3`],
    });
  });

  it.each([
    [
      'a column that the type does not name',
      { ...asDeclared, note: ['x'] },
      'the type does not name the column note',
    ],
    ['a column that does not come', { id: [1n], tags: [[]] }, 'no column paid_at comes'],
    ['another kind', { ...asDeclared, id: ['1'] }, 'id is string, not bigint'],
    [
      'nothing, where the type says there is something',
      { ...asDeclared, id: [null, 1n] },
      'id is null, not bigint',
    ],
    [
      'elements of another kind',
      { ...asDeclared, tags: [[1]] },
      'tags is array of number, not array or array of string',
    ],
  ])('are wrong where there is %s', (_, columns, sentence) => {
    expect(compareRows([declared(sale)], [seen(columns)]).wrong).toEqual([`${path}:7 ${sentence}`]);
  });

  it('are told by the type in PostgreSQL where no row came', () => {
    const { wrong } = compareRows(
      [declared({ ...sale, id: ['string'] })],
      [seen({ id: [], paid_at: [], tags: [] })],
    );
    expect(wrong).toEqual([
      `${path}:7 id is bigint, not string; paid_at is bigint, not Date or null; tags is bigint, not array or array of string`,
    ]);
  });

  it('are compared with the statement that the same file has run, where another reads alike', () => {
    const other = seen({ ...asDeclared, id: ['1'] }, ['domains/other/server/store.ts']);
    expect(compareRows([declared(sale)], [other, seen(asDeclared)]).wrong).toEqual([]);
    expect(compareRows([declared(sale)], [other]).wrong).toHaveLength(1);
  });

  it('are not known where no test has run the statement', () => {
    expect(compareRows([declared(sale)], []).notRun).toEqual([`${path}:7`]);
  });
});
