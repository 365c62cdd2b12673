import { textOf } from '@egcr/web-kit/messages';

import { messages as securityArabic } from '../domains/identity/web/security/messages/ar.ts';
import { messages as securityEnglish } from '../domains/identity/web/security/messages/en.ts';
import { messages as authArabic } from '../domains/identity/web/auth/messages/ar.ts';
import { messages as authEnglish } from '../domains/identity/web/auth/messages/en.ts';
import { expect, looks, settingsOf, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import { signIn } from './signed-in.ts';

// Goal: people look after their own account: what they are called, how they are reached, what opens it.

const [english, , , arabicPhone] = looks;
if (english === undefined || arabicPhone === undefined) throw new Error('a look is missing');

for (const look of [english, arabicPhone]) {
  const isArabic = look.language === 'ar';
  const reader = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  const t = textOf<typeof securityEnglish>(isArabic ? securityArabic : securityEnglish, reader);
  const auth = textOf<typeof authEnglish>(isArabic ? authArabic : authEnglish, reader);

  test.describe(`the settings ${look.title}`, () => {
    test.use(settingsOf(look));

    test('every part is reached by its address and shows nothing that axe finds', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      for (const part of ['profile', 'contacts', 'security']) {
        await page.goto(`/settings?section=${part}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    });

    test('a new e-mail address takes the yes of both', async ({ page, context, request, api }) => {
      const account = await api.newPerson();
      const next = `next.${account.username}@people.example`;
      await signIn(context, request, account);
      await page.goto('/settings?section=contacts');
      await page.getByRole('button', { name: `${t('contact.change')} ${t('contact.email')}` }).click();
      await page.getByLabel(t('contact.email.new')).fill(next);
      await page.getByRole('button', { name: t('contact.send') }).click();
      await expect(page.getByText(t('contact.pending.text'))).toBeVisible();
      for (const address of [account.email, next]) {
        const { code } = await api.message(address);
        await page
          .getByLabel(auth('code.label'))
          .first()
          .fill(code ?? '');
        await page.getByRole('button', { name: auth('code.verify'), disabled: false }).click();
        if (address === account.email) await expect(page.getByText(t('contact.half.text'))).toBeVisible();
      }
      // The change opened a new session, in which no PIN has been entered yet.
      await expect(page).toHaveURL(/pin-verification/);
    });
  });
}
