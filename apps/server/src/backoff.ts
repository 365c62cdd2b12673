/** Pauses before the first, second, third… restart in a row. */
const PAUSES_MS = [100, 300, 1000, 3000] as const;
/** The person who ran this long was well; the next restart counts as the first. */
const WELL_AFTER_MS = 60_000;

/** How long to wait before something that died is started again: longer each time it dies soon after. */
export class Backoff {
  #restarts = 0;
  #startedAt_ms = 0;

  started(now_ms: number): void {
    this.#startedAt_ms = now_ms;
  }

  pauseMs(now_ms: number): number {
    if (now_ms - this.#startedAt_ms >= WELL_AFTER_MS) this.#restarts = 0;
    const pause = PAUSES_MS[Math.min(this.#restarts, PAUSES_MS.length - 1)];
    this.#restarts += 1;
    return pause ?? 0;
  }
}
