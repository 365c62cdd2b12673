import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: people see where they are signed in, and what they end has ended before they look up.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`two devices ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are listed; the other one is shown out live, then both', async ({ page, api, openBrowser }) => {
      const account = await api.newPerson();
      const details = { ...somebodyNew('Amina'), ...account };
      const here = new Person({ page, look, details, api });
      const there = new Person({ page: await openBrowser(look), look, details, api });
      const { security, frame } = here.words;
      await there.signsIn();
      await there.entersPin();
      await there.arrivesAt('/dashboard');
      await page.goto('/settings?section=security');
      await here.arrivesAt('/auth');
      await here.signsIn();
      await here.entersPin();
      await here.arrivesAt('/settings');

      await expect(page.getByText(security('sessions.this'), { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const [before = ''] = security('sessions.end.name', { device: '{}' }).split(/\u2068?\{\}/);
      // The session in which the account was made is the third.
      const ends = page.getByRole('button', { name: new RegExp(`^${before.trim()} .*Chrom`) });
      await expect(ends).toHaveCount(1);
      await ends.click();
      await there.arrivesAt('/auth');
      await expect(there.page.getByText(frame('idle.over.ended'))).toBeVisible();
      await expect(ends).toHaveCount(0);

      await there.signsIn();
      await there.entersPin();
      await there.arrivesAt('/dashboard');
      await page.getByRole('button', { name: security('sessions.all'), exact: true }).click();
      const question = page.getByRole('alertdialog', { name: security('sessions.all.title') });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: security('sessions.all'), exact: true }).click();
      await here.arrivesAt('/auth');
      await there.arrivesAt('/auth');
      expect(await api.refusalOf(account, '/api/v1/profile'), 'also where nobody looks').toBe(
        'session_expired',
      );
    });
  });
}
