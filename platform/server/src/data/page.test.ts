import { describe, expect, it } from 'vitest';

import { Refusal } from '../refusal.ts';
import { idCursor, numberCursor, pageById, placeAfter, readPage, type PageAsked } from './page.ts';

const ids = [5, 4, 3, 2, 1].map((place) => `0199a000-0000-7000-8000-00000000000${place}`);

/** A store that answers as SQL would: newest first, below the last row shown. */
async function store({
  after,
  limit,
}: PageAsked<string>): Promise<readonly { readonly id: string; readonly text: string }[]> {
  return ids
    .filter((id) => after === undefined || id < after)
    .slice(0, limit)
    .map((id) => ({ id, text: id.slice(-1) }));
}

async function textsOf(query: {
  readonly after?: string;
  readonly limit: number;
}): Promise<readonly [string, string | null]> {
  const { rows, next } = await pageById(query, store);
  return [rows.map(({ text }) => text).join(''), next];
}

describe('a list in pages', () => {
  it('goes from the first page to the last, each row once, and says where the end is', async () => {
    const [first, afterFirst] = await textsOf({ limit: 2 });
    const [second, afterSecond] = await textsOf({ limit: 2, after: afterFirst ?? '' });
    const last = await textsOf({ limit: 2, after: afterSecond ?? '' });
    expect([first, second, last]).toEqual(['54', '32', ['1', null]]);
  });

  it('ends with a page that is exactly full', async () => {
    expect(await textsOf({ limit: 5 })).toEqual(['54321', null]);
    expect(await textsOf({ limit: 4 })).toEqual(['5432', ids[3]]);
  });

  it('is empty after its last row, and where there is nothing', async () => {
    expect(await textsOf({ limit: 2, after: ids[4] ?? '' })).toEqual(['', null]);
    expect(await pageById({ limit: 2 }, async () => [])).toEqual({ rows: [], next: null });
  });

  it('may stand in the order of a running number', async () => {
    const rows = [1n, 2n, 3n].map((seq) => ({ seq }));
    const from = {
      cursor: numberCursor,
      placeOf: ({ seq }: { readonly seq: bigint }) => seq,
      list: async ({ after = 0n, limit }: PageAsked<bigint>) =>
        rows.filter(({ seq }) => seq > after).slice(0, limit),
    };
    expect(await readPage({ limit: 2 }, from)).toEqual({ rows: rows.slice(0, 2), next: '2' });
    expect(await readPage({ limit: 2, after: '2' }, from)).toEqual({ rows: rows.slice(2), next: null });
  });
});

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act();
    return undefined;
  } catch (failure) {
    return failure instanceof Refusal ? failure : undefined;
  }
}

describe('a cursor that the list has not written', () => {
  it.each(['', 'x', '-1', '1.5', ' 1', '1'.repeat(19), '1e3'])('is refused by its field: %j', (after) => {
    const thrown = refusalOf(() => placeAfter({ after }, numberCursor));
    expect(thrown?.kind).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(thrown?.extras.errors).toEqual([{ field: 'after', code: 'cursor_unknown' }]);
  });

  it('is a running number of up to eighteen digits, or an id', () => {
    expect(placeAfter({ after: '9'.repeat(18) }, numberCursor)).toBe(999_999_999_999_999_999n);
    expect(numberCursor.write(7n)).toBe('7');
    expect(placeAfter({}, numberCursor)).toBeUndefined();
    expect([idCursor.read(ids[0] ?? ''), idCursor.read('x')]).toEqual([ids[0], undefined]);
  });

  it('is refused before the store is asked', async () => {
    const asked: unknown[] = [];
    const list = async (page: unknown) => {
      asked.push(page);
      return [];
    };
    await expect(pageById({ limit: 2, after: 'x' }, list)).rejects.toThrow('validation_failed');
    expect(asked).toEqual([]);
  });
});
