import { words } from '@egcr/contract/words';
import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { savedViewTexts } from '../web/queue/saved-views/texts.ts';
import { queueTexts } from '../web/queue/texts.ts';
import { casesTexts } from '../web/texts.ts';

// Goal: an officer sees what waits, finds a case, puts the most urgent first, gives the case to a colleague and leaves a note, with the keyboard.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [queue, cases, views] =
    language === 'en'
      ? [queueTexts.english, casesTexts.english, savedViewTexts.english]
      : [inLanguage(queueTexts, 'ar'), inLanguage(casesTexts, 'ar'), inLanguage(savedViewTexts, 'ar')];
  return {
    q: textOf<typeof queueTexts.english>(queue, reader),
    t: textOf<typeof casesTexts.english>(cases, reader),
    v: textOf<typeof savedViewTexts.english>(views, reader),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`workbench-${language}`, { DEMO: 'on' });

  test.describe(`the workbench of officers ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('counts what waits, finds a case, gives it to a colleague and keeps a note', async ({
      page,
      context,
      request,
    }) => {
      const { q, t, v } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'adem'));
      await page.goto('/super-admin/cases?kind=desk.service');
      await expect(page.getByRole('list', { name: q('views') }).getByRole('link')).toHaveCount(4);
      // On a phone the fields wait behind a button.
      if (look.device === 'phone') {
        const fold = page.getByRole('button', { name: new RegExp(`^${words.filters[language]}`) });
        await expect(fold).toContainText('(1)');
        await fold.press('Enter');
        await expect(fold).toHaveAttribute('aria-expanded', 'true');
      }
      await page.getByLabel(q('order'), { exact: true }).selectOption('due');
      await expect(page).toHaveURL(/order=due/);
      const list = page.getByRole('list', { name: t('queue.list') });
      const first = list.getByRole('link').first();
      const reference = /CA-[0-9A-Z-]+/.exec(await first.innerText())?.[0] ?? '';
      expect(reference).not.toBe('');
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.getByRole('button', { name: v('open') }).press('Enter');
      await page.getByLabel(v('name')).fill('Urgent');
      await page.getByLabel(v('name')).press('Enter');
      const saved = page.getByRole('list', { name: v('list') });
      await expect(saved.getByRole('link', { name: 'Urgent' })).toBeVisible();
      await page.goto('/super-admin/cases');
      await saved.getByRole('link', { name: 'Urgent' }).press('Enter');
      await expect(page).toHaveURL(/kind=desk\.service.*order=due/);
      await expectAccessible(page);

      await page.getByLabel(q('search')).fill(reference);
      await page.getByLabel(q('search')).press('Enter');
      await expect(list.getByRole('link')).toHaveCount(1);
      await list.getByRole('link').press('Enter');
      const panel = page.getByRole('region', { name: reference });
      await panel.getByRole('button', { name: q('give') }).press('Enter');
      await panel.getByLabel(q('give.to'), { exact: true }).selectOption({ label: 'Rosa Sample' });
      await panel
        .getByRole('button', { name: q('give'), exact: true })
        .last()
        .press('Enter');
      await expect(page.getByText(q('give.done'))).toBeVisible();
      await expect(list.getByText('Rosa Sample')).toBeVisible();

      await panel.getByLabel(t('message.label')).fill('Called the applicant');
      await panel.getByRole('button', { name: t('message.send') }).press('Enter');
      await expect(panel.getByText('Called the applicant')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
