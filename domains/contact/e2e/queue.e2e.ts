import { words } from '@egcr/contract/words';
import { demoPerson } from '@egcr/e2e/demo-person';
import { expect, looks, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { listTexts } from '@egcr/web-kit/list/texts';

import { contactTexts } from '../web/texts.ts';

// Goal: on a phone an editor narrows the queue of messages, sees that it is narrowed, and is without the filters by one press.

const test = testOf('contact-queue', { DEMO: 'on' });
const phones = looks.filter(({ device }) => device === 'phone');

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [list, contact] =
    language === 'en'
      ? [listTexts.english, contactTexts.english]
      : [inLanguage(listTexts, 'ar'), inLanguage(contactTexts, 'ar')];
  return {
    list: textOf<typeof listTexts.english>(list, reader),
    contact: textOf<typeof contactTexts.english>(contact, reader),
  };
}

for (const look of ofTurn(import.meta.filename, phones)) {
  test.describe(`the queue of messages ${look.title}`, () => {
    test.use(settingsOf(look));

    test('folds its filters, counts them, and clears them without unfolding [ROUTE-05]', async ({
      page,
      context,
      request,
    }) => {
      const { list, contact } = wordsOf(look.language);
      const sent = await request.post('/api/v1/contact/messages', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: {
          name: 'Ann Lee',
          email: `queue-${look.language}@example.com`,
          topic: 'money',
          message: 'A payment has not arrived yet, what can I do?',
        },
      });
      expect(sent.ok(), await sent.text()).toBe(true);
      await signIn(context, request, await demoPerson(request, 'yuki'));
      await page.goto('/super-admin/contact');
      const fold = page.getByRole('button', { name: new RegExp(`^${words.filters[look.language]}`) });
      const clear = page.getByRole('button', { name: list('clear'), exact: true });
      const topic = page.getByLabel(contact('topic'));
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(topic).toBeHidden();
      await expect(clear).toBeHidden();
      await fold.press('Enter');
      await topic.selectOption('money');
      await expect(page).toHaveURL(/topic=money/);
      await expect(fold).toHaveText(`${words.filters[look.language]} (1)`);
      await expect(clear).toHaveCount(1);
      await expectAccessible(page);
      await expectNoOverflow(page);

      await fold.press('Enter');
      await expect(topic).toBeHidden();
      await clear.press('Enter');
      await expect(page).not.toHaveURL(/topic=/);
      await expect(fold).toBeFocused();
      await expect(fold).toHaveText(words.filters[look.language]);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
