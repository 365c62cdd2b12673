import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AUTOSAVE_MS } from '../contract/limits.ts';
import { DraftSaver, type SaveAnswer } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT = '2026-11-23T12:04:00.000Z';
const saved = (version: number): SaveAnswer => ({ kind: 'saved', version, saved_at: AT });

/** A draft whose saves are answered one after the other. */
function begin(...answers: readonly SaveAnswer[]) {
  const sent: unknown[] = [];
  const saver = new DraftSaver({ answers: {}, version: 1, saved_at: AT }, async (body) => {
    sent.push(body);
    return answers[sent.length - 1] ?? saved(sent.length + 1);
  });
  return { saver, sent };
}

describe('a draft', () => {
  it('is saved once, 800 ms after the last key press', async () => {
    const { saver, sent } = begin();
    saver.answer('purpose', 'A');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    saver.answer('purpose', 'A s');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ version: 1, answers: { purpose: 'A s' } }]);
    expect(saver.state()).toMatchObject({ saving: 'saved', version: 2, savedAt: AT });
  });

  it('is saved at once where a field or the page is left, and not twice', async () => {
    const { saver, sent } = begin();
    saver.answer('purpose', 'A');
    expect(await saver.saveNow()).toBe(true);
    expect(await saver.saveNow()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('saves what was typed during a save right after it, under the next version', async () => {
    const { saver, sent } = begin();
    saver.answer('purpose', 'A');
    const first = saver.saveNow();
    saver.answer('purpose', 'AB');
    await first;
    expect(sent).toEqual([
      { version: 1, answers: { purpose: 'A' } },
      { version: 2, answers: { purpose: 'AB' } },
    ]);
  });

  it('tries again where the line was cut', async () => {
    const { saver, sent } = begin({ kind: 'failed' }, saved(2));
    saver.answer('purpose', 'A');
    expect(await saver.saveNow()).toBe(false);
    expect(saver.state().saving).toBe('failed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    expect(saver.state().saving).toBe('saved');
  });

  const found = { answers: { purpose: 'Theirs' }, version: 7, saved_at: AT };

  it('that was changed elsewhere waits for the person, and keeps what they choose', async () => {
    const { saver, sent } = begin({ kind: 'changed', found });
    saver.answer('purpose', 'Mine');
    expect(await saver.saveNow()).toBe(false);
    expect(saver.state()).toMatchObject({ conflict: found, answers: { purpose: 'Mine' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    saver.keep('here');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ version: 7, answers: { purpose: 'Mine' } });
  });

  it('takes over what was saved elsewhere, without saving again', async () => {
    const { saver, sent } = begin({ kind: 'changed', found });
    saver.answer('purpose', 'Mine');
    await saver.saveNow();
    saver.keep('there');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state()).toMatchObject({ answers: { purpose: 'Theirs' }, version: 7, saving: 'saved' });
    expect(sent).toHaveLength(1);
  });

  it('that was sent elsewhere saves nothing more', async () => {
    const { saver, sent } = begin({ kind: 'sent' });
    saver.answer('purpose', 'A');
    await saver.saveNow();
    saver.answer('purpose', 'B');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state().isSent).toBe(true);
    expect(sent).toHaveLength(1);
  });
});
