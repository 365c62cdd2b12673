import { afterEach, describe, expect, it, vi } from 'vitest';

import { connectCalls } from './call-connections.ts';
import { openLive } from './live.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Opens the stream against a server that refuses with that code; answers what the page did until it waited. */
async function refusedWith(code: string): Promise<string[]> {
  const did: string[] = [];
  globalThis.fetch = () => {
    did.push('asked');
    return Promise.resolve(Response.json({ code }, { status: 401 }));
  };
  let close = () => {};
  await new Promise<void>((resolve) => {
    connectCalls({
      accessToken: () => 'token',
      refreshAccess: () => {
        did.push('refreshed');
        return Promise.resolve(undefined);
      },
      onSessionExpired: () => did.push('signed out'),
      wait: () => {
        resolve();
        close();
        return Promise.resolve();
      },
    });
    close = openLive();
  });
  return did;
}

/** A server whose streams each say one event and stay open; `asked` keeps from where each was to go on. */
function oneEventEach() {
  const asked: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    asked.push(new Headers(init?.headers).get('last-event-id'));
    const id = String(asked.length);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(`id: ${id}\nevent: wallet.changed\ndata: {}\n\n`));
        init?.signal?.addEventListener('abort', () => stream.error(new Error('closed')));
      },
    });
    return Promise.resolve(new Response(body));
  };
  return asked;
}

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 240_000 });

describe('the live stream', () => {
  it('is one for all tabs of a browser, and goes on in the next when its tab is closed', async () => {
    const asked = oneEventEach();
    connectCalls({ accessToken: () => 'token' });
    const heard = new BroadcastChannel('egcr.live');
    const topics: unknown[] = [];
    heard.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) => topics.push(data.id));
    const [closeFirst, closeSecond] = [openLive(), openLive()];
    await until(() => topics.length === 1);
    expect(asked).toEqual([null]);
    closeFirst();
    await until(() => topics.length === 2);
    expect({ asked, topics }).toEqual({ asked: [null, '1'], topics: ['1', '2'] });
    closeSecond();
    heard.close();
  });

  it.each([
    ['session_expired', ['asked', 'signed out']],
    ['token_invalid', ['asked', 'signed out']],
    ['token_expired', ['asked', 'refreshed']],
    ['pin_required', ['asked']],
  ])('that is refused with %s does what a call would do', async (code, did) => {
    expect(await refusedWith(code)).toEqual(did);
  });
});
