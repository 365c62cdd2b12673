import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { connectCalls } from './call-connections.ts';
import { forgetReadings, openAddress, useOpenPages, useOpenReading } from './open-reading.ts';

interface Numbers {
  readonly items: number[];
  readonly next: string | null;
}
type Answer = () => Response | Promise<Response>;

let asked: string[];
let answers: Answer[];
let waits: number[];
let now_ms: number;

const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const refused = (code: string, status: number) =>
  json({ type: 'about:blank', title: code, status, code }, status);
const noLine: Answer = () => Promise.reject(new TypeError('no line'));
/** An answer that comes when it is told to. */
function later(body: unknown): { readonly answer: Answer; readonly come: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: () => resolve(Response.json(body)) };
}

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async (address) => {
  asked.push(address);
  return (answers.shift() ?? json({ items: [], next: null }))();
});

beforeEach(() => {
  [asked, answers, waits, now_ms] = [[], [], [], 1_000_000];
  forgetReadings();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockImplementation(() => now_ms);
  connectCalls({
    origin: 'https://egcr.test',
    language: () => 'ko',
    wait: (seconds) => {
      waits.push(seconds);
      return Promise.resolve();
    },
  });
});
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reading = (address = '/posts') => renderHook(() => useOpenReading<Numbers>(address)).result;
const pages = (address = '/posts') => renderHook(() => useOpenPages<Numbers>(address)).result;
const first = { items: [1, 2], next: 'a b' };

describe('what everybody may read', () => {
  it('is asked for in the reader’s language, without who they are', async () => {
    answers = [json(first)];
    const read = reading(openAddress('/posts', { query: { limit: 2 } }));
    expect(read.current).toMatchObject({ data: undefined, error: null, isPending: true });
    await waitFor(() => expect(read.current.data).toEqual(first));
    expect(read.current).toMatchObject({ error: null, isPending: false });
    expect(asked).toEqual(['https://egcr.test/posts?limit=2']);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      headers: { accept: 'application/json', 'accept-language': 'ko' },
    });
  });

  it.each<[string, Answer, number]>([
    ['no answer came', noLine, 3],
    ['the answer was cut off', () => new Response('{"items": [', { status: 200 }), 3],
    ['the server was busy', refused('overloaded', 503), 3],
    ['the server says no', refused('not_found', 404), 1],
  ])('where %s it is asked for again, twice, unless that is an answer', async (_, answer, times) => {
    answers = Array.from({ length: 4 }, () => answer);
    const read = reading();
    await waitFor(() => expect(read.current.error).not.toBeNull());
    expect(read.current).toMatchObject({ data: undefined, isPending: false });
    expect([asked.length, waits]).toEqual([times, [1, 2].slice(0, times - 1)]);
  });

  it('keeps what was read when it cannot be read again, and forgets the failure once it can', async () => {
    answers = [json(first), refused('not_found', 404), json({ items: [3], next: null })];
    const read = reading();
    await waitFor(() => expect(read.current.data).toEqual(first));
    await act(() => read.current.readAgain());
    expect(read.current).toMatchObject({ data: first, error: { code: 'not_found' } });
    await act(() => read.current.readAgain());
    expect(read.current).toMatchObject({ data: { items: [3] }, error: null });
  });

  it('shows no answer to an earlier question, also where that one fails', async () => {
    const [old, failing] = [later(first), later(null)];
    answers = [old.answer, json({ items: [9], next: null })];
    const read = reading();
    await act(() => read.current.readAgain());
    await act(async () => old.come());
    expect(read.current.data).toEqual({ items: [9], next: null });
    const refusedLater: Answer = async () => {
      await failing.answer();
      return refused('not_found', 404)();
    };
    answers = [refusedLater, json(first)];
    const earlier = read.current.readAgain();
    await act(() => read.current.readAgain());
    await act(async () => {
      failing.come();
      await earlier;
    });
    expect(read.current).toMatchObject({ data: first, error: null });
  });

  it.each([
    [30_000, 1],
    [30_001, 2],
  ])(
    'is shown from before, and after %i milliseconds it has been asked for %i times',
    async (age_ms, times) => {
      answers = [json(first), json(first)];
      const read = reading();
      await waitFor(() => expect(read.current.data).toEqual(first));
      cleanup();
      now_ms += age_ms;
      const again = reading();
      expect(again.current.data).toEqual(first);
      await act(async () => undefined);
      expect(asked).toHaveLength(times);
    },
  );

  it('is asked for once, however many places show it, and all of them show it', async () => {
    answers = [json(first)];
    const both = [reading(), reading()];
    await waitFor(() => expect(both.map(({ current }) => current.data)).toEqual([first, first]));
    expect(asked).toHaveLength(1);
  });

  it('is kept for forty addresses; the first that nobody shows is forgotten', async () => {
    const shown = reading('/shown');
    await waitFor(() => expect(shown.current.isPending).toBe(false));
    for (let at = 1; at <= 40; at += 1) {
      const { result, unmount } = renderHook(() => useOpenReading<Numbers>(`/posts/${at}`));
      await waitFor(() => expect(result.current.isPending).toBe(false));
      unmount();
    }
    asked.length = 0;
    for (const address of ['/shown', '/posts/40', '/posts/2', '/posts/1']) {
      const again = reading(address);
      await waitFor(() => expect(again.current.isPending).toBe(false));
    }
    expect(asked).toEqual(['https://egcr.test/posts/1']);
  });
});

describe('a list that everybody may read', () => {
  it('is read a page at a time to its end', async () => {
    answers = [json(first), json({ items: [3], next: null })];
    const list = pages('/posts?limit=2');
    await waitFor(() => expect(list.current.items).toEqual([1, 2]));
    expect(list.current).toMatchObject({ first, hasMore: true, isReadingMore: false, error: null });
    let more: Promise<unknown> = Promise.resolve();
    act(() => {
      more = Promise.resolve(list.current.readMore());
    });
    expect(list.current.isReadingMore).toBe(true);
    await act(async () => void (await more));
    expect(list.current).toMatchObject({ items: [1, 2, 3], first, hasMore: false, isReadingMore: false });
    await act(async () => void (await list.current.readMore()));
    expect(asked).toEqual(['https://egcr.test/posts?limit=2', 'https://egcr.test/posts?limit=2&after=a%20b']);
  });

  it('is read again as far as it was shown, or to its end where that comes earlier', async () => {
    answers = [json(first), json({ items: [3], next: 'c' }), json(first), json({ items: [4], next: 'd' })];
    const list = pages();
    await waitFor(() => expect(list.current.items).toEqual([1, 2]));
    await act(async () => void (await list.current.readMore()));
    await act(async () => void (await list.current.readAgain()));
    expect(list.current).toMatchObject({ items: [1, 2, 4], hasMore: true, isReadingMore: false });
    expect(asked.slice(2)).toEqual(['https://egcr.test/posts', 'https://egcr.test/posts?after=a%20b']);
    answers = [json({ items: [7], next: null })];
    await act(async () => void (await list.current.readAgain()));
    expect(list.current).toMatchObject({ items: [7], hasMore: false });
  });

  it.each([[null], [7], [{ items: [] }], [{ items: [], next: 3 }], [{ items: [], next: null }]])(
    'that answers %j has no more',
    async (answer) => {
      answers = [json(answer)];
      const read = reading();
      await waitFor(() => expect(read.current.isPending).toBe(false));
      cleanup();
      answers = [json(answer ?? {})];
      const list = renderHook(() => useOpenPages<Numbers>('/others')).result;
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(list.current.hasMore).toBe(false);
    },
  );
});
