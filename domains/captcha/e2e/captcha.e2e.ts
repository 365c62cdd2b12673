import { inLanguage } from '@egcr/web-kit/messages';
import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { captchaTexts } from '../web/texts.ts';
import type { Api } from '@egcr/e2e/api';
import { expect, settingsOf, type Look } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { Person, somebodyNew } from '@egcr/e2e/people';
import type { RunningProduct } from '@egcr/e2e/product';

const arabic = inLanguage(captchaTexts, 'ar');
const english = captchaTexts.english;

// Goal: people are told from machines under the strict headers of the product, whether they have to type digits or to do nothing.

interface KeyFile {
  readonly identity: {
    readonly oneTime: { readonly current: string; readonly keys: Readonly<Record<string, string>> };
  };
}

/** The digits that a person reads in the picture: for a test, from the keys of the installation. */
function digitsBehind(codeId: string, { dataDirectory }: RunningProduct): string {
  const { identity }: KeyFile = JSON.parse(readFileSync(join(dataDirectory, 'keys/keys.json'), 'utf8'));
  const { current, keys } = identity.oneTime;
  const secret = Buffer.from(keys[current] ?? '', 'base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'captcha code', 32));
  const number = createHmac('sha256', key).update(codeId).digest().readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, '0');
}

interface Issued {
  readonly codeChallenge: { readonly audio: string };
}

/** Ids of the codes that this page has been given, newest last. */
function watchCodes(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/captcha/challenge') || !response.ok()) return;
    void response.json().then((body: Issued) => {
      const { audio } = body.codeChallenge;
      ids.push(new URL(audio, response.url()).searchParams.get('id') ?? '');
    });
  });
  return ids;
}

const typing = testOf('captcha-code', { CAPTCHA: 'code', CAPTCHA_MAX_NUMBER: '3000' });
const quiet = testOf('captcha-on', { CAPTCHA: 'on', CAPTCHA_MAX_NUMBER: '20000' });

// One after the other, so that each product is started once.
typing.describe.configure({ mode: 'default' });

const desktop: Look = { title: 'on a desktop in daylight', language: 'en', device: 'desktop' };
const arabicPhone: Look = { title: 'in Arabic on a phone at night', language: 'ar', device: 'phone' };

const texts = { en: english, ar: arabic } as const;

function newPerson(page: Page, api: Api, look = desktop): Person {
  return new Person({ page, look, details: somebodyNew('Wim'), api });
}

