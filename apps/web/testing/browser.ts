import { createHash } from 'node:crypto';

import { CONSENT_STORAGE_KEY } from '@egcr/web-kit/consent';
import { chanceFrom, uuidFrom } from '@egcr/web-kit/testing/draw-value';
import { vi } from 'vitest';

/** When every visit begins. */
export const NOW = new Date('2026-03-04T10:00:00.000Z');

/** Longer than anything that was read is kept once its page is left. */
const FORGOTTEN_MS = 11 * 60_000;

/** The machine's own clock, which is not held. */
const inAMoment = globalThis.setTimeout;

/** Lets what the machine is doing come to its end. */
export const aMoment = (): Promise<void> => new Promise((resolve) => void inAMoment(resolve, 0));

/** What a browser has and jsdom lacks, with a clock that moves only when it is told to. */
export function prepareBrowser(): void {
  vi.useFakeTimers({ now: NOW });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  Object.defineProperty(crypto, 'randomUUID', { value: () => uuidFrom(chance) });
  Object.defineProperty(crypto, 'subtle', { value: subtle });
  Math.random = () => chance();
  Object.assign(window, { IntersectionObserver: SeesNothing, ResizeObserver: SeesNothing });
  Object.assign(globalThis, { BroadcastChannel: NoOtherTab });
}

/** Done at once, so that what waits for it comes in the same turn each time. No signature is right. */
const subtle = {
  digest: (_name: string, bytes: ArrayBuffer | Uint8Array) => {
    const hash = createHash('sha256')
      .update(Buffer.from(new Uint8Array(bytes)))
      .digest();
    return Promise.resolve(Uint8Array.from(hash).buffer);
  },
  importKey: () => Promise.resolve({}),
  verify: () => Promise.resolve(false),
};

/** What an earlier visit told other tabs would come late, in the middle of another visit. */
class NoOtherTab extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

class SeesNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What was read is forgotten, once its page is left. */
export async function forget(): Promise<void> {
  await vi.advanceTimersByTimeAsync(FORGOTTEN_MS);
  for (let count = 0; count < 5; count += 1) await aMoment();
}

/** What is random there: ids and keys. */
let chance = chanceFrom(1);

/** As at the first visit of a browser. */
export function beginAnew(): void {
  chance = chanceFrom(1);
  vi.setSystemTime(NOW);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(CONSENT_STORAGE_KEY, 'rejected');
}
