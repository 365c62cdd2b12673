import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: who has forgotten the password gets back in, by mail and by phone, and reaches the dashboard by way of the PIN.

const NEW_PASSWORD = 'Green-Lantern-58';

/** Opens an account, then leaves it as someone would who comes back on another day. */
async function openedBefore(person: Person, contact: 'email' | 'phone'): Promise<void> {
  if (contact === 'email') await person.signsUpByEmail('code');
  else await person.signsUpByPhone();
  await person.completesProfile();
  await person.arrivesAt('/dashboard');
  await person.page.evaluate(() => localStorage.clear());
}

/** The last two steps: the new password twice, then the dashboard by way of the PIN. */
async function choosesPassword(person: Person): Promise<void> {
  const { page } = person;
  const { auth } = person.words;
  await page.getByLabel(auth('field.new_password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(auth('field.confirm'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: auth('reset.update'), exact: true }).click();
  await expect(page.getByText(auth('reset.updated.title')).first()).toBeVisible();
  await person.entersPin();
  await person.arrivesAt('/dashboard');
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`someone who has forgotten ${look.title}`, () => {
    test.use(settingsOf(look));

    test('the password gets a new one by the link in the mail [AUTH-06, AUTH-11]', async ({ page, api }) => {
      const amina = new Person({ page, look, details: somebodyNew('Amina'), api });
      await openedBefore(amina, 'email');
      const { auth } = amina.words;
      await page.goto('/auth');
      await page.getByText(auth('signin.forgot'), { exact: true }).click();
      await amina.choosesContact('email');
      await page.getByRole('button', { name: auth('reset.send_link'), exact: true }).click();
      await expect(page.getByText(auth('reset.sent.title')).first()).toBeVisible();
      const isRecovery = (link: string) => link.includes('type=recovery');
      const mail = await api.messageWhere(amina.details.email, ({ links }) => links.some(isRecovery));
      await page.goto(mail.links.find(isRecovery) ?? 'the mail has no link');
      await choosesPassword(amina);
      expect(page.url()).not.toContain('token');
    });

    test('the password gets a new one by the code of an SMS [AUTH-06, AUTH-07]', async ({ page, api }) => {
      const bola = new Person({ page, look, details: somebodyNew('Bola'), api });
      await openedBefore(bola, 'phone');
      const { auth } = bola.words;
      const { id: signUp } = await api.message(bola.e164);
      await page.goto('/auth');
      await page.getByText(auth('signin.forgot'), { exact: true }).click();
      await bola.choosesContact('phone');
      await page.getByRole('button', { name: auth('reset.send_code'), exact: true }).click();
      await expect(page.getByLabel(auth('code.label'), { exact: true })).toBeVisible();
      await bola.entersCode((await api.message(bola.e164, new Set([signUp]))).code);
      await choosesPassword(bola);
    });
  });
}
