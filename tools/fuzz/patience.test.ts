import { expect, test } from 'vitest';

import type { Answer, Call } from '../bank-test/caller.ts';
import { askTimed, SLOW_MS } from './patience.ts';

const CALL: Call = { method: 'GET', path: '/api/v1/site/whitepaper' };

/** Answers so late, one time after the other; counts how often it was asked. */
function callerThatTakes(...times_ms: readonly number[]) {
  const state = { now_ms: 0, asked: 0 };
  const call = (): Promise<Answer> => {
    state.now_ms += times_ms[state.asked] ?? 0;
    state.asked += 1;
    return Promise.resolve({
      status: 200,
      text: `answer ${state.asked}`,
      contentType: 'text/plain',
    } as Answer);
  };
  return { state, caller: { call }, now_ms: () => state.now_ms };
}

test('a call that answers in time is asked once', async () => {
  const { state, caller, now_ms } = callerThatTakes(SLOW_MS);
  expect(await askTimed(caller, CALL, now_ms)).toMatchObject({ elapsedMs: SLOW_MS });
  expect(state.asked).toBe(1);
});

test('a call that is slow once, on a machine that stood still, is not called slow; its first answer is the one judged', async () => {
  const { caller, now_ms } = callerThatTakes(SLOW_MS + 4_000, 20);
  const { answer, elapsedMs } = await askTimed(caller, CALL, now_ms);
  expect(answer.text).toBe('answer 1');
  expect(elapsedMs).toBe(20);
});

test('a call that is slow each time is', async () => {
  const { caller, now_ms } = callerThatTakes(SLOW_MS + 1, SLOW_MS + 2);
  expect((await askTimed(caller, CALL, now_ms)).elapsedMs).toBeGreaterThan(SLOW_MS);
});

test('a call whose content the server would not take to its end is asked once more; other ends are told', async () => {
  const { state, caller } = callerThatTakes();
  const breaking = (code: string) => ({
    call: () => (state.asked === 0 ? ((state.asked += 1), Promise.reject(withCode(code))) : caller.call()),
  });
  expect((await askTimed(breaking('EPIPE'), CALL)).answer.text).toBe('answer 2');
  state.asked = 0;
  await expect(askTimed(breaking('ECONNREFUSED'), CALL)).rejects.toThrow('ECONNREFUSED');
});

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}
