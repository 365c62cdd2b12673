import { CONVERT_FEE_BPS } from '@egcr/exchange/contract';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { benefitsCalculatorsTexts } from '../web/benefits/calculators/texts.ts';
import { benefitsPartsTexts } from '../web/benefits/parts/texts.ts';
import { benefitsTexts } from '../web/benefits/texts.ts';
import { siteTitles } from '../web/titles/texts.ts';
import { contrasts, expect, type Look, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

const benefitsArabic = {
  ...inLanguage(benefitsTexts, 'ar'),
  ...inLanguage(benefitsPartsTexts, 'ar'),
  ...inLanguage(benefitsCalculatorsTexts, 'ar'),
};
const benefitsEnglish = {
  ...benefitsTexts.english,
  ...benefitsPartsTexts.english,
  ...benefitsCalculatorsTexts.english,
};
const titlesArabic = inLanguage(siteTitles, 'ar');
const titlesEnglish = siteTitles.english;

// Goal: each audience reads what the platform is to them, calculates with figures of its own, and can pass the calculation on.

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

function textsOf({ language }: Look) {
  return language === 'en'
    ? {
        t: textOf<typeof benefitsEnglish>(benefitsEnglish, english),
        titles: textOf<typeof titlesEnglish>(titlesEnglish, english),
      }
    : {
        t: textOf<typeof benefitsEnglish>(benefitsArabic, arabic),
        titles: textOf<typeof titlesEnglish>(titlesArabic, arabic),
      };
}

const pages = [
  { name: 'individuals', calculations: ['send.title', 'support.title'] },
  { name: 'businesses', calculations: ['pay.title', 'grant.title'] },
  { name: 'governments', calculations: ['reserve.title', 'grant.title'] },
  { name: 'organizations', calculations: ['give.title'] },
] as const;

/** What waits to be laid out would hide from axe. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.cv'))
      part.style.contentVisibility = 'visible';
  });
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { t, titles } = textsOf(look);

  test.describe(`the benefits pages ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('say to each audience what it gets, what is a target, and what EGCR is not [ROUTE-06]', async ({
      page,
    }) => {
      for (const { name, calculations } of pages) {
        const answer = await page.goto(`/egcr/benefits/${name}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: t(`${name}.promise`) })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(titles(`benefits-${name}`)));
        for (const key of calculations)
          await expect(page.getByRole('region', { name: t(key) })).toBeVisible();
        for (const key of ['what.title', 'targets.title', 'not.title', 'questions.title'] as const)
          await expect(page.getByRole('heading', { level: 2, name: t(key) })).toHaveCount(1);
        await expect(page.getByText(t('not.bank'))).toHaveCount(1);
        await expect(page.getByText(t('target'), { exact: true }).first()).toBeVisible();
        await layOut(page);
        await expectNamed(page);
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    });

    test('calculate, refuse in words, and open again from their address', async ({ page, context }) => {
      await page.goto('/egcr/benefits/individuals');
      const send = page.getByRole('region', { name: t('send.title') });
      const amount = send.getByLabel(t('send.volume'));
      await expect(send.getByText(t('fees.kept'))).toBeVisible();
      await amount.fill('-3');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(t('issue.negative'));
      await expectAccessible(page);
      await amount.fill('1000');
      await expect(amount).not.toHaveAttribute('aria-invalid');
      await send.getByLabel(t('fees.percent')).fill('10');
      await send.getByLabel(t('fees.fixed')).fill('0');
      await send.getByLabel(t('send.convert')).check();
      // 100.00 a month today, 2.50 here: 1,170.00 in a year.
      await expect(send.getByText(/1,170/).first()).toBeVisible();
      // Figures stand in the address when the typing has stopped, choices at once: in whatever order they come.
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({ send: '1000', percent: '10', fixed: '0', convert: 'yes' });
      await send.getByText(t('table')).click();
      await expect(send.getByRole('table').getByRole('row')).toHaveCount(13);
      const other = await context.newPage();
      await other.goto(page.url());
      const shared = other.getByRole('region', { name: t('send.title') });
      await expect(shared.getByText(/1,170/).first()).toBeVisible();
      await expect(shared.getByLabel(t('send.volume'))).toHaveValue('1000');
      await shared.getByRole('button', { name: t('reset') }).click();
      await expect(shared.getByLabel(t('send.volume'))).toHaveValue('300');
      await expect.poll(() => new URL(other.url()).search).toBe('');
      await other.close();
    });

    test('lead who is signed in to their services', async ({ page, context, request, api }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/egcr/benefits/organizations');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cta.in'), exact: true })
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === '/services/ngoinstitutions');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles('services-ngo'));
    });
  });
}

test.describe('a benefits page', () => {
  test.use(settingsOf({ title: '', language: 'en', device: 'desktop' }));
  const { t } = textsOf({ title: '', language: 'en', device: 'desktop' });

  test('is gone through with the keys alone', async ({ page }) => {
    await page.goto('/egcr/benefits/governments');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cta.try') })
      .press('Enter');
    const reserve = page.getByRole('region', { name: t('reserve.title') });
    await expect(reserve.getByRole('heading')).toBeInViewport();
    // Nobody writes into a page that does not listen yet.
    await expect(reserve.getByLabel(t('currency'))).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(reserve.getByLabel(t('currency'))).toBeFocused();
    for (const label of ['reserve.deposits', 'reserve.held', 'reserve.ratio', 'reserve.outflow'] as const) {
      await page.keyboard.press('Tab');
      await expect(reserve.getByLabel(t(label), { exact: true })).toBeFocused();
    }
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('90');
    await expect(reserve.getByText(/would stay unpaid/)).toBeVisible();
    await page.getByText(t('governments.q1')).press('Enter');
    await expect(page.getByText(t('governments.a1'))).toBeVisible();
  });

  test('is printed without what cannot be pressed on paper', async ({ page }) => {
    await page.goto('/egcr/benefits/businesses');
    const pay = page.getByRole('region', { name: t('pay.title') });
    await expect(pay.getByRole('button', { name: t('print') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pay.getByRole('button', { name: t('print') })).toBeHidden();
    await expect(pay.getByText(t('fees.kept'))).toBeVisible();
  });

  test('calculates with the fee that the wallet takes', async ({ page }) => {
    const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });
    const fee = percent.format(Number(CONVERT_FEE_BPS) / 10_000);
    await page.goto('/egcr/benefits/individuals?send=10000&percent=0&fixed=0&convert=yes');
    const send = page.getByRole('region', { name: t('send.title') });
    await expect(send.getByText(t('fees.basis', { percent: fee }))).toBeVisible();
    const amount = new Intl.NumberFormat('en-GB').format(Number(CONVERT_FEE_BPS) * 12);
    await expect(send.getByText(t('fees.more')).locator('..')).toContainText(amount);
  });
});
