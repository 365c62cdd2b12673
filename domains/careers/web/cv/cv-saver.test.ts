import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import { CvSaver, type SaveAnswer } from './cv-saver.ts';

interface Sent {
  readonly version: number;
  readonly cv: Cv;
}

let sent: Sent[];
let answers: SaveAnswer[];
beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
});

function begun() {
  return new CvSaver({ cv: emptyCv, version: 3, saved_at: null }, async (body) => {
    sent.push(body);
    return (
      answers.shift() ?? { kind: 'saved', version: body.version + 1, savedAt: '2026-11-27T12:00:00.000Z' }
    );
  });
}

describe('a CV that saves itself', () => {
  it('is saved once after a pause, with all that was typed', async () => {
    const saver = begun();
    saver.change({ headline: 'M' });
    saver.change({ headline: 'Miller' });
    expect(saver.state().saving).toBe('waiting');
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toMatchObject([{ version: 3, cv: { headline: 'Miller' } }]);
    expect(saver.state()).toMatchObject({ saving: 'saved', version: 4 });
  });

  it('is not sent while a field is wrong, and is sent once it is right', async () => {
    const saver = begun();
    const entry = { position: '', employer: '', until: '', summary: '' };
    saver.change({ work: [{ ...entry, from: 'March' }] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect([...saver.state().issues]).toEqual([['work.0.from', 'not_a_month']]);
    saver.change({ work: [{ ...entry, from: '2022-03' }] });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.state().saving).toBe('saved');
  });

  it('is tried again where the line was cut', async () => {
    const saver = begun();
    answers = [{ kind: 'failed' }];
    saver.change({ headline: 'Miller' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.state().saving).toBe('failed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.state().saving).toBe('saved');
    expect(sent).toHaveLength(2);
  });

  it('that was saved elsewhere waits for the person, and loses nothing that was typed', async () => {
    const saver = begun();
    answers = [{ kind: 'changed', version: 8 }];
    saver.change({ headline: 'Miller' });
    await vi.advanceTimersByTimeAsync(800);
    saver.change({ town: 'Lecce' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.state().saving).toBe('changed');
    expect(sent).toHaveLength(1);
    saver.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({ version: 8, cv: { headline: 'Miller', town: 'Lecce' } });
    expect(saver.state()).toMatchObject({ saving: 'saved', version: 9 });
  });

  it('goes on from the other version where the person takes that one', async () => {
    const saver = begun();
    saver.change({ headline: 'Miller' });
    saver.adopt({ cv: { ...emptyCv, headline: 'Baker' }, version: 8, saved_at: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect(saver.state()).toMatchObject({ saving: 'saved', version: 8, cv: { headline: 'Baker' } });
  });
});
