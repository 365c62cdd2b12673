import { expect } from 'vitest';

import type { PageAsked } from '../src/data/page.ts';

const ENOUGH = 200;

/** A list that stands in the order of its ids is the same read one by one, each after the one before, as read at once; it holds two things or more. */
export async function expectPages<Row extends object>(
  list: (asked: PageAsked<string>) => Promise<readonly Row[]>,
  { order, idOf = idIn }: { readonly order: 'newest' | 'oldest'; readonly idOf?: (row: Row) => string },
): Promise<void> {
  const whole = await list({ after: undefined, limit: ENOUGH });
  const read: Row[] = [];
  while (read.length < ENOUGH) {
    const last = read.at(-1);
    const page = await list({ after: last && idOf(last), limit: 1 });
    if (page.length === 0) break;
    read.push(...page);
  }
  expect(whole.length).toBeGreaterThan(1);
  expect(read).toEqual(whole);
  const ids = whole.map((row) => idOf(row));
  expect(ids).toEqual(order === 'oldest' ? ids.toSorted() : ids.toSorted().toReversed());
}

function idIn(row: object): string {
  return 'id' in row ? String(row.id) : '';
}
