import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DraftScores } from '../../contract/index.ts';
import { ScoreSaver, type SaveAnswer } from './score-saver.ts';

const none = { score: null, reason: '' };
const scores: DraftScores = { need: none, impact: none, plan: none, costs: none };

interface Asked {
  readonly body: { readonly version: number; readonly scores: DraftScores };
  readonly answer: (answer: SaveAnswer) => Promise<void>;
}

let asked: Asked[];
let saver: ScoreSaver;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  saver = new ScoreSaver(
    { scores, version: 3 },
    (body) =>
      new Promise((resolve) => {
        const answer = async (given: SaveAnswer) => {
          resolve(given);
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ body, answer });
      }),
  );
});
afterEach(() => vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const saving = () => saver.state().saving;

describe('scores of a review that are saved as they are given [SYS-03]', () => {
  it('are saved 0.8 seconds after the last change, both changes at once', async () => {
    expect(saver.state()).toEqual({ scores, version: 3, saving: 'saved' });
    saver.change('need', { score: 4.5 });
    expect(saving()).toBe('unsaved');
    await after(500);
    saver.change('need', { reason: 'A boat is needed.' });
    await after(799);
    expect(asked).toEqual([]);
    await after(1);
    const given = { ...scores, need: { score: 4.5, reason: 'A boat is needed.' } };
    expect(asked.map(({ body }) => body)).toEqual([{ version: 3, scores: given }]);
    expect(saving()).toBe('saving');
    await asked[0]?.answer({ kind: 'saved', version: 4 });
    expect(saver.state()).toEqual({ scores: given, version: 4, saving: 'saved' });
    await after(60_000);
    expect(asked).toHaveLength(1);
  });

  it('that change while they are saved are saved again, with the version that the first save gave', async () => {
    saver.change('plan', { score: 1 });
    await after(800);
    saver.change('plan', { score: 2 });
    expect(saving()).toBe('unsaved');
    await after(800);
    expect(asked).toHaveLength(1);
    await asked[0]?.answer({ kind: 'saved', version: 4 });
    expect(asked[1]?.body).toEqual({ version: 4, scores: { ...scores, plan: { score: 2, reason: '' } } });
    expect(saving()).toBe('saving');
    await asked[1]?.answer({ kind: 'saved', version: 5 });
    expect(saving()).toBe('saved');
  });

  it('are tried again after five seconds where the line was cut', async () => {
    saver.change('costs', { score: 0 });
    await after(800);
    await asked[0]?.answer({ kind: 'failed' });
    expect(saving()).toBe('failed');
    await after(4999);
    expect(asked).toHaveLength(1);
    await after(1);
    expect(asked[1]?.body).toEqual(asked[0]?.body);
    await asked[1]?.answer({ kind: 'saved', version: 4 });
    expect(saving()).toBe('saved');
  });

  it.each(['changed', 'over'] as const)(
    'are not saved any more once the server says %s, but kept on the page',
    async (kind) => {
      saver.change('need', { score: 1 });
      await after(800);
      await asked[0]?.answer({ kind });
      expect(saving()).toBe(kind);
      saver.change('need', { score: 2 });
      expect(saver.state()).toMatchObject({ saving: kind, version: 3, scores: { need: { score: 2 } } });
      await after(60_000);
      expect(await saver.saveNow()).toBe(false);
      expect(asked).toHaveLength(1);
    },
  );

  it('are saved at once before they are sent, by one save for two that wait', async () => {
    expect(await saver.saveNow()).toBe(true);
    expect(asked).toEqual([]);
    saver.change('impact', { score: 3 });
    const both = Promise.all([saver.saveNow(), saver.saveNow()]);
    expect(asked).toHaveLength(1);
    await asked[0]?.answer({ kind: 'saved', version: 4 });
    expect(await both).toEqual([true, true]);
    await after(60_000);
    expect(asked).toHaveLength(1);
    // What comes later is saved too.
    saver.change('impact', { score: 4 });
    const later = saver.saveNow();
    expect(asked[1]?.body.version).toBe(4);
    await asked[1]?.answer({ kind: 'failed' });
    expect(await later).toBe(false);
  });

  it('are saved as the page is left, where anything is not saved, and never afterwards', async () => {
    saver.stop();
    expect(asked).toEqual([]);
    saver.change('impact', { score: 3 });
    saver.stop();
    expect(asked).toHaveLength(1);
    await after(60_000);
    expect(asked).toHaveLength(1);
  });

  it('tell those who watch of each change, until they stop watching', () => {
    const told: string[] = [];
    const stop = saver.watch(() => told.push(saving()));
    saver.change('impact', { score: 3 });
    void saver.saveNow();
    expect(told).toEqual(['unsaved', 'saving']);
    stop();
    saver.change('impact', { score: 4 });
    expect(told).toHaveLength(2);
  });
});
