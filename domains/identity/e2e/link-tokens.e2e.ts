import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page, Request } from '@playwright/test';

import { linkQuestionTexts } from '../web/link-question/texts.ts';
import { contrasts, englishDesktop, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { inRepository } from '@egcr/e2e/repository';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

const arabic = inLanguage(linkQuestionTexts, 'ar');
const english = linkQuestionTexts.english;

// Goal: what a link carries is seen by nobody but its page and the identity server, and a link never takes over someone's browser unasked.

const OUT = inRepository('.ci/out/');
const test = testOf('link-tokens', { DEMO: 'off', LOG_LEVEL: 'debug' });

/** Addresses and referrers of every request a page makes, and the hosts they went to. */
function listen(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    async told(): Promise<readonly string[]> {
      const seen: string[] = [];
      for (const request of requests) {
        // The click in the mail itself: the link has to be in it.
        const isClick = new URL(request.url()).pathname === '/auth/v1/verify';
        const headers = await request.allHeaders();
        seen.push(isClick ? '' : request.url(), headers['referer'] ?? '');
      }
      return seen;
    },
    hosts: () => new Set(requests.map((request) => new URL(request.url()).host)),
  };
}

/** Every address the way back and forth leads to. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  return entries.map(({ url, userTypedURL }) => `${url} ${userTypedURL}`);
}

async function tokensIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = localStorage.getItem('egcr.session') ?? '{}';
    const { access_token = '', refresh_token = '' }: { access_token?: string; refresh_token?: string } =
      JSON.parse(text);
    return [access_token, refresh_token];
  });
}

test('(threat 1) [LINK-01] tokens of a link are in no request, referrer, history entry or log line, and nobody else is asked', async ({
  page,
  api,
  product,
}) => {
  const noor = new Person({ page, look: englishDesktop, details: somebodyNew('Noor'), api });
  const heard = listen(page);
  await noor.asksForAnAccount('email');
  await expect(page.getByRole('heading', { name: noor.words.auth('mail.title') })).toBeVisible();
  const mail = await api.message(noor.details.email);
  const link = new URL(mail.links[0] ?? '');
  await page.goto(link.href);
  await page.waitForURL((url) => url.pathname === '/complete-profile');
  const secrets = [
    link.searchParams.get('token') ?? '',
    ...(await tokensIn(page)),
    noor.details.password,
    mail.code ?? '',
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(6);
  const places = [
    ...(await heard.told()),
    await page.evaluate(() => `${location.href} ${document.referrer}`),
    ...(await historyOf(page)).filter((entry) => !entry.includes('/auth/v1/verify')),
    readFileSync(join(OUT, 'link-tokens.log'), 'utf8'),
  ].join('\n');
  for (const secret of secrets.slice(0, 4)) expect(places).not.toContain(secret);
  // A code is six digits: elsewhere six digits may stand by chance, in the log they may not stand alone.
  expect(readFileSync(join(OUT, 'link-tokens.log'), 'utf8')).not.toMatch(new RegExp(`\\b${mail.code}\\b`));
  expect([...heard.hosts()]).toEqual([new URL(product.url).host]);
  const history = await historyOf(page);
  expect(history.join('\n')).not.toMatch(/access_token|refresh_token/);
});

test.describe('where the service worker watches over the pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a link counts once, though the browser asks for it twice (threat 7) [AUTH-18]', async ({
    page,
    api,
  }) => {
    const sol = new Person({ page, look: englishDesktop, details: somebodyNew('Sol'), api });
    await sol.asksForAnAccount('email');
    await expect(page.getByRole('heading', { name: sol.words.auth('mail.title') })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { links } = await api.message(sol.details.email);
    await page.goto(links[0] ?? 'the mail has no link');
    await page.waitForURL((url) => url.pathname === '/complete-profile');
    expect((await tokensIn(page))[0]?.length).toBeGreaterThan(100);
  });
});

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const t = isArabic
    ? textOf<typeof english>(arabic, { language: 'ar', locale: 'ar-EG-u-nu-latn' })
    : textOf<typeof english>(english, { language: 'en', locale: 'en-GB' });

  test.describe(`a link that meets another person ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    for (const answer of ['stay', 'continue'] as const) {
      test(`(threat 1) asks first: ${answer}`, async ({ page, context, request, api }) => {
        const [ann, ben] = await api.twoPeople();
        await signIn(context, request, ann);
        await page.goto('/dashboard');
        const [annsToken] = await tokensIn(page);
        await request.post('/auth/v1/recover', { data: { email: ben.email } });
        const { links } = await api.message(ben.email);
        await page.goto(links[0] ?? '');
        const [name, present] = [`\u2068${ben.email}\u2069`, `\u2068${ann.email}\u2069`];
        await expect(page.getByRole('heading', { name: t('question', { name }) })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        expect((await tokensIn(page))[0]).toBe(annsToken);
        await page
          .getByRole('button', { name: answer === 'stay' ? t('stay', { present }) : t('continue', { name }) })
          .click();
        const isStay = answer === 'stay';
        await page.waitForURL((url) => url.pathname === (isStay ? '/dashboard' : '/auth'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const signedIn = () => page.evaluate(() => localStorage.getItem('egcr.session') ?? '');
        await expect.poll(signedIn).toContain(isStay ? ann.user_id : ben.user_id);
      });
    }
  });
}
