import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { signIn } from '@egcr/e2e/signed-in';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

import { wordsOf } from './words.ts';

interface Handled {
  readonly request: APIRequestContext;
  readonly username: string;
  readonly reference: string;
  readonly language: 'en' | 'ar';
}

/** The case in the hands of an officer who has just entered the PIN. */
export async function taken(
  office: Page,
  { request, username, reference, language }: Handled,
): Promise<Locator> {
  const { step, words } = wordsOf(language);
  await signIn(office.context(), request, await withFreshPin(request, username));
  await office.goto('/super-admin/cases?sample=hidden');
  await office.getByRole('link').filter({ hasText: reference }).click();
  const panel = office.getByRole('region', { name: reference });
  await panel.getByRole('button', { name: step.label.take }).click();
  await expect(panel.getByText(words.states.triaged, { exact: true }).first()).toBeVisible();
  return panel;
}

/** A person who has just entered the PIN. */
export async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
