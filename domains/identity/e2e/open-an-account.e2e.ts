import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: a stranger opens an account and reaches the dashboard, by mail and by phone, in every look.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`a stranger ${look.title}`, () => {
    test.use(settingsOf(look));

    test('opens an account by the link in the mail and reaches the dashboard [AUTH-04, AUTH-18, PROF-01]', async ({
      page,
      api,
    }) => {
      const amina = new Person({ page, look, details: somebodyNew('Amina'), api });
      await amina.signsUpByEmail('link');
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
      await amina.completesProfile();
      await amina.arrivesAt('/dashboard');
      // The PIN was entered and repeated: a page that needs it does not ask for it a third time.
      await page.goto('/wallet');
      await amina.arrivesAt('/wallet');
      expect(addresses).not.toContain('/pin-verification');
      await page.goto('/dashboard');
      await amina.arrivesAt('/dashboard');
      await expect(page.getByRole('main')).toContainText('Amina');
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('opens an account by the code of an SMS [AUTH-05, AUTH-09, AUTH-16]', async ({ page, api }) => {
      const bola = new Person({ page, look, details: somebodyNew('Bola'), api });
      await bola.signsUpByPhone();
      await bola.completesProfile();
      await bola.arrivesAt('/dashboard');
    });
  });
}

const [english] = looks;

test('the code of the mail does the same as its link', async ({ page, api }) => {
  if (english === undefined) throw new Error('there is no look');
  const chen = new Person({ page, look: english, details: somebodyNew('Chen'), api });
  await chen.signsUpByEmail('code');
  await chen.completesProfile();
  await chen.arrivesAt('/dashboard');
});

test('a link works once, a made-up one not at all, and no token stays in the address [AUTH-10]', async ({
  page,
  api,
  openBrowser,
}) => {
  if (english === undefined) throw new Error('there is no look');
  const dana = new Person({ page, look: english, details: somebodyNew('Dana'), api });
  await dana.asksForAnAccount('email');
  const link = (await api.message(dana.details.email)).links[0] ?? '';
  await page.goto(link);
  await dana.arrivesAt('/complete-profile');
  expect(page.url()).not.toContain('token');
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
  const other = await openBrowser(english);
  await other.goto(link);
  await expect(other.getByText(dana.words.auth('link.already')).first()).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(dana.words.auth('title.signin'));
  await other.goto(link.replace(/token=[^&]{8}/, 'token=AAAAAAAA'));
  await expect(other.getByText(dana.words.auth('link.broken')).first()).toBeVisible();
  expect(other.url()).not.toContain('error');
});

test('after sign-in and PIN the visitor lands where they wanted to go [ROUTE-04, AUTH-17]', async ({
  page,
  api,
}) => {
  if (english === undefined) throw new Error('there is no look');
  const account = await api.newPerson();
  const ema = new Person({ page, look: english, details: { ...somebodyNew('Ema'), ...account }, api });
  await page.goto('/wallet/history');
  await ema.arrivesAt('/auth');
  await ema.signsIn();
  await ema.entersPin();
  await ema.arrivesAt('/wallet/history');
});
