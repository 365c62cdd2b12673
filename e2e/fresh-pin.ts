import { expect, type APIRequestContext } from '@playwright/test';

import type { Account } from './api.ts';
import { demoPerson } from './demo-person.ts';

/** Someone who has signed in anew, and just entered the PIN: one of the demonstration by their name, or another person. */
export async function withFreshPin(request: APIRequestContext, who: string | Account): Promise<Account> {
  const account =
    typeof who === 'string' ? await demoPerson(request, who) : await signedInAgain(request, who);
  const verified = await request.post('/api/v1/identity/pin/verify', {
    headers: { authorization: `Bearer ${account.access_token}` },
    data: { pin: account.pin },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
  return account;
}

async function signedInAgain(request: APIRequestContext, account: Account): Promise<Account> {
  const { email, password } = account;
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session: Pick<Account, 'access_token' | 'refresh_token'> = await answer.json();
  return { ...account, access_token: session.access_token, refresh_token: session.refresh_token };
}

/** What the API answers a person; each call that is sent has a key of its own. */
export async function answerTo<Reply>(
  request: APIRequestContext,
  as: Pick<Account, 'access_token'>,
  { path, data, method = data === undefined ? 'GET' : 'POST' }: AskedOf,
): Promise<Reply> {
  const headers = { authorization: `Bearer ${as.access_token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const body: Reply = await answer.json();
  return body;
}

interface AskedOf {
  readonly path: string;
  readonly data?: object;
  readonly method?: 'GET' | 'POST' | 'PUT';
}
