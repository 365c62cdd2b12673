import '@egcr/app-web/domains';
import { expect, looks, settingsOf, test, type Look } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { subscribeTexts } from '../web/form/texts.ts';
import { linkTexts } from '../web/link/texts.ts';

// Goal: anybody follows the blog by mail without an account, and leaves as easily.

function wordsOf({ language }: Look) {
  const code = language === 'en' ? 'en' : 'ar';
  const said = { language, locale: language === 'en' ? 'en-GB' : 'ar-EG-u-nu-latn' };
  return {
    form: textOf<typeof subscribeTexts.english>(inLanguage(subscribeTexts, code), said),
    link: textOf<typeof linkTexts.english>(inLanguage(linkTexts, code), said),
  };
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const { form, link } = wordsOf(look);

  test.describe(`the newsletter ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('takes an address that is confirmed by mail, and lets it go by the same link [SYS-18]', async ({
      page,
      api,
    }) => {
      const email = `reads-${look.language}-${look.device}@example.com`;
      await page.goto('/newsletter');
      await expectNamed(page);
      const address = page.getByLabel(form('email'));
      await address.fill('nobody');
      await page.keyboard.press('Enter');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await address.fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(form('sent'))).toBeVisible();
      const { text } = await api.message(email);
      const path = /\/newsletter\/[\w-]+/.exec(text)?.[0] ?? '';
      await page.goto(path);
      await page.getByRole('button', { name: link('confirm'), exact: true }).press('Enter');
      await expect(page.getByText(link('confirmed'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: link('leave') }).press('Enter');
      await expect(page.getByText(link('left'), { exact: true })).toBeVisible();
      await page.goto(path);
      await expect(page.getByText(link('ended'))).toBeVisible();
    });
  });
}
