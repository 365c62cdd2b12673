import { readFile } from 'node:fs/promises';

import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { jpegOf, pdfOf } from '@egcr/server-kit/testing/pictures';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { uploadTexts } from '@egcr/web-kit/uploads/texts';

import { documentsTexts } from '../web/texts.ts';

// Goal: a person uploads a paper from a phone whose line breaks, goes on where it stopped, downloads it again, and deletes it for good.

function wordsOf(language: 'en' | 'ar') {
  const look =
    language === 'en'
      ? ({ language: 'en', locale: 'en-GB' } as const)
      : ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const);
  const [own, field] =
    language === 'en'
      ? [documentsTexts.english, uploadTexts.english]
      : [inLanguage(documentsTexts, 'ar'), inLanguage(uploadTexts, 'ar')];
  return {
    t: textOf<typeof documentsTexts.english>(own, look),
    field: textOf<typeof uploadTexts.english>(field, look),
  };
}

for (const look of contrasts) {
  test.describe(`documents ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('are uploaded over a line that breaks, downloaded and deleted', async ({
      page,
      context,
      request,
      api,
      complaints,
    }) => {
      const { t, field } = wordsOf(look.language);
      await signIn(context, request, await api.newPerson());
      await page.goto('/settings?section=documents');
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: t('add'), exact: true }).click();
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('file.missing'))).toBeVisible();
      await expectAccessible(page);

      // The third piece finds no line.
      const starts: string[] = [];
      await page.route('**/pieces/*', async (route) => {
        starts.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
        if (starts.length !== 3) return route.continue();
        await context.setOffline(true);
        return route.abort('internetdisconnected');
      });
      const paper = pdfOf(900_000);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: paper });
      await expect(page.getByRole('status').filter({ hasText: field('waiting') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await context.setOffline(false);
      await expect(page.getByText(field('done'))).toBeVisible();
      expect(
        starts.filter((start) => start === '0'),
        'it did not begin again',
      ).toHaveLength(1);
      complaints.length = 0;

      await page.getByLabel(t('kind'), { exact: true }).selectOption('passport');
      await page.getByLabel(t('expires'), { exact: true }).fill('2030-05-01');
      await page.getByRole('button', { name: t('save') }).click();
      const item = page.getByRole('listitem').filter({ hasText: 'Passport.pdf' });
      await expect(item).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const downloading = page.waitForEvent('download');
      await item.getByRole('button', { name: t('download') }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('Passport.pdf');
      expect((await readFile(await download.path())).equals(paper)).toBe(true);

      await item.getByRole('button', { name: t('history') }).click();
      await expect(page.getByRole('dialog').getByText(t('opened.by_you', { number: 1 }))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await item.getByRole('button', { name: t('version.add') }).click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpegOf() });
      await expect(page.getByText(field('done'))).toBeVisible();
      await page.getByRole('button', { name: t('version.save') }).click();
      await expect(page.getByText(t('version', { number: 2 }), { exact: true })).toBeVisible();

      await page.getByRole('button', { name: t('remove'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('remove'), exact: true })
        .click();
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
    });
  });
}
