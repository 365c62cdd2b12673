import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AUTOSAVE_MS } from '../contract/limits.ts';
import { DraftSaver, type SaveAnswer, type Unsent } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT = '2026-11-23T12:04:00.000Z';
const saved = (version: number): SaveAnswer => ({ kind: 'saved', version, saved_at: AT });

/** A draft whose saves are answered one after the other. */
function begin(...answers: readonly SaveAnswer[]) {
  const sent: unknown[] = [];
  const kept: (Unsent | undefined)[] = [];
  const saver = new DraftSaver(
    { answers: {}, version: 1, saved_at: AT },
    {
      save: async (body) => {
        sent.push(body);
        return answers[sent.length - 1] ?? saved(sent.length + 1);
      },
      keep: (unsent) => kept.push(unsent),
    },
  );
  return { saver, sent, kept };
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

  it('begins with answers that are known, and keeps those that the person has given', async () => {
    const { saver, sent } = begin();
    saver.answer('purpose', 'A');
    saver.startWith({ purpose: 'B', role: 'auditor' });
    expect(saver.state().answers).toEqual({ purpose: 'A', role: 'auditor' });
    await saver.saveNow();
    expect(sent).toEqual([{ version: 1, answers: { purpose: 'A', role: 'auditor' } }]);
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

  it('that was changed elsewhere at the same question waits for the person, who chooses', async () => {
    const { saver, sent } = begin({ kind: 'changed', found });
    saver.answer('purpose', 'Mine');
    expect(await saver.saveNow()).toBe(false);
    expect(saver.state()).toMatchObject({
      conflict: { found, differing: ['purpose'] },
      answers: { purpose: 'Mine' },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    saver.choose([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ version: 7, answers: { purpose: 'Mine' } });
  });

  it('takes over what was saved elsewhere where the person chooses that, without saving again', async () => {
    const { saver, sent } = begin({ kind: 'changed', found });
    saver.answer('purpose', 'Mine');
    await saver.saveNow();
    saver.choose(['purpose']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state()).toMatchObject({ answers: { purpose: 'Theirs' }, version: 7, saving: 'saved' });
    expect(sent).toHaveLength(1);
  });

  it('that was changed elsewhere at another question is merged and saved without asking', async () => {
    const { saver, sent } = begin({ kind: 'changed', found });
    saver.answer('is_urgent', true);
    expect(await saver.saveNow()).toBe(true);
    expect(sent[1]).toEqual({ version: 7, answers: { purpose: 'Theirs', is_urgent: true } });
    expect(saver.state().conflict).toBeUndefined();
  });

  it('keeps in the browser what is not saved yet, and forgets it once it is', async () => {
    const { saver, kept } = begin({ kind: 'failed' }, saved(2));
    saver.answer('purpose', 'A');
    await saver.saveNow();
    expect(kept.at(-1)).toEqual({ version: 1, base: {}, answers: { purpose: 'A' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept.at(-1)).toBeUndefined();
  });

  it('sends later what an earlier visit could not send, merged with what was saved elsewhere since', async () => {
    const sent: unknown[] = [];
    const unsent = { version: 1, base: {}, answers: { is_urgent: true } };
    const saver = new DraftSaver(found, {
      unsent,
      save: async (body) => {
        sent.push(body);
        return saved(8);
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ version: 7, answers: { purpose: 'Theirs', is_urgent: true } }]);
    expect(saver.state().saving).toBe('saved');
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