typing.describe('where people type digits', () => {
  for (const look of [desktop, arabicPhone]) {
    typing.describe(look.title, () => {
      typing.use({ ...settingsOf(look), colorScheme: look === desktop ? 'light' : 'dark' });

      typing(
        'a stranger reads the digits, mistypes them once, and has an account [CAP-01, CAP-03, CAP-06]',
        async ({ page, api, product }) => {
          const codes = watchCodes(page);
          const wim = newPerson(page, api, look);
          const words = texts[look.language];
          await wim.asksForAnAccount('email');
          const code = page.getByPlaceholder(words.enter_code);
          await expect(code).toBeFocused();
          await expect(page.getByText(words.required)).toBeVisible();
          expect(page.workers().length, 'the puzzle is solved beside the page').toBeLessThanOrEqual(16);
          const picture = page.locator('img[src^="data:image/png"]');
          expect((await picture.boundingBox())?.height).toBe(50);
          await expectAccessible(page);
          await expectNoOverflow(page);
          await expect(code).toHaveAttribute('required');
          await expect(code).toHaveAttribute('maxlength', '6');
          await expect.poll(() => codes.length).toBe(1);
          const first = digitsBehind(codes.at(-1) ?? '', product);
          await code.fill(first === '123456' ? '654321' : '123456');
          await page.keyboard.press('Enter');
          await expect(page.getByText(words.error)).toBeVisible();
          await page.getByRole('checkbox', { name: words.label }).press('Space');
          await expect(code).toBeFocused();
          // The field may be there before this test has read which code it asks for.
          await expect.poll(() => codes.length).toBe(2);
          await code.fill(digitsBehind(codes.at(-1) ?? '', product));
          await page.getByRole('button', { name: words.verify, exact: true }).click();
          await expect(page.getByRole('heading', { name: wim.words.auth('mail.title') })).toBeVisible();
          expect(codes).toHaveLength(2);
        },
      );
    });
  }

  typing('the digits can be heard', async ({ page, api }) => {
    await newPerson(page, api).asksForAnAccount('email');
    const sound = page.waitForResponse(/captcha\/audio/);
    await page.getByRole('button', { name: english.audio }).click();
    const answer = await sound;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/wav']);
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeGreaterThan(3);
  });

  typing(
    'after five minutes the code has expired, and a new one can be asked for [CAP-01, CAP-05]',
    async ({ page, api }) => {
      await page.clock.install();
      await newPerson(page, api).asksForAnAccount('email');
      await expect(page.getByPlaceholder(english.enter_code)).toBeVisible();
      await page.clock.fastForward(301_000);
      await expect(page.getByText(english.expired)).toBeVisible();
    },
  );

  typing('a server that refuses is told of in words [CAP-01, CAP-05]', async ({ page, api, complaints }) => {
    await page.route(/captcha\/challenge/, (route) => route.fulfill({ status: 418 }));
    await newPerson(page, api).asksForAnAccount('email');
    await expect(page.getByText(english.error)).toBeVisible();
    await expect(page.getByText('Server responded with 418.', { exact: true })).toBeVisible();
    // The widget writes it on the console too.
    complaints.splice(0);
  });

  typing('people who do not want to type digits stay where they are', async ({ page, api }) => {
    const wim = newPerson(page, api);
    await wim.asksForAnAccount('email');
    await expect(page.getByPlaceholder(english.enter_code)).toBeVisible();
    await page.getByRole('button', { name: english['gate.cancel'] }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel(wim.words.auth('field.email'), { exact: true })).toHaveValue(
      wim.details.email,
    );
  });

  typing(
    'beside the widget the page still takes no text for a program',
    async ({ page, api, complaints }) => {
      await newPerson(page, api).asksForAnAccount('email');
      await expect(page.getByPlaceholder(english.enter_code)).toBeVisible();
      const outcomes = await page.evaluate(() => {
        const attempts: readonly (() => unknown)[] = [
          () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
          () => (document.createElement('div').innerHTML = '<a href="javascript:alert(1)">x</a>'),
          () => (document.createElement('div').innerHTML = '<script>alert(1)'),
          () => new Worker('https://elsewhere.example/worker.js'),
          () => new Worker(URL.createObjectURL(new Blob(['1']))),
          () => (document.createElement('script').text = 'alert(1)'),
        ];
        return attempts.map((attempt) => {
          try {
            attempt();
            return 'let through';
          } catch (error) {
            return error instanceof Error ? error.name : 'thrown';
          }
        });
      });
      expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'TypeError'));
      // Each is told twice: by the browser, and by the journeys' own listener.
      await expect.poll(() => complaints.filter((text) => text.includes('policy breached')).length).toBe(6);
      expect(complaints.splice(0)).toHaveLength(12);
    },
  );
});

quiet.describe('where the browser alone proves it', () => {
  quiet(
    'a stranger opens an account without doing anything for it [CAP-01, CAP-02]',
    async ({ page, api, product }) => {
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      const wim = newPerson(page, api);
      await wim.signsUpByEmail('code');
      await wim.arrivesAt('/complete-profile');
      expect(workers.length).toBeGreaterThan(0);
      expect(workers.length).toBeLessThanOrEqual(16);
      expect(workers.every((address) => address.startsWith(`${product.url}/assets/`))).toBe(true);
    },
  );
});
