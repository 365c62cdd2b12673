import { IdentityServer, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Goal: nobody is signed out because many tabs refresh one session at once, however long that goes on.
// Method: the real client ten times over one store, as tabs share theirs, without the lock that tabs have. Fifteen seconds reach past
// the ten in which an older token is forgiven; REFRESH_LOAD_S=60 goes on for a minute.

const LOAD_S = Number(process.env['REFRESH_LOAD_S'] ?? 15);
const TABS = 10;

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

it(
  'signs nobody out while ten tabs refresh one session under load (attack P4)',
  async () => {
    const { email } = await server.person();
    const stored = new Map<string, string>();
    const tabs = Array.from({ length: TABS }, () => server.client({}, stored));
    const [first] = tabs;
    const opened = await first?.signInWithPassword({ email, password: PASSWORD });
    const sessionId = sessionOf(opened?.data.session?.access_token);
    const signedOut: number[] = [];
    const troubles: string[] = [];
    let refreshed = 0;
    const end = performance.now() + LOAD_S * 1000;

    await Promise.all(
      tabs.map(async (tab, at) => {
        tab.onAuthStateChange((event) => {
          if (event === 'SIGNED_OUT') signedOut.push(at);
        });
        while (performance.now() < end) {
          const { error } = await tab.refreshSession();
          if (error === null) refreshed += 1;
          // Another tab was quicker: its tokens stand in the store, and are used from now on.
          else if (error.name !== 'AuthRefreshDiscardedError') troubles.push(`${at}: ${error.message}`);
          const seen = await tab.getUser();
          if (seen.error !== null) troubles.push(`${at}: ${seen.error.message}`);
        }
      }),
    );

    expect({ signedOut, troubles }).toEqual({ signedOut: [], troubles: [] });
    expect(refreshed).toBeGreaterThan(2 * TABS);
    for (const tab of tabs) {
      const { data } = await tab.getSession();
      expect(sessionOf(data.session?.access_token)).toBe(sessionId);
    }
  },
  (LOAD_S + 30) * 1000,
);

function sessionOf(token = ''): unknown {
  const claims: { session_id?: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}',
  );
  return claims.session_id;
}
