import type { Endpoint, ReplyOf } from '@egcr/contract/endpoint';
import type { Page } from '@egcr/contract/page';
import { useCallback, useSyncExternalStore } from 'react';

import { callAddress } from './call-address.ts';
import { callConnections } from './call-connections.ts';
import { CallUnreachable, isWorthRepeating, readRefusal } from './call-errors.ts';
import type { Pages } from './list/use-pages.ts';

/*
 * Reading for pages that everyone sees: no token, no client of queries, and no schema of the reply. With its library that is larger than such
 * a page; what is shown is drawn as text, whatever it says.
 */

declare const answered: unique symbol;
/** The address of a GET that everyone may make, with what it answers. */
export type OpenAddress<Reply> = string & { readonly [answered]?: Reply };

/** The path of a call, written where no schema is needed: `openPath<typeof listPostsCall>('/api/v1/blog/posts')`. */
export type OpenPath<E extends Endpoint> = string & { readonly [answered]?: E };

export function openAddress<E extends Endpoint>(
  path: OpenPath<E>,
  given: { readonly params?: unknown; readonly query?: unknown },
): OpenAddress<ReplyOf<E>> {
  return callAddress(path, given);
}

const STALE_MS = 30_000;
/** Addresses whose answers are kept for going back and forth; the ones that were used longest ago are forgotten. */
const KEPT_MAX = 40;

interface Shown {
  readonly pages: readonly unknown[] | undefined;
  readonly error: unknown;
  readonly reading: 'all' | 'more' | undefined;
}

interface Kept {
  shown: Shown;
  readAt_ms: number;
  /** Counts what was asked for: an answer to an earlier question is not shown any more. */
  asked: number;
  readonly watchers: Set<() => void>;
}

const nothing: Shown = { pages: undefined, error: null, reading: undefined };
const kept = new Map<string, Kept>();

/** As if this browser had read nothing yet. */
export function forgetReadings(): void {
  kept.clear();
}

function keptAt(address: string): Kept {
  const there = kept.get(address);
  if (there) return there;
  for (const [other, { watchers }] of kept) {
    if (kept.size < KEPT_MAX) break;
    if (watchers.size === 0) kept.delete(other);
  }
  const begun: Kept = {
    shown: nothing,
    readAt_ms: Number.NEGATIVE_INFINITY,
    asked: 0,
    watchers: new Set(),
  };
  kept.set(address, begun);
  return begun;
}

function show(at: Kept, change: Partial<Shown>): void {
  at.shown = { ...at.shown, ...change };
  for (const tell of at.watchers) tell();
}

/** Fills what is kept with what `read` finds, unless something else is asked for meanwhile. */
async function fill(
  at: Kept,
  reading: 'all' | 'more',
  read: () => Promise<readonly unknown[]>,
): Promise<void> {
  at.asked += 1;
  const own = at.asked;
  show(at, { reading });
  try {
    const pages = await read();
    if (own !== at.asked) return;
    at.readAt_ms = performance.now();
    show(at, { pages, error: null, reading: undefined });
  } catch (error) {
    if (own === at.asked) show(at, { error, reading: undefined });
  }
}

/** As many pages as were shown before: who comes back to a list finds their place in it. */
async function readPages(address: string, count: number): Promise<readonly unknown[]> {
  const pages: unknown[] = [];
  for (let after: string | null = ''; after !== null && pages.length < count;) {
    const page = await get(pageAddress(address, after));
    pages.push(page);
    after = nextOf(page);
  }
  return pages;
}

function pageAddress(address: string, after: string): string {
  if (after === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;
}

function nextOf(page: unknown): string | null {
  if (typeof page !== 'object' || page === null || !('next' in page)) return null;
  return typeof page.next === 'string' ? page.next : null;
}

async function get(address: string): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await getOnce(address);
    } catch (failure) {
      if (!isWorthRepeating(tried, failure)) throw failure;
      await callConnections().wait(tried + 1);
    }
  }
}

async function getOnce(address: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'accept-language': callConnections().language() };
  let response: Response;
  try {
    response = await fetch(callConnections().origin + address, {
      cache: 'no-store',
      credentials: 'omit',
      headers,
    });
  } catch (failure) {
    throw new CallUnreachable(failure);
  }
  if (!response.ok) throw await readRefusal(response);
  try {
    return await response.json();
  } catch (failure) {
    throw new CallUnreachable(failure);
  }
}

function readAll(address: string): Promise<void> {
  const at = keptAt(address);
  return fill(at, 'all', () => readPages(address, at.shown.pages?.length ?? 1));
}

async function readNext(address: string): Promise<void> {
  const at = keptAt(address);
  const { pages = [] } = at.shown;
  const after = nextOf(pages.at(-1));
  if (after !== null) await fill(at, 'more', async () => [...pages, await get(pageAddress(address, after))]);
}

/** What is kept of an address; what is old is read again when something begins to show it. */
function useKept(address: string): Shown {
  const watch = useCallback(
    (tell: () => void) => {
      const at = keptAt(address);
      at.watchers.add(tell);
      if (performance.now() - at.readAt_ms > STALE_MS && at.shown.reading === undefined)
        void readAll(address);
      return () => at.watchers.delete(tell);
    },
    [address],
  );
  const now = () => keptAt(address).shown;
  return useSyncExternalStore(watch, now, now);
}

export interface OpenReading<Reply> {
  readonly data: Reply | undefined;
  /** Why the last answer did not come; null where it did. */
  readonly error: unknown;
  readonly isPending: boolean;
  readonly readAgain: () => Promise<void>;
}

/** One answer. */
export function useOpenReading<Reply>(address: OpenAddress<Reply>): OpenReading<Reply> {
  const { pages, error } = useKept(address);
  return {
    // Read from this address, which says what it answers.
    data: pages?.[0] as Reply | undefined,
    error,
    isPending: pages === undefined && error === null,
    readAgain: () => readAll(address),
  };
}

/** A list a page at a time. */
export function useOpenPages<P extends Page<unknown>>(
  address: OpenAddress<P>,
): Pages<P['items'][number], P & Page<P['items'][number]>> {
  const { pages, error, reading } = useKept(address);
  const all = pages as readonly (P & Page<P['items'][number]>)[] | undefined;
  return {
    items: all?.flatMap(({ items }) => items),
    first: all?.[0],
    error,
    hasMore: nextOf(all?.at(-1)) !== null,
    isReadingMore: reading === 'more',
    readMore: () => readNext(address),
    readAgain: () => readAll(address),
  };
}
