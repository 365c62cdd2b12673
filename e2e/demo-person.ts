import { demoPeople } from '@egcr/app-server/demo-people';
import { expect, type APIRequestContext } from '@playwright/test';

import type { Account } from './api.ts';

/** Signs in one of the demonstration's people, for a product that runs with `DEMO=on`. */
export async function demoPerson(request: APIRequestContext, username: string): Promise<Account> {
  const person = demoPeople.find((each) => each.username === username);
  if (person === undefined) throw new Error(`the demonstration has no ${username}`);
  const { email, password, pin } = person;
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { access_token, refresh_token, user }: Session = await answer.json();
  return { user_id: user.id, username, email, password, pin, access_token, refresh_token };
}

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}
