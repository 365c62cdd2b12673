import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { formsTexts } from '../../forms/web/texts.ts';
import { laterTexts } from '../../forms/web/later/texts.ts';
import { deskTexts } from '../web/texts.ts';

// Goal: a person presses Send without a connection, takes it back, presses again; the form is sent once when the line is back, here or at the next visit.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [desk, form, later] =
    language === 'en'
      ? [deskTexts.english, formsTexts.english, laterTexts.english]
      : [inLanguage(deskTexts, 'ar'), inLanguage(formsTexts, 'ar'), inLanguage(laterTexts, 'ar')];
  return {
    t: textOf<typeof deskTexts.english>(desk, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    later: textOf<typeof laterTexts.english>(later, reader),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const test = testOf(`offline-${look.language}`, { DEMO: 'on' });

  test.describe(`a form without a connection ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('is kept, can be taken back, and is sent once the line is back [SYS-16]', async ({
      page,
      context,
      request,
    }) => {
      const { t, form, later } = wordsOf(look.language);
      const amina = await demoPerson(request, 'amina');
      const headers = { authorization: `Bearer ${amina.access_token}` };
      await signIn(context, request, amina);
      const before = await countCases(request, headers);

      await filledIn(request, headers);
      await openCheckPage(page, form('check'));
      await context.setOffline(true);
      await page.getByRole('button', { name: form('send') }).click();
      await expect(page.getByText(later('when'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: later('take_back') }).click();
      await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
      await page.getByRole('button', { name: form('send') }).click();
      await expect(page.getByText(later('when'))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
      expect(await countCases(request, headers)).toBe(before + 1);

      // The next one is left before the line is back, and goes from another page at the next visit.
      await filledIn(request, headers);
      await openCheckPage(page, form('check'));
      await context.setOffline(true);
      await page.getByRole('button', { name: form('send') }).click();
      await expect(page.getByText(later('when'))).toBeVisible();
      await page.close();
      await context.setOffline(false);
      const [one, other] = [await context.newPage(), await context.newPage()];
      await Promise.all([one.goto('/create'), other.goto('/create')]);
      await expect.poll(() => countCases(request, headers)).toBe(before + 2);
      await expect.poll(() => keptIn(one)).toEqual([]);
      expect(await countCases(request, headers)).toBe(before + 2);
    });
  });
}

/** What this browser still keeps to be sent. */
function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('egcr.unsent.send.')));
}

async function openCheckPage(page: Page, heading: string): Promise<void> {
  await page.goto('/create/fund?step=check');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

type Headers = Readonly<Record<'authorization', string>>;

/** A draft of the form with good answers, ready to be sent. */
async function filledIn(request: APIRequestContext, headers: Headers): Promise<void> {
  const begun = await request.post('/api/v1/forms/desk.fund/drafts', { headers });
  const { id, version }: { id: string; version: number } = await begun.json();
  const answers = { purpose: 'A fund for the music school', for_organization: false, is_urgent: false };
  const saved = await request.put(`/api/v1/form-drafts/${id}`, { headers, data: { version, answers } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

async function countCases(request: APIRequestContext, headers: Headers): Promise<number> {
  const answer = await request.get('/api/v1/cases?limit=100', { headers });
  const { items }: { items: readonly unknown[] } = await answer.json();
  return items.length;
}
