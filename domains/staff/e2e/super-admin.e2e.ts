import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { actTexts } from '../web/acts/texts.ts';
import { doorTexts } from '../../roles/web/door/texts.ts';
import { adminTexts } from '../web/screens/texts.ts';
import type { Account } from '@egcr/e2e/api';
import { AuthenticatorApp } from '@egcr/e2e/authenticator-app';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import type { RunningProduct } from '@egcr/e2e/product';
import { inRepository } from '@egcr/e2e/repository';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

const arabic = inLanguage(adminTexts, 'ar');
const english = adminTexts.english;
const doorArabic = inLanguage(doorTexts, 'ar');
const doorEnglish = doorTexts.english;

// Goal: nobody but super admins with a second factor sees the platform's figures and log; the first of them is made on the host.

const PRINT = inRepository('apps/server/src/bootstrap-admin.ts');

/** What the operator reads on the host. */
async function printedToken({ dataDirectory, url }: RunningProduct): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINT], {
    env: { ...process.env, DATA_DIR: dataDirectory, PUBLIC_URL: url, TEST_MODE: '1', DEMO: 'off' },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Connects an app to the person's session, as the settings do. */
async function connectApp(request: APIRequestContext, { access_token }: Account): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}` };
  const factor = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  const { id, totp }: { id: string; totp: { secret: string } } = await factor.json();
  const challenge = await request.post(`/auth/v1/factors/${id}/challenge`, { headers });
  const { id: challengeId }: { id: string } = await challenge.json();
  const clock = await request.get('/dev/clock');
  const { now }: { now: string } = await clock.json();
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, {
    headers,
    data: { challenge_id: challengeId, code: new AuthenticatorApp(totp.secret).nextCode(Date.parse(now)) },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const t = isArabic
    ? textOf<typeof english>(arabic, { language: 'ar', locale: 'ar-EG-u-nu-latn' })
    : textOf<typeof english>(english, { language: 'en', locale: 'en-GB' });
  const door = isArabic
    ? textOf<typeof doorEnglish>(doorArabic, { language: 'ar', locale: 'ar-EG-u-nu-latn' })
    : textOf<typeof doorEnglish>(doorEnglish, { language: 'en', locale: 'en-GB' });
  const test = testOf(`super-admin-${look.language}`, { DEMO: 'off' });

  test.describe(`the pages of super admins ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('[GUARD-09] (threat 14) refuse everybody, until the operator’s token and a second factor open them', async ({
      page,
      context,
      request,
      api,
      product,
    }) => {
      const account = await api.newPerson();
      await signIn(context, request, account);
      const looksGood = async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      };
      for (const path of ['/super-admin-oversight', '/super-admin']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: door('title') })).toBeVisible();
        await looksGood();
      }
      const token = page.getByLabel(t('first.label'), { exact: true });
      await expect(token).toHaveCount(0);
      await page.goto('/super-admin?step=token');
      const submit = page.getByRole('button', { name: t('first.submit') });
      await token.fill('not the token');
      await submit.click();
      await expect(token).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(t('first.refused'))).toBeVisible();
      await token.fill(await printedToken(product));
      await submit.click();
      await expect(page.getByRole('heading', { name: door('factor.title') })).toBeVisible();
      await looksGood();
      await expect(page.getByRole('link', { name: door('factor.setup') })).toHaveAttribute(
        'href',
        '/settings?section=security',
      );
      await connectApp(request, account);
      await page.reload();
      await expect(page.getByText(t('people'), { exact: true })).toBeVisible();
      await looksGood();
      await page.getByRole('link', { name: t('latest.all') }).click();
      await expect(page.getByRole('heading', { name: t('oversight.title') })).toBeVisible();
      await expect(
        page.getByText(inLanguage(actTexts, isArabic ? 'ar' : 'en').bootstrap_used, { exact: true }),
      ).toBeVisible();
      await looksGood();
    });
  });
}
