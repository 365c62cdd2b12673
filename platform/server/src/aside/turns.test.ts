import { describe, expect, it } from 'vitest';

import { createTurns } from './turns.ts';

/** A turn at work: what it was begun for, and how it ends. */
function workshop(limits: Parameters<typeof createTurns>[0]) {
  const turn = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, (how?: Error) => void>();
  const ask = (name: string, by = name, rest_ms = 0) =>
    turn(
      by,
      () => {
        begun.push(name);
        return new Promise<string>((done, fail) => {
          ends.set(name, (how) => (how ? fail(how) : done(name)));
        });
      },
      rest_ms,
    ).catch(
      (error: Error & { readonly kind?: { readonly code: string } }) => error.kind?.code ?? error.message,
    );
  /** Ends one and lets those who wait have their turn. */
  const end = async (name: string, how?: Error) => {
    ends.get(name)?.(how);
    await new Promise((later) => setImmediate(later));
  };
  return { ask, end, begun };
}

describe('turns', () => {
  it('are had by so many at once; others wait, first come, first served', async () => {
    const { ask, end, begun } = workshop({ atOnce: 2, waitingMax: 9, ofOneMax: 9 });
    const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    await end('none');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    // Also where the work fails.
    await end('a', new Error('broken'));
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['c', 'd']) await end(name);
    expect(await Promise.all(answers)).toEqual(['broken', 'b', 'c', 'd']);
    // All places are free again.
    const more = ['e', 'f', 'g'].map((name) => ask(name));
    await end('none');
    expect(begun.slice(4)).toEqual(['e', 'f']);
    for (const name of ['e', 'f', 'g']) await end(name);
    expect(await Promise.all(more)).toEqual(['e', 'f', 'g']);
  });

  it('are refused where as many wait as may', async () => {
    const { ask, end } = workshop({ atOnce: 1, waitingMax: 2, ofOneMax: 9 });
    const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    expect(await answers[3]).toBe('overloaded');
    await end('a');
    const later = ask('e');
    for (const name of ['b', 'c', 'e']) await end(name);
    expect(await Promise.all([...answers.slice(0, 3), later])).toEqual(['a', 'b', 'c', 'e']);
  });

  it('of one caller are so many at a time, at work or waiting; each that ends makes room for one', async () => {
    const { ask, end } = workshop({ atOnce: 5, waitingMax: 9, ofOneMax: 2 });
    const [first, second] = [ask('a', 'ann'), ask('b', 'ann')];
    expect(await ask('c', 'ann')).toBe('overloaded');
    const other = ask('d', 'bob');
    await end('a');
    const third = ask('e', 'ann');
    expect(await ask('f', 'ann')).toBe('overloaded');
    for (const name of ['b', 'd', 'e']) await end(name);
    expect(await Promise.all([first, second, other, third])).toEqual(['a', 'b', 'd', 'e']);
    const again = [ask('g', 'ann'), ask('h', 'ann')];
    for (const name of ['g', 'h']) await end(name);
    expect(await Promise.all(again)).toEqual(['g', 'h']);
  });

  it('leave their place at rest for a while, and their caller does not wait for that', async () => {
    const { ask, end, begun } = workshop({ atOnce: 1, waitingMax: 9, ofOneMax: 9 });
    const [first, second] = [ask('a', 'ann', 20), ask('b', 'ann')];
    await end('a');
    expect(await first).toBe('a');
    expect(begun).toEqual(['a']);
    await expect.poll(() => begun).toEqual(['a', 'b']);
    await end('b');
    expect(await second).toBe('b');
  });
});
