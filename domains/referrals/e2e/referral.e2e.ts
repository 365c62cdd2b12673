import { expect, looks, settingsOf, test, type Look } from '@egcr/e2e/fixtures';
import { Person, somebodyNew } from '@egcr/e2e/people';

// Goal: a link of someone brings a stranger, and both learn of it.

const [look]: readonly Look[] = looks;
if (look === undefined) throw new Error('there is no look');
test.use(settingsOf(look));

test('a stranger follows a link to the landing page, opens an account, and is told that it counts [REF-01] [SYS-24]', async ({
  page,
  api,
  request,
}) => {
  const referrer = await api.newPerson();
  const headers = { authorization: `Bearer ${referrer.access_token}` };
  const before: { code: string } = await (await request.get('/api/v1/referrals', { headers })).json();
  await page.goto(`/?ref=${before.code.toLowerCase()}`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pending_referral_code')))
    .toBe(before.code);
  const newcomer = new Person({ page, look, details: somebodyNew('Noor'), api });
  await newcomer.signsUpByEmail('code');
  await expect(page.getByText('Referral Applied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pending_referral_code'))).toBeNull();
  const after: { items: readonly { status: string }[] } = await (
    await request.get('/api/v1/referrals', { headers })
  ).json();
  expect(after.items.map(({ status }) => status)).toEqual(['pending_verification']);
});
