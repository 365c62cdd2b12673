import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { belowTexts } from '../web/landing/below/texts.ts';
import { deepTexts } from '../web/landing/deep/texts.ts';
import { editorTexts } from '../web/landing/editor/texts.ts';
import { heroTexts } from '../web/landing/hero/texts.ts';
import { landingTexts } from '../web/landing/texts.ts';
import { readLanding } from './read-landing.ts';
import type { Account } from '@egcr/e2e/api';
import { AuthenticatorApp } from '@egcr/e2e/authenticator-app';
import { answerAboutCookies, expect, type Look, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import type { RunningProduct } from '@egcr/e2e/product';
import { inRepository } from '@egcr/e2e/repository';
import { signIn } from '@egcr/e2e/signed-in';
import { expectStill, watchMoves } from '@egcr/e2e/stillness';
import { ofTurn } from '@egcr/e2e/turn';

const belowArabic = inLanguage(belowTexts, 'ar');
const belowEnglish = belowTexts.english;
const deepArabic = inLanguage(deepTexts, 'ar');
const deepEnglish = deepTexts.english;
const editorEnglish = editorTexts.english;
const heroArabic = inLanguage(heroTexts, 'ar');
const heroEnglish = heroTexts.english;
const topArabic = inLanguage(landingTexts, 'ar');
const topEnglish = landingTexts.english;

// Goal: the front page is whole, honest and still: every part is there, nothing jumps, the slides obey, and only editors may change them.

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

function textsOf({ language }: Look) {
  return language === 'en'
    ? {
        top: textOf<typeof topEnglish>(topEnglish, english),
        hero: textOf<typeof heroEnglish>(heroEnglish, english),
        below: textOf<typeof belowEnglish>(belowEnglish, english),
        deep: textOf<typeof deepEnglish>(deepEnglish, english),
      }
    : {
        top: textOf<typeof topEnglish>(topArabic, arabic),
        hero: textOf<typeof heroEnglish>(heroArabic, arabic),
        below: textOf<typeof belowEnglish>(belowArabic, arabic),
        deep: textOf<typeof deepEnglish>(deepArabic, arabic),
      };
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const t = textsOf(look);

  test.describe(`the front page ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('has every part, says what is a target, and holds still while it is read [HOME-01] [HOME-03] [HOME-04] [HOME-07] [HOME-08] [HOME-09] [HOME-15] [HOME-16] [HOME-19]', async ({
      page,
    }) => {
      const moves = await watchMoves(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: t.top('hero.title') })).toBeVisible();
      await expect(page.getByRole('button', { name: t.hero('next') })).toBeVisible();
      await readLanding(page);
      const parts = [
        t.below('tools.title'),
        t.below('ai.title'),
        t.below('banks.subnational'),
        t.below('banks.reserve'),
        t.below('wallet.title'),
        t.below('payments.title'),
        t.below('systems.title'),
        t.below('features.title'),
        t.below('start.title'),
        t.deep('categories.title'),
        t.deep('database.title'),
        t.deep('stats.title'),
        t.deep('grants.title'),
        t.deep('debt.title'),
        t.deep('gateway.title'),
        t.deep('agents.title'),
        t.deep('framework.title'),
        t.deep('funds.title'),
        t.deep('wealth.title'),
        t.deep('peace.title'),
        t.deep('voices.title'),
        t.deep('vision.title'),
      ];
      for (const name of parts)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1);
      await expect(page.getByText(t.below('tagline'))).toHaveCount(1);
      await expect(page.getByText(t.deep('target'), { exact: true })).toHaveCount(10);
      await expect(page.getByText(t.deep('voices.note'))).toHaveCount(1);
      // What was counted says when; the demonstration has people.
      await expect(page.locator('time[datetime]')).toHaveCount(1);
      await expectStill(moves);
      await expectNamed(page);
      await expectNoOverflow(page);
      // The way to the top lies over the end of the page while one is there.
      await page.evaluate(() => window.scrollTo(0, 0));
      // What waits to be laid out would hide from axe.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('.cv'))
          part.style.contentVisibility = 'visible';
      });
      await expectAccessible(page);
    });

    test('holds still where its faces come after the words are read already [HOME-16]', async ({ page }) => {
      const moves = await watchMoves(page);
      const late = new Set<string>();
      await page.route('**/*.woff2', async (route) => {
        late.add(
          route
            .request()
            .url()
            .replace(/^.*\/([\w-]+?)-[\w-]{8}\.woff2$/, '$1'),
        );
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: t.top('hero.title') })).toBeVisible();
      await page.waitForFunction(() =>
        Array.from(document.fonts).every(({ status }) => status !== 'loading'),
      );
      expect([...late]).toContain('inter-ui');
      // A move is told after the frame in which it is seen.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expectStill(moves);
    });

    test('holds still where its parts come late and the reader is at the end already [HOME-16]', async ({
      page,
    }) => {
      const moves = await watchMoves(page);
      // A slow line: what the document itself does not name comes a second after it was asked for.
      let isFirstView = true;
      await page.route('**/assets/*.js', async (route) => {
        if (!isFirstView) await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: t.top('hero.title') })).toBeVisible();
      isFirstView = false;
      // The person who presses End while the page is still being read in presses it again.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 2_000 });
      }).toPass();
      await expect(page.locator('[data-asleep], [data-coming]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: t.deep('vision.title') })).toHaveCount(1);
      await expectStill(moves);
    });

    test('turns its slides by hand and not automatically where motion is unwanted [HOME-12] [HOME-13]', async ({
      page,
    }) => {
      await page.goto('/');
      const heading = page.getByRole('heading', { level: 1 });
      await page.getByRole('button', { name: t.hero('next') }).focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(t.hero('growth.title'));
      await expectAccessible(page);
      await page.getByRole('button', { name: t.hero('previous') }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(t.hero('safety.title'));
      await page.getByRole('button', { name: t.hero('debt.title') }).press('Space');
      await expect(heading).toHaveText(t.hero('debt.title'));
      await expect(page.getByText('$320T').or(page.getByText('320')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t.hero('play') })).toBeVisible();
      await expectNoOverflow(page);
    });
  });
}

test('the slides go on automatically after eight seconds [HOME-12]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    reducedMotion: 'no-preference',
    locale: 'en-GB',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await answerAboutCookies(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: heroEnglish['pause'] })).toBeVisible();
  await page.clock.runFor(8_200);
  await expect(heading).toHaveText(heroEnglish['growth.title']);
  await context.close();
});

test('a signed-in visitor waits for their profile before the page, and then sees it [HOME-18]', async ({
  page,
  context,
  request,
  api,
}) => {
  await signIn(context, request, await api.newPerson());
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/profile/own', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading your profile...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer?.();
  await expect(page.getByRole('heading', { level: 1, name: topEnglish['hero.title'] })).toBeVisible();
  // Nobody but editors is shown the control.
  await expect(page.getByRole('button', { name: heroEnglish['next'] })).toBeVisible();
  await expect(page.getByRole('button', { name: editorEnglish['open'] })).toHaveCount(0);
});

test('a signed-in visitor without a profile is led to complete it [HOME-18]', async ({
  page,
  context,
  request,
  api,
}) => {
  await signIn(context, request, await api.newPerson());
  await page.route('**/api/v1/profile/own', (route) => route.fulfill({ json: { profile: null } }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/complete-profile$/);
});

const PRINT = inRepository('apps/server/src/bootstrap-admin.ts');

async function makeSuperAdmin(request: APIRequestContext, product: RunningProduct, account: Account) {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINT], {
    env: {
      ...process.env,
      DATA_DIR: product.dataDirectory,
      PUBLIC_URL: product.url,
      TEST_MODE: '1',
      DEMO: 'off',
    },
  });
  const headers = { authorization: `Bearer ${account.access_token}` };
  const token = stdout.trim().split('\n').at(-1) ?? '';
  const redeemed = await request.post('/api/v1/identity/bootstrap', { headers, data: { token } });
  expect(redeemed.ok(), await redeemed.text()).toBe(true);
  const factor = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  const { id, totp }: { id: string; totp: { secret: string } } = await factor.json();
  const challenge = await request.post(`/auth/v1/factors/${id}/challenge`, { headers });
  const { id: challengeId }: { id: string } = await challenge.json();
  const { now }: { now: string } = await (await request.get('/dev/clock')).json();
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, {
    headers,
    data: { challenge_id: challengeId, code: new AuthenticatorApp(totp.secret).nextCode(Date.parse(now)) },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
}

const editing = testOf('landing-editor', { DEMO: 'off' });

editing(
  'an editor changes the words of a slide where they stand, and everybody reads them [HOME-14]',
  async ({ page, context, request, api, product, openBrowser }) => {
    const t = textOf<typeof editorEnglish>(editorEnglish, english);
    const account = await api.newPerson();
    await makeSuperAdmin(request, product, account);
    await signIn(context, request, account);
    await page.goto('/');
    await page.getByRole('button', { name: heroEnglish['next'] }).click();
    await page.getByRole('button', { name: t('open') }).click();
    const title = page.getByLabel(t('field.title'), { exact: true });
    await expect(title).toHaveValue(heroEnglish['growth.title']);
    await expectAccessible(page);
    await title.fill('Capital <b>for all</b>');
    await page.getByRole('button', { name: t('save') }).click();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await title.fill('Capital for every corner shop');
    await page.getByRole('button', { name: t('save') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capital for every corner shop');
    const [desktop] = looks;
    if (desktop === undefined) throw new Error('a look is missing');
    const reader = await openBrowser(desktop);
    await reader.goto('/');
    await reader.getByRole('button', { name: heroEnglish['next'] }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Capital for every corner shop');
    await expect(reader.getByRole('button', { name: t('open') })).toHaveCount(0);
  },
);
