import type { EventKind } from '@egcr/contract/event';
import { useEffect, useEffectEvent } from 'react';

import { callConnections } from './call-connections.ts';
import { isSessionOver, readRefusal } from './call-errors.ts';
import { createStreamReader, type StreamEvent } from './event-stream.ts';

const LIVE_PATH = '/api/v1/live';
/** The server could not replay everything that was missed. */
const REFRESH_TOPIC = 'platform.refresh';
const WAIT_MIN_S = 1;
const WAIT_MAX_S = 30;

/** Gets the payload of an event; undefined when some were missed and everything should be read again. */
export type LiveHandler = (payload: unknown) => void;

const handlers = new Map<string, Set<LiveHandler>>();

/** Listens to one kind of event while the component is there. An event is a hint to read again, and may come twice. */
export function useLive({ topic }: EventKind, handler: LiveHandler): void {
  const onEvent = useEffectEvent(handler);
  // The stream is outside React: join it and leave it.
  useEffect(() => listen(topic, (payload) => onEvent(payload)), [topic]);
}

function listen(topic: string, handler: LiveHandler): () => void {
  const set = handlers.get(topic) ?? new Set();
  handlers.set(topic, set.add(handler));
  return () => void set.delete(handler);
}

function tell(event: StreamEvent): void {
  if (event.topic === REFRESH_TOPIC) {
    for (const set of handlers.values()) for (const handler of set) handler(undefined);
    return;
  }
  const payload: unknown = JSON.parse(event.data);
  for (const handler of handlers.get(event.topic) ?? []) handler(payload);
}

/**
 * Keeps one stream open until stopped: refreshes the token, comes back after a loss with what was missed. The tabs of a browser share it,
 * because over HTTP/1.1 a browser has six connections to a server in all: one tab reads, the others hear of it and wait to take over.
 */
export function openLive(): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(SHARED);
  const place: Place = { lastId: '', channel, signal: stop.signal };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isStreamEvent(data)) take(data, place);
  });
  const read = () => keepOpen(place);
  // A page that came without a secure connection has no locks.
  if (globalThis.navigator?.locks === undefined) void read();
  else void navigator.locks.request(SHARED, { signal: stop.signal }, read).catch(neverItsTurn);
  return () => {
    stop.abort();
    channel.close();
  };
}

const SHARED = 'egcr.live';

interface Place {
  lastId: string;
  readonly channel: BroadcastChannel;
  readonly signal: AbortSignal;
}

/** It was closed while another tab read. */
function neverItsTurn(): void {}

function take(event: StreamEvent, place: Place): void {
  if (event.id !== '') place.lastId = event.id;
  tell(event);
}

function isStreamEvent(value: unknown): value is StreamEvent {
  return typeof value === 'object' && value !== null && 'topic' in value && 'data' in value && 'id' in value;
}

async function keepOpen(place: Place): Promise<void> {
  const { channel, signal } = place;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let wait_s = WAIT_MIN_S;
  while (!signal.aborted) {
    try {
      const response = await connect(place);
      if (response?.body) {
        wait_s = WAIT_MIN_S;
        await readAll(response.body, (event) => {
          if (signal.aborted) return;
          take(event, place);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
          channel.postMessage(event);
        });
      }
    } catch (failure) {
      if (!signal.aborted) console.warn('the live stream was lost; it is opened again', failure);
    }
    if (signal.aborted) return;
    // A little chance, so that not everybody comes back at once after a restart.
    await Promise.race([stopped, callConnections().wait(wait_s * (0.75 + Math.random() / 2))]);
    wait_s = Math.min(WAIT_MAX_S, wait_s * 2);
  }
}

async function connect({ lastId, signal }: Place): Promise<Response | undefined> {
  const { origin, accessToken, refreshAccess, idle_s, onSessionExpired } = callConnections();
  const token = accessToken();
  if (token === undefined) return undefined;
  const open = (bearer: string) =>
    fetch(origin + LIVE_PATH, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${bearer}`,
        'x-user-idle': String(idle_s()),
        ...(lastId === '' ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
  const response = await open(token);
  if (response.status !== 401) return response.ok ? response : undefined;
  const { code } = await readRefusal(response);
  if (isSessionOver(code)) {
    // Ended on another device, perhaps: this one does not go on showing what it has.
    onSessionExpired();
    return undefined;
  }
  if (code !== 'token_expired') return undefined;
  const renewed = await refreshAccess();
  if (renewed === undefined) return undefined;
  const second = await open(renewed);
  return second.ok ? second : undefined;
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const read = createStreamReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const event of read(value)) onEvent(event);
  }
}
