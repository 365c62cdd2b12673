import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { askForToken, useFirstAsk } from './captcha-asks.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a request that needs a captcha token', () => {
  it('waits for a gate that is still being fetched, and goes on with its answer', async () => {
    const token = askForToken('signin', 'on');
    const gate = renderHook(() => useFirstAsk());
    expect(gate.result.current?.action).toBe('signin');
    act(() => gate.result.current?.answer('solved'));
    await expect(token).resolves.toBe('solved');
    expect(gate.result.current).toBeUndefined();
  });

  it('takes its turn after the one before it', async () => {
    const gate = renderHook(() => useFirstAsk());
    let later: Promise<string | undefined> = Promise.resolve('never asked');
    act(() => {
      void askForToken('signup', 'on');
      later = askForToken('resend', 'on');
    });
    act(() => gate.result.current?.answer('first'));
    expect(gate.result.current?.action).toBe('resend');
    act(() => gate.result.current?.answer(undefined));
    await expect(later).resolves.toBeUndefined();
  });

  it('goes on without one where no gate comes', async () => {
    vi.useFakeTimers();
    const token = askForToken('signin', 'on');
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(token).resolves.toBeUndefined();
  });
});
