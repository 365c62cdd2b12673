import { expect } from '@egcr/e2e/fixtures';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';

// Goal: ten tabs of one person, each needing a new access token at every step, sign nobody out.
// Method: tokens of this product live so shortly that every page renews its own as it opens; each tab opens page after page, all at once.

const TABS = 10;
const TURNS = 4;
const hurried = testOf('ten-tabs', { DEMO: 'off', AUTH_ACCESS_TOKEN_S: '30' });

hurried(
  'ten tabs renew one session again and again, and all stay signed in',
  async ({ context, request, api }) => {
    const account = await api.newPerson();
    await signIn(context, request, account);
    let renewals = 0;
    context.on('response', (response) => {
      if (response.url().includes('grant_type=refresh_token') && response.ok()) renewals += 1;
    });
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    const addresses = ['/dashboard', '/settings'];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.all(
        tabs.map(async (tab, at) => {
          const address = addresses[(at + turn) % addresses.length] ?? '/dashboard';
          await tab.goto(address);
          await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
          expect(new URL(tab.url()).pathname).toBe(address);
        }),
      );
    }
    expect(renewals).toBeGreaterThanOrEqual(TURNS);
    for (const tab of tabs)
      expect(await tab.evaluate(() => localStorage.getItem('egcr.session'))).not.toBeNull();
  },
);
