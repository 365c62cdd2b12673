import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { forgetsThePin, renewsThePin } from '@egcr/e2e/pin-steps';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: who has forgotten the PIN gets a new one by mail or SMS together with the password; who guesses is stopped and told for how long.

const NEW_PIN = '918246';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`someone who has forgotten the PIN ${look.title}`, () => {
    test.use(settingsOf(look));

    test('gets a new one by the link in the mail [LINK-02]', async ({ page, api }) => {
      const account = await api.newPerson();
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...account }, api });
      await amina.signsIn();
      await forgetsThePin(amina);
      await expect(page.getByRole('heading', { name: amina.words.pin('reset.mail.title') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const mail = await api.messageWhere(account.email, ({ links }) => links.length > 0);
      await page.goto(mail.links[0] ?? 'the mail has no link');
      await amina.arrivesAt('/pin-reset');
      expect(page.url()).not.toContain('token');
      await renewsThePin(amina, NEW_PIN);
    });

    test('gets a new one by the code of an SMS', async ({ page, api }) => {
      const bola = new Person({ page, look, details: somebodyNew('Bola'), api });
      await bola.signsUpByPhone();
      const { id: signUp } = await api.message(bola.e164);
      await bola.completesProfile();
      await bola.arrivesAt('/dashboard');
      await page.goto('/pin-verification');
      await forgetsThePin(bola);
      await expect(page.getByRole('heading', { name: bola.words.pin('reset.sms.title') })).toBeVisible();
      await expectAccessible(page);
      await bola.entersCode((await api.message(bola.e164, new Set([signUp]))).code);
      await renewsThePin(bola, NEW_PIN);
    });
  });
}
