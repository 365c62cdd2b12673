import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { invitationTexts } from '../web/invitations/texts.ts';
import { teamTexts } from '../web/team/texts.ts';
import { organisationTexts } from '../web/texts.ts';

// Goal: a person adds the organisation they act for, invites another, who accepts and is given a role.

function wordsOf(language: 'en' | 'ar') {
  const look =
    language === 'en'
      ? ({ language: 'en', locale: 'en-GB' } as const)
      : ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  return {
    t: textOf<typeof organisationTexts.english>(
      isEnglish ? organisationTexts.english : inLanguage(organisationTexts, 'ar'),
      look,
    ),
    team: textOf<typeof teamTexts.english>(isEnglish ? teamTexts.english : inLanguage(teamTexts, 'ar'), look),
    invitation: textOf<typeof invitationTexts.english>(
      isEnglish ? invitationTexts.english : inLanguage(invitationTexts, 'ar'),
      look,
    ),
  };
}

for (const look of contrasts) {
  test.describe(`an organisation ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('is added, gets a second person in its team, and gives them a role [SYS-23]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { t, team, invitation } = wordsOf(look.language);
      const [owner, friend] = await api.twoPeople();
      await signIn(context, request, owner);
      await page.goto('/settings?section=organisations');
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: t('add'), exact: true }).click();
      await page.getByRole('button', { name: t('save'), exact: true }).click();
      await expect(page.getByText(t('name.required')).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: t('kind.ngo') }).click();
      await page.getByLabel(t('name'), { exact: true }).fill('School of the Harbour');
      await page.getByLabel(t('country'), { exact: true }).selectOption('DE');
      await page.getByRole('button', { name: t('save'), exact: true }).click();
      await page.getByRole('link', { name: 'School of the Harbour' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'School of the Harbour' })).toBeVisible();
      await expect(page.getByText(t('self_declared.text'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const username = page.getByLabel(invitation('invite.to'), { exact: true });
      await username.fill('no.such.person');
      await page.getByRole('button', { name: invitation('invite.send') }).click();
      await expect(page.getByText(invitation('invite.unknown')).first()).toBeVisible();
      await username.fill(friend.username);
      await page.getByRole('button', { name: invitation('invite.send') }).click();
      await expect(page.getByRole('heading', { name: invitation('waiting') })).toBeVisible();

      const other = await openBrowser(look);
      await signIn(other.context(), request, friend);
      await other.goto('/settings?section=organisations');
      await other.getByRole('button', { name: invitation('accept'), exact: true }).click();
      await expect(other.getByRole('link', { name: 'School of the Harbour' })).toBeVisible();
      await expectAccessible(other);
      await other.close();

      await page.reload();
      await expect(page.getByText(`@${friend.username}`)).toBeVisible();
      await page
        .getByRole('listitem')
        .filter({ hasText: `@${friend.username}` })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('radio', { name: t('role.editor') }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: team('team.save') }).click();
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: `@${friend.username}` })
          .getByText(t('role.editor'), { exact: true }),
      ).toBeVisible();
      await expectNoOverflow(page);
    });
  });
}
