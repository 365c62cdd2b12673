import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { parserAside, piecesAside } from './parse-aside.ts';
import { createTurns } from './turns.ts';

type Parse = (text: string) => unknown;

/** A module that stands in its own address. */
const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

/** What is to be read is read on any machine: the limits of the product are a minute to read and ten seconds to begin, by the clock. */
const patient = { seconds: 240, clockSeconds: 240, startSeconds: 240 };
/** Where a limit is to end the reading, the process may begin as late as it likes. */
const within = (seconds: number) => ({ ...patient, seconds });

const costly = { kind: { code: 'file_too_costly', status: 422 } };

describe('a parser in a process of its own', () => {
  it('answers what it has read, bigints and bytes too', async () => {
    const read = parserAside<Parse>(
      module(
        'export const parse = (text) => ({ letters: [...text], amount: 12n, bytes: new Uint8Array([1]) });',
      ),
      patient,
    );
    expect(await read('ab', 'amina')).toEqual({
      letters: ['a', 'b'],
      amount: 12n,
      bytes: new Uint8Array([1]),
    });
  });

  it('answers in pieces where the answer is long: others have a turn between them', async () => {
    const source =
      'export function* parse(text) { for (let at = 0; at < 400; at += 1) yield { at, text: text.repeat(1000) }; return "all"; }';
    const read = piecesAside<{ at: number; text: string }, string>(module(source), patient);
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    const { pieces, result } = await read('x', 'amina');
    clearInterval(ticking);
    expect(result).toBe('all');
    expect(pieces.map(({ at }) => at)).toEqual(Array.from({ length: 400 }, (_, at) => at));
    expect(turns).toBeGreaterThan(0);
  });

  it('that never stops to answer in pieces is ended and refused (attack S5)', async () => {
    const source = 'export function* parse() { for (;;) yield "piece"; }';
    // Its rests between the pieces use no processor.
    const read = piecesAside<string, undefined>(module(source), { ...within(1), clockSeconds: 2 });
    await expect(read('x', 'amina')).rejects.toMatchObject(costly);
  });

  it.each([
    ['never ends', 'export const parse = () => { for (;;); };'],
    ['hangs in a regular expression', 'export const parse = () => /^(a+)+$/.test("a".repeat(60) + "b");'],
    [
      'fills the memory',
      'export const parse = () => { const kept = []; for (;;) kept.push(new Array(1e5).fill(1.5)); };',
    ],
    [
      'builds an endless text',
      'export const parse = () => { const kept = []; for (let at = 0; ; at += 1) kept.push(String(at).repeat(1e6)); };',
    ],
  ])('that %s is ended and refused, while the server goes on (attack S5)', async (_, source) => {
    const read = parserAside<Parse>(module(source), { ...within(2), memoryMib: 48 });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 20);
    await expect(read('text', 'amina')).rejects.toMatchObject(costly);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(0);
    const next = parserAside<Parse>(module('export const parse = (text) => text.length;'), patient);
    expect(await next('four', 'amina')).toBe(4);
  });

  it('that waits for ever is ended by the clock, though it works at nothing (attack S5)', async () => {
    const source = 'export const parse = () => new Promise(() => setInterval(() => undefined, 1000));';
    const read = parserAside<Parse>(module(source), { ...patient, clockSeconds: 1 });
    await expect(read('text', 'amina')).rejects.toMatchObject(costly);
  });

  it('reads a right file on a busy machine: only the time that its process works counts', async () => {
    const source =
      'export const parse = (text) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500); return text; };';
    const read = parserAside<Parse>(module(source), within(1));
    expect(await read('late', 'amina')).toBe('late');
  });

  it('serves one file after the other, and begins anew after one that was ended', async () => {
    const source =
      'let read = 0; export const parse = (text) => { if (text === "hang") for (;;); return [process.pid, (read += 1)]; };';
    const read = parserAside<Parse>(module(source), { ...patient, memoryMib: 64 });
    const readShortly = parserAside<Parse>(module(source), { ...within(1), memoryMib: 64 });
    const [first] = [await read('a', 'amina')] as [[number, number]];
    expect(first[0]).not.toBe(process.pid);
    expect(await read('b', 'amina')).toEqual([first[0], 2]);
    await expect(readShortly('hang', 'amina')).rejects.toMatchObject(costly);
    const [after] = [await read('c', 'amina')] as [[number, number]];
    expect(after[0]).not.toBe(first[0]);
    expect(after[1]).toBe(1);
  });

  it.each([
    [
      'writes a file',
      'import { writeFileSync } from "node:fs"; export const parse = (at) => writeFileSync(at, "x");',
    ],
    [
      'starts a program',
      'import { execSync } from "node:child_process"; export const parse = () => execSync("true");',
    ],
  ])('that %s is not let', async (_, source) => {
    const read = parserAside<Parse>(module(source), patient);
    await expect(read(join(tmpdir(), `parser-${process.pid}`), 'amina')).rejects.toThrow('restricted');
  });

  it('knows none of the settings', async () => {
    process.env['SECRET_OF_THIS_TEST'] = 'hidden';
    const read = parserAside<Parse>(module('export const parse = () => Object.keys(process.env);'), {
      ...patient,
      memoryMib: 80,
    });
    expect(await read('', 'amina')).not.toContain('SECRET_OF_THIS_TEST');
    delete process.env['SECRET_OF_THIS_TEST'];
  });

  it('whose process cannot begin is refused as busy: nothing is said of the file', async () => {
    const read = parserAside<Parse>(module('for (;;); export const parse = (text) => text;'), {
      startSeconds: 1,
    });
    await expect(read('text', 'amina')).rejects.toMatchObject({ kind: { code: 'overloaded', status: 503 } });
  });

  it.each([
    ['goes wrong', 'export const parse = () => { throw new Error("no paper"); };', 'no paper'],
    ['is missing', 'export const other = 1;', 'has no parse()'],
    ['ends its process', 'export const parse = () => process.exit(3);', 'ended with 3 and no answer'],
  ])('that %s fails, and the next one reads', async (_, source, message) => {
    await expect(parserAside<Parse>(module(source), patient)('text', 'amina')).rejects.toThrow(message);
    const next = parserAside<Parse>(module('export const parse = (text) => text;'), patient);
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

  it('rest after a long work: the next one waits, who had it does not', async () => {
    const turns = createTurns({ atOnce: 1, waitingMax: 5, ofOneMax: 9 });
    const order: string[] = [];
    const ended: number[] = [];
    const note = (name: string) => async () => {
      order.push(`${name} works`);
      ended.push(performance.now());
    };
    const amina = turns('amina', note('amina'), 120).then(() => order.push('amina has it'));
    await Promise.all([amina, turns('bao', note('bao'))]);
    expect(order).toEqual(['amina works', 'amina has it', 'bao works']);
    expect((ended[1] ?? 0) - (ended[0] ?? 0)).toBeGreaterThanOrEqual(115);
  });

  it('of one caller leave turns for others (attack S5)', async () => {
    const turns = createTurns({ atOnce: 2, waitingMax: 9, ofOneMax: 1 });
    void turns('amina', never);
    await expect(turns('amina', never)).rejects.toMatchObject(refusal);
    expect(await turns('bao', async () => 'read')).toBe('read');
  });
});
