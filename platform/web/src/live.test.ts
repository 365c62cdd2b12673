import { afterEach, describe, expect, it } from 'vitest';

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

describe('the live stream', () => {
  it.each([
    ['session_expired', ['asked', 'signed out']],
    ['token_invalid', ['asked', 'signed out']],
    ['token_expired', ['asked', 'refreshed']],
    ['pin_required', ['asked']],
  ])('that is refused with %s does what a call would do', async (code, did) => {
    expect(await refusedWith(code)).toEqual(did);
  });
});
