import { expect } from '@playwright/test';

import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import type { Person } from './people.ts';

/** From the question for the PIN to the message that leads to a new one. */
export async function forgetsThePin({ page, words: { pin } }: Person): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/pin-verification');
  await page.getByRole('link', { name: pin('verify.forgot') }).click();
  await page.waitForURL((url) => url.pathname === '/pin-reset');
  await page.getByRole('button', { name: pin('reset.send'), exact: true }).click();
}

/** The new PIN twice, and the password; then the new PIN opens the dashboard. */
export async function renewsThePin(person: Person, newPin: string): Promise<void> {
  const { page, words, details } = person;
  const { pin } = words;
  await expect(page.getByRole('heading', { level: 1, name: pin('reset.new.title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(pin('reset.new.label'), { exact: true }).fill(newPin);
  await page.getByLabel(pin('reset.new.repeat'), { exact: true }).fill(newPin);
  await page.getByLabel(pin('reset.password'), { exact: true }).fill(details.password);
  await page.getByRole('button', { name: pin('reset.submit'), exact: true }).click();
  await person.entersPin(newPin);
  await person.arrivesAt('/dashboard');
}

/** Enters a wrong PIN so many times. */
export async function guessesThePin({ page, words: { pin } }: Person, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const field = page.getByLabel(pin('verify.label'), { exact: true });
    const answer = page.waitForResponse((response) => response.url().endsWith('/pin/verify'));
    // The one before has been answered when its digits are gone.
    await expect(field).toHaveValue('');
    await field.fill('603815');
    await answer;
  }
}
