import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';

import type { Account } from './api.ts';

/** Where the web app keeps its session. */
const STORAGE_KEY = 'egcr.session';

/** Puts a person's session into a browser, as if they had signed in there; for journeys that are about something else than signing in. */
export async function signIn(
  context: BrowserContext,
  request: APIRequestContext,
  account: Account,
): Promise<void> {
  const answer = await request.get('/auth/v1/user', {
    headers: { authorization: `Bearer ${account.access_token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const user: unknown = await answer.json();
  const claims: { exp: number } = JSON.parse(
    Buffer.from(account.access_token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const session = {
    access_token: account.access_token,
    refresh_token: account.refresh_token,
    token_type: 'bearer',
    expires_in: Math.floor(claims.exp - Date.now() / 1000),
    expires_at: claims.exp,
    user,
  };
  await context.addInitScript(
    ([key, text]) => {
      // Blank pages have no storage. Once only: a session that was refreshed or ended since must not come back.
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('journey') !== null) return;
      sessionStorage.setItem('journey', 'begun');
      localStorage.setItem(key, text);
    },
    [STORAGE_KEY, JSON.stringify(session)] as const,
  );
}
