import { setTimeout as wait } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { parserAside } from './parse-aside.ts';
import { createTurns } from './turns.ts';

type Parse = (text: string) => unknown;

/** A module that stands in its own address. */
const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

const costly = { kind: { code: 'file_too_costly', status: 422 } };

describe('a parser in a thread of its own', () => {
  it('answers what it has read, bigints and bytes too', async () => {
    const read = parserAside<Parse>(
      module(
        'export const parse = (text) => ({ letters: [...text], amount: 12n, bytes: new Uint8Array([1]) });',
      ),
    );
    expect(await read('ab', 'amina')).toEqual({
      letters: ['a', 'b'],
      amount: 12n,
      bytes: new Uint8Array([1]),
    });
  });

  it.each([
    ['never ends', 'export const parse = () => { for (;;); };'],
    ['hangs in a regular expression', 'export const parse = () => /^(a+)+$/.test("a".repeat(60) + "b");'],
    ['waits for ever', 'export const parse = () => new Promise(() => setInterval(() => undefined, 1000));'],
    [
      'fills the memory',
      'export const parse = () => { const kept = []; for (;;) kept.push(new Array(1e5).fill(1.5)); };',
    ],
    [
      'builds an endless text',
      'export const parse = () => { const kept = []; for (let at = 0; ; at += 1) kept.push(String(at).repeat(1e6)); };',
    ],
  ])('that %s is ended and refused, while the server goes on (attack S5)', async (_, source) => {
    const read = parserAside<Parse>(module(source), { seconds: 2, memoryMib: 48 });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 20);
    const since = performance.now();
    await expect(read('text', 'amina')).rejects.toMatchObject(costly);
    clearInterval(ticking);
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(ticks).toBeGreaterThan(0);
    const next = parserAside<Parse>(module('export const parse = (text) => text.length;'));
    expect(await next('four', 'amina')).toBe(4);
  });

  it('whose thread cannot begin is refused as busy: nothing is said of the file', async () => {
    const read = parserAside<Parse>(module('for (;;); export const parse = (text) => text;'), {
      startSeconds: 1,
    });
    await expect(read('text', 'amina')).rejects.toMatchObject({ kind: { code: 'overloaded', status: 503 } });
  });

  it.each([
    ['goes wrong', 'export const parse = () => { throw new Error("no paper"); };', 'no paper'],
    ['is missing', 'export const other = 1;', 'has no parse()'],
    ['ends its thread', 'export const parse = () => process.exit(3);', 'ended with 3 and no answer'],
  ])('that %s fails, and the next one reads', async (_, source, message) => {
    await expect(parserAside<Parse>(module(source))('text', 'amina')).rejects.toThrow(message);
    const next = parserAside<Parse>(module('export const parse = (text) => text;'));
    expect(await next('well', 'amina')).toBe('well');
  });
});

describe('turns', () => {
  const never = () => new Promise<never>(() => undefined);
  const refusal = { kind: { code: 'overloaded', status: 503 } };

  it('are few at once; others wait in order', async () => {
    const turns = createTurns({ atOnce: 1, waitingMax: 5, ofOneMax: 9 });
    const order: number[] = [];
    const work = (place: number) => async () => {
      await wait(1);
      order.push(place);
    };
    await Promise.all([0, 1, 2, 3].map((place) => turns('amina', work(place))));
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('are refused to who comes when too many wait, and free again after a failure', async () => {
    const full = createTurns({ atOnce: 1, waitingMax: 1, ofOneMax: 9 });
    void full('amina', never);
    void full('bao', never);
    await expect(full('chidi', never)).rejects.toMatchObject(refusal);
    const one = createTurns({ atOnce: 1, waitingMax: 0, ofOneMax: 1 });
    await expect(one('amina', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await one('amina', async () => 'read')).toBe('read');
  });

  it('of one caller leave turns for others (attack S5)', async () => {
    const turns = createTurns({ atOnce: 2, waitingMax: 9, ofOneMax: 1 });
    void turns('amina', never);
    await expect(turns('amina', never)).rejects.toMatchObject(refusal);
    expect(await turns('bao', async () => 'read')).toBe('read');
  });
});
