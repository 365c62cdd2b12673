import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followVersion } from './version.ts';

const OWN = '/assets/index-abc.js';
const NEWER = 'const files = ["/assets/index-def.js"]';
const SAME = `const files = ["${OWN}"]`;

let list: () => Promise<Response>;
let asked: number;
let stop: (() => void) | undefined;
let now_ms: number;
let isHidden: boolean;
const onNew = vi.fn<() => void>();

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
  [asked, now_ms, isHidden] = [0, 1_000_000, false];
  onNew.mockClear();
  list = async () => new Response(NEWER);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    // Any other request is answered as if nothing was new.
    if (address !== '/sw.js' || init.cache !== 'no-store') return new Response(SAME);
    asked += 1;
    return list();
  });
  vi.spyOn(Date, 'now').mockImplementation(() => now_ms);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stop?.();
  stop = undefined;
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const follow = async () => {
  stop = followVersion(onNew);
  await settled();
};
async function hear(kind: 'online' | 'vite:preloadError' | 'visibilitychange'): Promise<void> {
  const event = new Event(kind);
  if (kind === 'visibilitychange') document.dispatchEvent(event);
  else window.dispatchEvent(event);
  await settled();
}

/** A browser with service workers. */
async function withWorker(register: () => Promise<unknown>) {
  const worker = Object.assign(new EventTarget(), {
    register: vi.fn<(...given: unknown[]) => Promise<unknown>>(register),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  await follow();
  return worker;
}

describe('a page that stays open while the site is renewed', () => {
  it.each(['online', 'vite:preloadError'] as const)(
    'learns it on %s, and no longer once it is left',
    async (kind) => {
      await follow();
      expect([asked, onNew.mock.calls.length]).toEqual([0, 0]);
      await hear(kind);
      expect([asked, onNew.mock.calls.length]).toEqual([1, 1]);
      stop?.();
      await hear(kind);
      expect([asked, onNew.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('is told nothing that is answered after it was left', async () => {
    await follow();
    const { promise, resolve } = Promise.withResolvers<Response>();
    list = () => promise;
    await hear('online');
    stop?.();
    resolve(new Response(NEWER));
    await settled();
    expect(onNew).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['the list still names its script', async () => new Response(SAME)],
    ['the worker is switched off', async () => new Response('self.registration.unregister()')],
    ['there is no list', async () => new Response(NEWER, { status: 404 })],
    ['there is no line', () => Promise.reject(new TypeError('no line'))],
  ])('is not renewed where %s', async (_, answer) => {
    list = answer;
    await follow();
    await hear('online');
    expect([asked, onNew.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not ask where it cannot tell which script it began with', async () => {
    document.head.innerHTML = '';
    await follow();
    await hear('online');
    expect(asked).toBe(0);
  });

  it('asks when it is looked at again, half an hour after the last time at the earliest', async () => {
    await follow();
    const look = async (after_ms: number) => {
      now_ms += after_ms;
      await hear('visibilitychange');
      return asked;
    };
    expect(await look(30 * 60_000)).toBe(0);
    expect(await look(1)).toBe(1);
    expect(await look(30 * 60_000)).toBe(1);
    isHidden = true;
    expect(await look(60 * 60_000)).toBe(1);
    isHidden = false;
    expect(await look(0)).toBe(2);
  });
});

describe('the service worker', () => {
  it('is put in its place past all stores, and a page that another one takes over asks', async () => {
    const createPolicy = vi.fn<(name: string, rules: object) => object>(() => ({
      createScriptURL: (address: string) => `trusted ${address}`,
    }));
    Object.defineProperty(globalThis, 'trustedTypes', { configurable: true, value: { createPolicy } });
    const worker = await withWorker(() => Promise.resolve({}));
    expect(worker.register.mock.calls).toEqual([['trusted /sw.js', { updateViaCache: 'none' }]]);
    expect(createPolicy.mock.lastCall?.[0]).toBe('service-worker');
    worker.dispatchEvent(new Event('controllerchange'));
    await settled();
    expect([asked, onNew.mock.calls.length]).toEqual([1, 1]);
  });

  it('goes by its plain address where the browser trusts all of them', async () => {
    const worker = await withWorker(() => Promise.resolve({}));
    expect(worker.register.mock.calls[0]?.[0]).toBe('/sw.js');
  });

  it('that is refused is done without', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const worker = await withWorker(() => Promise.reject(new Error('refused')));
    worker.dispatchEvent(new Event('controllerchange'));
    await settled();
    expect([asked, warned.mock.calls.length]).toEqual([0, 1]);
  });
});
