import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { changeWords } from '../server/changes/words/texts.ts';
import { changeTexts } from '../web/changes/texts.ts';

// Goal: an owner moves the business to another street, an officer sees before and after, and the public page has the new address.

const NAME = 'Meridian Sample Works';
const STREET = 'Via del Faro 12';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`changes-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const own = language === 'en' ? changeTexts.english : inLanguage(changeTexts, 'ar');
  const judged = language === 'en' ? casesTexts.english : inLanguage(casesTexts, 'ar');
  const t = textOf<typeof changeTexts.english>(own, reader);
  const c = textOf<typeof casesTexts.english>(judged, reader);

  test.describe(`the entry of a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is changed by its owner and an officer [SYS-11]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      await signIn(context, request, await withFreshPin(request, 'marco'));
      await page.goto('/businesses');
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await page.goto(`${new URL(page.url()).pathname}/changes`);
      for (const kind of ['transfer', 'directors', 'address'] as const) {
        await page.getByRole('tab', { name: t(`kind.${kind}`) }).click();
        await expect(page.getByRole('button', { name: t('file') })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
      await page.getByRole('button', { name: t('file') }).click();
      await expect(page.getByText(t('no.nothing_changed')).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(t('street')).fill(STREET);
      await page.getByRole('button', { name: t('file') }).click();
      await expect(page.getByText(t('open.text'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: t('open.link') }).click();
      await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}$/);
      const reference = (await page.getByText(/^CA-/).first().textContent()) ?? '';

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'rosa'));
      await decide(office, reference);

      await page.goto('/business/directory?words=meridian');
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(page.getByText(STREET).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });

  async function decide(office: Page, reference: string): Promise<void> {
    const { label } = commonWords(language);
    await office.goto('/super-admin/cases');
    await office.getByRole('link').filter({ hasText: reference }).click();
    const panel = office.getByRole('region', { name: reference });
    await expect(panel.getByText(STREET).first()).toBeVisible();
    await expectAccessible(office);
    await expectNoOverflow(office);
    await panel.getByRole('button', { name: label.take }).click();
    await panel.getByRole('radio', { name: changeWords(language).events.approve.label }).check();
    await panel.getByLabel(c('decide.reason')).fill('The lease shows the new street.');
    await panel.getByRole('button', { name: c('decide.send') }).click();
    await expect(panel.getByText(changeWords(language).events.approve.done).first()).toBeVisible();
  }
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string) {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
