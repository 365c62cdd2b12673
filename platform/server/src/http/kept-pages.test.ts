import { beforeEach, describe, expect, it } from 'vitest';

import { keepPages } from './kept-pages.ts';

/** The schema that each change was in, in their order. */
let changed: string[];
let now_ms: number;
let drawn: string[];
beforeEach(() => {
  [changed, now_ms, drawn] = [[], 0, []];
});

const opened = (bytesMax = 100_000) =>
  keepPages<{ readonly body: Buffer }, undefined>({
    bytesMax,
    changes: {
      soFar: () => changed.length,
      since: (schemas, since) => changed.slice(since).some((schema) => schemas.has(schema)),
    },
    now_ms: () => now_ms,
  });
const drawingOf = (text: string) => async (reads: Set<string>) => {
  reads.add('blog');
  return {
    digest: text,
    finish: async () => {
      drawn.push(text);
      return { body: Buffer.from(text) };
    },
  };
};
const textOf = async (asked: ReturnType<ReturnType<typeof opened>['page']>) => {
  const found = await asked;
  return 'document' in found ? String(found.document.body) : undefined;
};

describe('kept pages', () => {
  it('go out again without a question while nothing was changed [SYS-18]', async () => {
    const { page } = opened();
    expect(await textOf(page('a', drawingOf('one')))).toBe('one');
    now_ms = 999;
    expect(await textOf(page('a', drawingOf('two')))).toBe('one');
  });

  it('are drawn again after a change by this process, and after a second for others [SYS-18]', async () => {
    const { page } = opened();
    await page('a', drawingOf('one'));
    changed.push('blog');
    expect(await textOf(page('a', drawingOf('two')))).toBe('two');
    now_ms = 1000;
    expect(await textOf(page('a', drawingOf('three')))).toBe('three');
  });

  it('stay as they are when something is changed that they do not show [SYS-18]', async () => {
    const { page } = opened();
    await page('a', drawingOf('one'));
    changed.push('wallet', 'ledger');
    expect(await textOf(page('a', drawingOf('two')))).toBe('one');
    expect(drawn).toEqual(['one']);
  });

  it('that were drawn while something of them was changed are asked for again', async () => {
    const { page } = opened();
    const first = page('a', async (reads) => {
      const before = await drawingOf('before')(reads);
      changed.push('blog');
      return before;
    });
    expect(await textOf(first)).toBe('before');
    expect(await textOf(page('a', drawingOf('after')))).toBe('after');
  });

  it('are compressed once where a new drawing is the same', async () => {
    const { page } = opened();
    for (let time = 0; time < 3; time += 1) {
      changed.push('blog');
      await page('a', drawingOf('same'));
    }
    expect(drawn).toEqual(['same']);
  });

  it('are drawn once for all who come meanwhile, but for those who come after a change', async () => {
    const { page } = opened();
    const gate = Promise.withResolvers<undefined>();
    const slow = async (reads: Set<string>) => {
      const read = await drawingOf('slow')(reads);
      await gate.promise;
      return read;
    };
    const first = [page('a', slow), page('a', slow)];
    changed.push('blog');
    const later = page('a', drawingOf('later'));
    expect(await textOf(later)).toBe('later');
    gate.resolve(undefined);
    expect(await Promise.all(first.map(textOf))).toEqual(['slow', 'slow']);
    expect(drawn).toEqual(['later', 'slow']);
    // What began before the change is not what is kept.
    expect(await textOf(page('a', drawingOf('later')))).toBe('later');
  });

  it('stay within their bytes, those that were asked for last [SYS-18]', async () => {
    const kept = opened(10_000);
    for (let at = 0; at < 1000; at += 1) await kept.page(`page-${at}`, drawingOf('x'.repeat(900)));
    expect(kept.bytes()).toBeLessThanOrEqual(10_000);
    expect(await textOf(kept.page('page-999', drawingOf('new')))).toBe('x'.repeat(900));
    expect(await textOf(kept.page('page-0', drawingOf('new')))).toBe('new');
  });

  it('count with their key, two bytes a sign, and what an entry costs; all bytes may be used and not one more', async () => {
    const kept = opened(1309);
    await kept.page('12345', drawingOf('x'.repeat(38)));
    expect(kept.bytes()).toBe(38 + 10 + 600);
    await kept.page('1234', drawingOf('x'.repeat(53)));
    expect(kept.bytes()).toBe(1309);
    await kept.page('1', drawingOf('x'));
    expect(kept.bytes()).toBe(1309 - 648 + 603);
    const whole = opened(603);
    await whole.page('1', drawingOf('x'));
    expect(whole.bytes()).toBe(603);
    const less = opened(602);
    await less.page('1', drawingOf('x'));
    expect(less.bytes()).toBe(0);
  });

  it('larger than all bytes together go out and are not kept', async () => {
    const kept = opened(10_000);
    expect(await textOf(kept.page('a', drawingOf('x'.repeat(20_000))))).toHaveLength(20_000);
    expect(kept.bytes()).toBe(0);
  });

  it('that are gone are no longer kept', async () => {
    const kept = opened();
    await kept.page('a', drawingOf('one'));
    changed.push('blog');
    expect(await kept.page('a', async () => undefined)).toEqual({ other: undefined });
    expect(kept.bytes()).toBe(0);
  });
});
