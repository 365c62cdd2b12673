import { randomInt } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import type { Api } from './api.ts';
import { bankWordsOf } from './bank-words.ts';
import type { Look } from './fixtures.ts';
import { payWordsOf } from './pay-words.ts';
import { wordsOf, type Words } from './words.ts';

/** What a person knows about themselves. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  /** National part of a number in the United States, the field's first country. */
  readonly phone: string;
  readonly password: string;
  readonly pin: string;
}

/** Someone new, whom the product has never seen. */
export function somebodyNew(firstName: string): Details {
  const some = randomInt(1e9, 1e10);
  const name = `${firstName.toLowerCase()}_${some}`;
  return {
    firstName,
    lastName: 'Example',
    username: name,
    email: `${name}@example.org`,
    phone: `213${randomInt(300, 999)}${randomInt(1000, 9999)}`,
    password: 'Quiet-Harbour-27',
    pin: '275316',
  };
}

/** A person at a browser. Everything is found by its role and its words, in the person's language. */
export class Person {
  readonly page: Page;
  readonly look: Look;
  readonly details: Details;
  readonly words: Words;
  readonly api: Api;

  constructor({ page, look, details, api }: { page: Page; look: Look; details: Details; api: Api }) {
    this.page = page;
    this.look = look;
    this.details = details;
    this.words = wordsOf(look.language);
    this.api = api;
  }

  get e164(): string {
    return `+1${this.details.phone}`;
  }

