import { mkdirSync, writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { landingTexts } from '../domains/site/web/landing/texts.ts';
import { consentWordsOf } from './consent-words.ts';
import { englishPhone, expect, settingsOf, test } from './fixtures.ts';
import { payWordsOf } from './pay-words.ts';
import { Person, somebodyNew } from './people.ts';
import { inRepository } from './repository.ts';
import { ScriptedReader } from './scripted-reader.ts';

// Goal: a person who has never seen the product soon pays another one, at a careful reader's pace.

const SCREENS_MAX = 14;
const READER_MAX_S = 180;
/** So that the pace is of screens that were looked at, and not of those that were only passed. */
const LOOK_MS = 350;

test.use({ ...settingsOf(englishPhone), isAskedAboutCookies: true });

/** The addresses that were answered with 404. */
function watchMissing(page: Page): readonly string[] {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  return missing;
}

test('from the front page to the first payment in at most 14 screens and three minutes of reading, typing and pressing', async ({
  page,
  api,
}) => {
  const friend = await api.newPerson();
  // As long as people's own: what is made up for other journeys has ten figures in it.
  const details = { ...somebodyNew('Amina'), username: 'amina.ex', email: 'amina.ex@example.org' };
  const reader = new ScriptedReader();
  await reader.follow(page);
  const notThere = watchMissing(page);
  const amina = new Person({ page, look: englishPhone, details, api });
  const { auth } = amina.words;
  const { home } = payWordsOf('en');
  const looks = () => page.waitForTimeout(LOOK_MS);
  const start = performance.now();

  await page.goto('/');
  await looks();
  await page.getByRole('button', { name: consentWordsOf('en').consent('reject'), exact: true }).click();
  await looks();
  await page.getByRole('link', { name: landingTexts.english['hero.open'], exact: true }).click();
  await amina.choosesContact('email');
  await looks();
  await page.getByLabel(auth('field.password'), { exact: true }).fill(amina.details.password);
  await page.getByLabel(auth('field.confirm'), { exact: true }).fill(amina.details.password);
  await page.getByRole('checkbox').check();
  await looks();
  await page.getByRole('button', { name: auth('signup.submit'), exact: true }).click();
  await amina.seesFromItsBeginning(auth('mail.title'));
  await looks();
  const mail = await api.message(amina.details.email);
  reader.readsOutside('mail', mail.text);
  await amina.entersCode(mail.code);
  await page.waitForURL('**/complete-profile');
  await looks();
  await amina.completesProfile();
  await amina.arrivesAt('/dashboard');
  await looks();
  await page.getByRole('navigation').getByRole('link', { name: 'Wallet', exact: true }).last().click();
  await amina.arrivesAt('/wallet');
  await looks();
  await amina.addsSandboxMoney('100');
  await looks();
  await page
    .getByRole('main')
    .getByRole('link', { name: home('action.send'), exact: true })
    .first()
    .click();
  await amina.arrivesAt('/wallet/send');
  await looks();
  await amina.entersPayment({ to: friend.username, amount: '25' });
  await amina.reachesTheCheck();
  await looks();
  await amina.entersPaymentPin();
  await amina.confirmButton.click();
  // What the receipt says is read after the payment was confirmed; it counts as a screen.
  const { screens: found, ...pace } = reader.pace;
  await amina.seesMoneySent();

  const machine_s = (performance.now() - start) / 1000;
  const screens = [...Object.keys(found), 'receipt'];
  mkdirSync(inRepository('.ci/out'), { recursive: true });
  writeFileSync(
    inRepository('.ci/out/first-hour.json'),
    JSON.stringify({ screens: screens.length, ...pace, machine_s, words_of: found }),
  );
  expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(SCREENS_MAX);
  // A screen that was not noticed would be missing from the pace.
  expect(screens.length, screens.join('\n')).toBeGreaterThanOrEqual(9);
  expect(pace.reader_s, JSON.stringify(pace)).toBeLessThanOrEqual(READER_MAX_S);
  expect(await api.balanceOf(friend, 'JVD')).toBe(2500n);
  // A browser writes each of them to the console; a person without a profile is a state, not an error.
  expect(notThere).toEqual([]);
});
