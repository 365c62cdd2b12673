import { textOf } from '@egcr/web-kit/messages';
import type { Locator, Page } from '@playwright/test';

import { deepTexts } from '../web/landing/deep/texts.ts';
import { voicesEditorTexts } from '../web/landing/voices/editor/texts.ts';
import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { expect, looks, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';

const deepEnglish = deepTexts.english;
const editorEnglish = voicesEditorTexts.english;

// Goal: the front page quotes real people, with their consent and in their language, and nobody else ever.

const test = testOf('testimonials', { DEMO: 'on' });
const t = textOf<typeof editorEnglish>(editorEnglish, { language: 'en', locale: 'en-GB' });

/** Scrolls until that part of the page has come. */
async function comeTo(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: deepEnglish['voices.title'], exact: true });
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500);
        return heading.count();
      },
      { intervals: [80] },
    )
    .toBe(1);
  await heading.scrollIntoViewIfNeeded();
}

/** Scrolls until the front page quotes those words. */
async function findQuoted(page: Page, words: string): Promise<Locator> {
  const quoted = page.getByRole('figure').filter({ hasText: words });
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500);
        return quoted.count();
      },
      { intervals: [80] },
    )
    .toBe(1);
  return quoted;
}

interface Words {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
}

/** Opens the form and fills in all but the consent itself. */
async function fillIn(list: Locator, words: Words): Promise<void> {
  await list.getByRole('button', { name: t('add') }).click();
  for (const part of ['quote', 'name', 'role', 'place'] as const)
    await list.getByLabel(t(`field.${part}`), { exact: true }).fill(words[part]);
  await list.getByLabel(t('field.consent_on'), { exact: true }).fill('2026-03-01');
}

for (const look of looks.filter(({ language }) => language === 'en')) {
  test.describe(look.title, () => {
    test.use(settingsOf(look));

    test('an editor adds what a person said, with consent, publishes, orders and deletes it; readers see the published words only [HOME-16]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const editor: Account = await demoPerson(request, 'yuki');
      await signIn(context, request, editor);
      await page.goto('/');
      await comeTo(page);
      await expect(page.getByText(deepEnglish['voices.note'])).toBeVisible();
      await page.getByRole('button', { name: t('open') }).click();
      const list = page.getByRole('region', { name: t('title') });
      await expect(list.getByText(t('empty'))).toBeVisible();

      await fillIn(list, {
        quote: 'وصل المال في الدقيقة نفسها.',
        name: 'ليلى حداد',
        role: 'ممرضة',
        place: 'عمّان',
      });
      await list.getByLabel(t('field.language'), { exact: true }).selectOption('ar');
      await list.getByRole('button', { name: t('save') }).click();
      // Without the consent nothing is kept.
      const consent = list.getByRole('checkbox', { name: t('field.consent_given') });
      await expect(consent).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await consent.check();
      await list.getByRole('button', { name: t('save') }).click();
      await expect(list.getByText(t('state.draft'), { exact: true })).toBeVisible();

      await fillIn(list, {
        quote: 'The receipt settled it.',
        name: 'Tom Reed',
        role: 'Baker',
        place: 'Leeds',
      });
      await list.getByRole('checkbox', { name: t('field.consent_given') }).check();
      await list.getByRole('button', { name: t('save') }).click();
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByText(deepEnglish['voices.note'])).toBeVisible();

      await list.getByRole('button', { name: t('publish.of', { name: 'ليلى حداد' }) }).click();
      await expect(list.getByText(t('state.published'), { exact: true })).toBeVisible();
      await expect(page.getByText(deepEnglish['voices.note'])).toHaveCount(0);
      await list.getByRole('button', { name: t('up', { name: 'Tom Reed' }) }).click();
      await expect(list.getByRole('listitem').first()).toContainText('Tom Reed');
      await expectNoOverflow(page);
      await expectAccessible(page);

      const reader = await openBrowser(look);
      await reader.goto('/');
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      const quoted = await findQuoted(reader, 'وصل المال');
      await expect(quoted).toContainText('ليلى حداد');
      await expect(reader.getByRole('listitem').filter({ has: quoted })).toHaveAttribute('lang', 'ar');
      await expect(reader.getByText('The receipt settled it.')).toHaveCount(0);
      await expect(reader.getByRole('button', { name: t('open') })).toHaveCount(0);

      for (const name of ['ليلى حداد', 'Tom Reed']) {
        await list.getByRole('button', { name: t('remove.of', { name }) }).click();
        await list.getByRole('button', { name: t('remove.yes') }).click();
        await expect(list.getByText(name)).toHaveCount(0);
      }
      await expect(page.getByText(deepEnglish['voices.note'])).toBeVisible();
      await list.getByRole('button', { name: t('close') }).click();
      await expect(page.getByRole('button', { name: t('open') })).toBeVisible();
    });
  });
}
