import type { Page } from '@playwright/test';

import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: the person who has an address that is not verified is told what to do, does it, and is let in.

/** Our server lets nobody in who has verified nothing; a hosted one may. So the page is made to believe that this one did. */
async function seemsUnverified(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session: { user: Record<string, unknown> } = JSON.parse(
      localStorage.getItem('egcr.session') ?? '{}',
    );
    for (const fact of ['email_confirmed_at', 'confirmed_at']) delete session.user[fact];
    localStorage.setItem('egcr.session', JSON.stringify(session));
  });
  await page.reload();
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`a number that is not verified ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is verified on the card that stands before the profile, which opens then [GUARD-02, GUARD-04, GUARD-05]', async ({
      page,
      api,
    }) => {
      const amina = new Person({ page, look, details: somebodyNew('Amina'), api });
      const { verification, auth, profile } = amina.words;
      await api.enterPerson({ ...amina.details, phone: amina.e164 });
      await amina.signsIn();
      await amina.arrivesAt('/complete-profile');
      await seemsUnverified(page);
      const firstName = page.getByLabel(profile('first_name'), { exact: true });
      await expect(page.getByRole('heading', { name: verification('required.title') })).toBeVisible();
      await expect(firstName).toHaveCount(0);
      await expect(page.getByText(verification('required.toast'))).toBeVisible();
      await expect(page.getByText(verification('required.unverified'), { exact: true })).toHaveCount(2);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: verification('required.resend_phone') }).click();
      await expect(page.getByText(auth('code.sent.title'))).toBeVisible();
      await expectAccessible(page);
      await amina.entersCode('000000');
      await expect(page.getByText(auth('verify_failed'))).toBeVisible();
      await amina.entersCode((await api.message(amina.e164)).code);
      await expect(page.getByText(auth('phone_verified.title'))).toBeVisible();
      await expect(firstName).toBeVisible();
    });

    test('is verified in the settings, where its badge turns', async ({ page, api }) => {
      const bola = new Person({ page, look, details: somebodyNew('Bola'), api });
      const { security } = bola.words;
      await api.enterPerson({ ...bola.details, phone: bola.e164 });
      await page.goto('/settings?section=contacts');
      await bola.arrivesAt('/auth');
      await bola.signsIn();
      await bola.completesProfile();
      await bola.arrivesAt('/settings');
      const unverified = page.getByText(security('contact.unverified'), { exact: true });
      await expect(unverified).toHaveCount(1);
      await page.getByRole('button', { name: `${security('contact.verify')} ${bola.e164}` }).click();
      await bola.entersCode((await api.message(bola.e164)).code);
      await expect(unverified).toHaveCount(0);
      await expect(page.getByText(security('contact.verified'), { exact: true })).toHaveCount(2);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
