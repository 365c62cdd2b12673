import { expect, looks, test } from './fixtures.ts';
import { Person, somebodyNew } from './people.ts';

// Goal: the guards ask in their order (sign-in, profile, PIN), and each lets through exactly who answered.

const [look] = looks;
if (look === undefined) throw new Error('there is no look');

test('the person who has no profile yet is asked for it first, wherever they go [GUARD-01, AUTH-20, PROF-01]', async ({
  page,
  api,
}) => {
  const eve = new Person({ page, look, details: somebodyNew('Eve'), api });
  await eve.signsUpByEmail('code');
  await eve.arrivesAt('/complete-profile');
  for (const path of ['/wallet', '/pin-verification', '/create', '/']) {
    await page.goto(path);
    await eve.arrivesAt('/complete-profile');
  }
});

test('the PIN opens what needs it, and only that [GUARD-01, GUARD-08, ROUTE-13, ROUTE-15]', async ({
  page,
  api,
}) => {
  const account = await api.newPerson();
  const fay = new Person({ page, look, details: { ...somebodyNew('Fay'), ...account }, api });
  await fay.signsIn();
  await fay.arrivesAt('/pin-verification');
  await page.goto('/create');
  await fay.arrivesAt('/create');
  await page.goto('/wallet');
  await fay.arrivesAt('/pin-verification');
  await fay.entersPin('918273');
  await expect(page.getByLabel(fay.words.pin('verify.label'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel(fay.words.pin('verify.label'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(fay.words.pin('verify.wrong', { left: 4 }).slice(0, 20)),
  );
  await fay.entersPin();
  await fay.arrivesAt('/wallet');
});

test('a password that is not right says so, and the door stays shut', async ({ page, api }) => {
  const account = await api.newPerson();
  const gus = new Person({
    page,
    look,
    details: { ...somebodyNew('Gus'), ...account, password: 'Not-The-One-99' },
    api,
  });
  await gus.signsIn();
  await expect(page.getByText(gus.words.auth('incorrect_password.title')).first()).toBeVisible();
  await page.goto('/dashboard');
  await gus.arrivesAt('/auth');
});