  /** Fills the sign-up form and sends it. */
  async asksForAnAccount(contact: 'email' | 'phone'): Promise<void> {
    const { page, details } = this;
    const { auth } = this.words;
    await page.goto('/auth?mode=signup');
    await this.choosesContact(contact);
    await page.getByLabel(auth('field.password'), { exact: true }).fill(details.password);
    await page.getByLabel(auth('field.confirm'), { exact: true }).fill(details.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: auth('signup.submit'), exact: true }).click();
  }

  /** Chooses e-mail or phone and types the address. */
  async choosesContact(contact: 'email' | 'phone'): Promise<void> {
    const { page, details } = this;
    const { auth } = this.words;
    const choice = auth(contact === 'email' ? 'contact.email' : 'contact.phone');
    await page
      .getByRole('group', { name: auth('contact.legend') })
      .getByText(choice, { exact: true })
      .click();
    if (contact === 'email') await page.getByLabel(auth('field.email'), { exact: true }).fill(details.email);
    else await page.getByLabel(auth('field.phone'), { exact: true }).pressSequentially(details.phone);
  }

  /** Signs up, and proves the e-mail address by the link or the code of the mail. */
  async signsUpByEmail(way: 'link' | 'code'): Promise<void> {
    await this.asksForAnAccount('email');
    await this.seesFromItsBeginning(this.words.auth('mail.title'));
    const mail = await this.api.message(this.details.email);
    if (way === 'code') await this.entersCode(mail.code);
    else await this.page.goto(mail.links[0] ?? 'the mail has no link');
  }

  /** Signs up, and proves the phone number by the code of the SMS. */
  async signsUpByPhone(): Promise<void> {
    await this.asksForAnAccount('phone');
    await this.seesFromItsBeginning(this.words.auth('code.title'));
    await this.entersCode((await this.api.message(this.e164)).code);
  }

  /** The step under that heading, which is neither above the window nor behind the header. */
  async seesFromItsBeginning(title: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: title });
    await expect(heading).toBeInViewport();
    const header = await this.page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y, 'not behind the header')
      .toBeGreaterThanOrEqual(header?.height ?? 0);
  }

  async entersCode(code: string | null): Promise<void> {
    const { auth } = this.words;
    await this.page.getByLabel(auth('code.label'), { exact: true }).fill(code ?? 'no code');
    await this.page.getByRole('button', { name: auth('code.verify'), exact: true }).click();
  }

  /** Names, username and PIN on /complete-profile. */
  async completesProfile(): Promise<void> {
    const { page, details } = this;
    const { profile } = this.words;
    await page.waitForURL((url) => url.pathname === '/complete-profile');
    await page.getByLabel(profile('first_name'), { exact: true }).fill(details.firstName);
    await page.getByLabel(profile('last_name'), { exact: true }).fill(details.lastName);
    await page.getByLabel(profile('username'), { exact: true }).fill(details.username);
    await page.getByLabel(profile('pin'), { exact: true }).fill(details.pin);
    await page.getByLabel(profile('pin.again'), { exact: true }).fill(details.pin);
    await page.getByRole('button', { name: profile('submit'), exact: true }).click();
  }

  /** Signs in with the password; the PIN comes next. */
  async signsIn(): Promise<void> {
    const { page, details } = this;
    const { auth } = this.words;
    if (new URL(page.url(), 'http://nowhere').pathname !== '/auth') await page.goto('/auth');
    await page.getByLabel(auth('field.email'), { exact: true }).fill(details.email);
    await page.getByLabel(auth('field.password'), { exact: true }).fill(details.password);
    await page.getByRole('button', { name: auth('signin.submit'), exact: true }).click();
  }

  async entersPin(pin = this.details.pin): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === '/pin-verification');
    await this.page.getByLabel(this.words.pin('verify.label'), { exact: true }).fill(pin);
  }

  async arrivesAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async opensWallet(): Promise<void> {
    await this.page.goto('/wallet');
    await this.arrivesAt('/wallet');
  }

  /** The card with the Ɉ balance. */
  get balance(): Locator {
    return this.page.getByRole('region', { name: this.words.wallet('balance.title') });
  }

  async addsSandboxMoney(amount: string): Promise<void> {
    const { page } = this;
    const { wallet } = this.words;
    const { bank } = bankWordsOf(this.look.language);
    await page
      .getByRole('main')
      .getByRole('link', { name: payWordsOf(this.look.language).home('action.add'), exact: true })
      .first()
      .click();
    await this.arrivesAt('/wallet/add');
    await expect(page.getByText(bank('add.sandbox'))).toBeVisible();
    await page.getByLabel(wallet('send.amount'), { exact: true }).fill(amount);
    await page.getByRole('button', { name: wallet('add.submit'), exact: true }).click();
    await this.arrivesAt('/wallet');
  }

  /** Enters who gets how much on /wallet/send, up to the check. */
  async entersPayment({ to, amount, currency, note }: Payment): Promise<void> {
    const { page } = this;
    const { wallet } = this.words;
    await page.getByLabel(wallet('send.to'), { exact: true }).fill(to);
    await page.getByLabel(wallet('send.amount'), { exact: true }).fill(amount);
    if (currency !== undefined)
      await page.getByRole('combobox', { name: wallet('send.currency') }).selectOption(currency);
    if (note !== undefined) await page.getByLabel(wallet('send.note')).fill(note);
    await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
  }

  async reachesTheCheck(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.wallet('check.title') }),
    ).toBeVisible();
  }

  /** The PIN beside what it confirms: a first payment always asks for it. */
  async entersPaymentPin(pin = this.details.pin): Promise<void> {
    await this.page.getByLabel(this.words.pin('verify.label'), { exact: true }).fill(pin);
  }

  /** The button that lets the money leave; its words name the amount. */
  get confirmButton(): Locator {
    const [before = ''] = this.words.wallet('check.confirm', { amount: '{}' }).split(/[\u2068]?\{\}/);
    return this.page.getByRole('main').getByRole('button', { name: before.trim() });
  }

  async seesMoneySent(): Promise<void> {
    await this.page.waitForURL(/\/wallet\/transfers\/[\da-f-]{36}/);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.wallet('sent.title') }),
    ).toBeVisible();
  }
}

export interface Payment {
  readonly to: string;
  readonly amount: string;
  readonly currency?: string;
  readonly note?: string;
}
