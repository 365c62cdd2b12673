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

/** Listens to one topic while the component is there. An event is a hint to read again, and may come twice. */
export function useLive(topic: string, handler: LiveHandler): void {
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

/** Keeps one stream open until stopped: refreshes the token, comes back after a loss with what was missed. */
export function openLive(): () => void {
  const stop = new AbortController();
  void keepOpen(stop.signal);
  return () => stop.abort();
}

async function keepOpen(signal: AbortSignal): Promise<void> {
  let lastId = '';
  let wait_s = WAIT_MIN_S;
  while (!signal.aborted) {
    try {
      const response = await connect(lastId, signal);
      if (response?.body) {
        wait_s = WAIT_MIN_S;
        await readAll(response.body, (event) => {
          if (event.id !== '') lastId = event.id;
          tell(event);
        });
      }
    } catch (failure) {
      if (!signal.aborted) console.warn('the live stream was lost; it is opened again', failure);
    }
    if (signal.aborted) return;
    // A little chance, so that not everybody comes back at once after a restart.
    await callConnections().wait(wait_s * (0.75 + Math.random() / 2));
    wait_s = Math.min(WAIT_MAX_S, wait_s * 2);
  }
}

async function connect(lastId: string, signal: AbortSignal): Promise<Response | undefined> {
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
