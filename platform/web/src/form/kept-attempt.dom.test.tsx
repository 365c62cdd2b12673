import { anonymousState } from '../auth-state.ts';
import { CallRefusal, CallUnreachable } from '../call-errors.ts';
import { changeAuthState } from '../session-state.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { useKeptAttempt } from './kept-attempt.ts';

const schema = z.object({ amount: z.string() });
const entered = { amount: '5' };

const signIn = (id: string) =>
  changeAuthState({
    ...anonymousState,
    isAuthenticated: true,
    user: { id, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false },
  });
beforeEach(() => signIn('ada'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The hook as the page has it after each load. */
const load = () => renderHook(() => useKeptAttempt('test', schema)).result.current;
const refuse = (code: string, status: number) => () => Promise.reject(new CallRefusal({ code, status }));

describe('an attempt', () => {
  it('that is sent to enter the PIN comes back with what was entered and under the same key', async () => {
    const keys: string[] = [];
    const before = load();
    const answer = await before.attempt(entered, async (key) => {
      keys.push(key);
      return refuse('pin_required', 401)();
    });
    expect(answer).toBeUndefined();
    const after = load();
    expect(after.kept).toEqual(entered);
    await after.attempt(entered, async (key) => keys.push(key));
    expect(new Set(keys).size).toBe(1);
    expect(load().kept).toBeUndefined();
  });

  it('whose answer was lost keeps its key over a reload, for the same values only', async () => {
    const keys: string[] = [];
    const lose = async (key: string) => {
      keys.push(key);
      throw new CallUnreachable(new Error('cut'));
    };
    await expect(load().attempt(entered, lose)).rejects.toThrow('no answer');
    await expect(load().attempt(entered, lose)).rejects.toThrow('no answer');
    await expect(load().attempt({ amount: '6' }, lose)).rejects.toThrow('no answer');
    expect(new Set(keys.slice(0, 2)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
  });

  it('that was refused gets another key', async () => {
    const keys: string[] = [];
    const { attempt } = load();
    await expect(
      attempt(entered, async (key) => {
        keys.push(key);
        return refuse('insufficient_funds', 402)();
      }),
    ).rejects.toThrow('insufficient_funds');
    await attempt(entered, async (key) => keys.push(key));
    expect(new Set(keys).size).toBe(2);
  });

  it('is not shown to the next person on this device', async () => {
    await load().attempt(entered, refuse('pin_required', 401));
    signIn('bola');
    expect(load().kept).toBeUndefined();
  });
});
