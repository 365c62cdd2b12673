import type { Page } from '@playwright/test';

import { AuthenticatorApp } from '@egcr/e2e/authenticator-app';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: a password alone opens nothing any more once an app or a passkey stands beside it, and a lost phone shuts nobody out.

/** Signs in with password and PIN, and opens the security settings. */
async function opensSecurity(person: Person): Promise<void> {
  await person.page.goto('/settings?section=security');
  await person.arrivesAt('/auth');
  await person.signsIn();
  await person.entersPin();
  await person.arrivesAt('/settings');
}

/** Connects an app and keeps the recovery codes; answers both. */
async function connectsAnApp({ page, words: { security } }: Person) {
  await page.getByRole('button', { name: security('app.add'), exact: true }).click();
  await page.getByLabel(security('app.name'), { exact: true }).fill('Pocket');
  await page.getByRole('button', { name: security('app.add'), exact: true }).click();
  await expect(page.getByRole('img', { name: security('app.qr') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const app = new AuthenticatorApp(await page.getByRole('code').innerText());
  await page.getByLabel(security('app.code'), { exact: true }).fill(app.nextCode());
  await page.getByRole('button', { name: security('app.verify'), exact: true }).click();
  const saved = page.getByRole('button', { name: security('recovery.saved'), exact: true });
  await expect(saved).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const codes = (await page.getByText(/^[a-z\d]{16}$/).allInnerTexts()).map((code) => code.trim());
  await saved.click();
  return { app, codes };
}

async function changesPassword({ page, details, words: { auth, security } }: Person, next: string) {
  await page.getByRole('button', { name: security('password.change'), exact: true }).click();
  await page.getByLabel(security('password.current'), { exact: true }).fill(details.password);
  await page.getByLabel(security('password.new'), { exact: true }).fill(next);
  await page.getByLabel(auth('field.confirm'), { exact: true }).fill(next);
  await page.getByRole('button', { name: security('password.change'), exact: true }).click();
}

/** As a page of an older version would be, which does not ask at sign-in: the server does not rely on it. */
async function forgetsTheApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session: { user: { factors?: unknown } } = JSON.parse(localStorage.getItem('egcr.session') ?? '{}');
    delete session.user.factors;
    localStorage.setItem('egcr.session', JSON.stringify(session));
  });
}

async function comesBackLater(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`a second factor ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is asked for at sign-in and before a change; a recovery code does in its place', async ({
      page,
      api,
      openBrowser,
    }) => {
      // Two browsers, two sign-ins, and codes in between.
      const account = await api.newPerson();
      const details = { ...somebodyNew('Amina'), ...account };
      const amina = new Person({ page, look, details, api });
      const elsewhere = new Person({ page: await openBrowser(look), look, details, api });
      const { security } = amina.words;
      await opensSecurity(elsewhere);
      await opensSecurity(amina);
      const { app, codes } = await connectsAnApp(amina);
      expect(codes).toHaveLength(10);

      // The person who came in by the password alone is shown out at once.
      const other = elsewhere.page;
      await elsewhere.arrivesAt('/auth');
      await expect(other.getByText(elsewhere.words.frame('idle.over.ended'))).toBeVisible();
      await elsewhere.signsIn();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(security('step.code.title'));
      const code = other.getByLabel(security('step.code.label'), { exact: true });
      await expect(code).toBeFocused();
      await expectAccessible(other);
      await expectNoOverflow(other);
      await other.goto('/dashboard');
      await elsewhere.arrivesAt('/auth');
      await code.fill('000000');
      await other.keyboard.press('Enter');
      await expect(other.getByText(security('step.code.wrong'))).toBeVisible();
      await code.fill(app.nextCode());
      await other.keyboard.press('Enter');
      await elsewhere.entersPin();
      await elsewhere.arrivesAt('/dashboard');

      await comesBackLater(other);
      await elsewhere.signsIn();
      await code.fill(codes[3] ?? 'no codes');
      await other.keyboard.press('Enter');
      await elsewhere.entersPin();
      await elsewhere.arrivesAt('/dashboard');

      await comesBackLater(other);
      await elsewhere.signsIn();
      await expect(code).toBeVisible();
      await forgetsTheApp(other);
      await other.goto('/settings?section=security');
      await elsewhere.entersPin();
      await elsewhere.arrivesAt('/settings');
      await changesPassword(elsewhere, 'Green-Lantern-58');
      const question = other.getByRole('dialog', { name: security('step.code.title') });
      await expect(question).toBeVisible();
      await expectAccessible(other);
      await question.getByLabel(security('step.code.label'), { exact: true }).fill(app.nextCode());
      await question.getByRole('button', { name: security('step.pin.submit'), exact: true }).click();
      await expect(other.getByText(security('password.changed'), { exact: true })).toBeVisible();
    });

    test('may be a passkey, which opens the account alone', async ({ page, context, api }) => {
      const account = await api.newPerson();
      const bola = new Person({ page, look, details: { ...somebodyNew('Bola'), ...account }, api });
      const { auth, security } = bola.words;
      const devTools = await context.newCDPSession(page);
      await devTools.send('WebAuthn.enable');
      await devTools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await opensSecurity(bola);
      await page.getByRole('button', { name: security('passkey.add'), exact: true }).click();
      await expect(page.getByText(security('passkey.added'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: security('passkey.rename') }).click();
      const naming = page.getByRole('dialog', { name: security('passkey.rename.title') });
      await naming.getByLabel(security('passkey.name'), { exact: true }).fill('Pocket');
      await naming.getByRole('button', { name: security('save'), exact: true }).click();
      await expect(page.getByText('Pocket', { exact: true }).first()).toBeVisible();

      await comesBackLater(page);
      await page.getByRole('button', { name: auth('signin.by_passkey'), exact: true }).click();
      await bola.entersPin();
      await bola.arrivesAt('/dashboard');

      await page.goto('/settings?section=security');
      await page.getByRole('button', { name: `${security('remove')} Pocket` }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: security('remove'), exact: true })
        .click();
      await expect(page.getByText(security('passkey.removed'), { exact: true })).toBeVisible();
      await comesBackLater(page);
      await page.getByRole('button', { name: auth('signin.by_passkey'), exact: true }).click();
      await expect(page.getByText(auth('passkey_failed'), { exact: true })).toBeVisible();
    });
  });
}
