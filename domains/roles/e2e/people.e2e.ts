import { demoPerson } from '@egcr/e2e/demo-person';
import type { Account } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { requestTexts as asked } from '../server/texts.ts';
import { peopleTexts } from '../web/people/texts.ts';
import { ownRolesTexts } from '../web/own/texts.ts';

// Goal: an admin finds a person, proposes a role, the oversight gives it, the person sees it in the settings, and the admin ends it.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [people, own] =
    language === 'en'
      ? [peopleTexts.english, ownRolesTexts.english]
      : [inLanguage(peopleTexts, 'ar'), inLanguage(ownRolesTexts, 'ar')];
  return {
    t: textOf<typeof peopleTexts.english>(people, reader),
    own: textOf<typeof ownRolesTexts.english>(own, reader),
    roles: asked(language).roles,
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`people-${language}`, { DEMO: 'on' });

  test.describe(`people and their roles ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('a person is found, gets a role by two people, sees it, and loses it at once [GUARD-09] [SYS-21]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, own, roles } = wordsOf(language);
      const role = roles.jobs_reviewer;
      await signIn(context, request, await withFreshPin(request, 'adem'));
      await page.goto('/super-admin');
      const search = page.getByLabel(t('search.label'));
      await search.fill('a');
      await search.press('Enter');
      await expect(page.getByText(t('search.short'))).toBeVisible();
      await search.fill('amina');
      await search.press('Enter');
      await page
        .getByRole('list', { name: t('found') })
        .getByRole('link')
        .first()
        .click();
      const panel = page.getByRole('region', { name: /^Amina/ });
      await expect(panel.getByText('@', { exact: false }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await panel.getByLabel(t('propose.role')).selectOption({ label: role });
      await panel.getByLabel(t('reason')).fill('Helps with job offers');
      await panel.getByRole('button', { name: t('propose.send') }).click();
      await expect(page.getByText(t('propose.sent'))).toBeVisible();

      const second = await openBrowser(look);
      const oversight = oversightIn(language);
      await signIn(second.context(), request, await withFreshPin(request, 'olga'));
      await oversight.open(second);
      await oversight.approve(second, 'kind.roles.grant', expectAccessible);

      const theirs = await openBrowser(look);
      await signIn(theirs.context(), request, await withFreshPin(request, 'amina'));
      await theirs.goto('/settings?section=roles');
      await expect(theirs.getByText('Helps with job offers')).toBeVisible();
      await expect(theirs.getByRole('button', { name: `${own('give')}: ${role}` })).toBeVisible();
      await expectAccessible(theirs);
      await expectNoOverflow(theirs);

      await page.reload();
      await panel.getByRole('button', { name: `${t('end')}: ${role}` }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t('end'), exact: true }).click();
      await expect(dialog.getByText(t('enterReason'))).toBeVisible();
      await dialog.getByLabel(t('reason')).fill('Moved to another team');
      await dialog.getByRole('button', { name: t('end'), exact: true }).click();
      await expect(panel.getByText('Moved to another team')).toBeVisible();
      await expectAccessible(page);
      await theirs.reload();
      await expect(theirs.getByText(own('none'))).toBeVisible();
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
