import { vi } from 'vitest';

/** A machine that is this slow has stopped: no test that passes waits so long. */
const PATIENCE_MS = 240_000;

/** Waits until the check passes, and answers what it answers. A slow machine needs longer and fails nothing. */
export function patiently<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}
