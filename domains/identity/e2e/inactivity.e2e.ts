import type { Page } from '@playwright/test';

import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { timed } from '@egcr/e2e/passing-time';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: who has gone away leaves nothing open: the PIN after five minutes, the session after ten, in every tab, and on the server without any tab.
// Method: the clocks of the server and the browser are put forward together.

timed.describe.configure({ mode: 'default' });

for (const look of ofTurn(import.meta.filename, contrasts)) {
  timed.describe(`someone who goes away ${look.title}`, () => {
    timed.use(settingsOf(look));

    timed(
      'is warned, loses the PIN after five minutes and the session after ten, in both tabs [GUARD-06]',
      async ({ page, context, request, api, time }) => {
        // A call counts as a sign of life: the person who is asked about after ten minutes has made none before.
        const [account, quiet, quieter] = await api.newPeople(3);
        if (!account || !quiet || !quieter) throw new Error('three people were asked for');
        const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...account }, api });
        const { acting, frame } = amina.words;
        await signIn(context, request, account);
        await amina.opensWallet();
        const other = await context.newPage();
        await other.goto('/dashboard');
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
        const tabs: readonly Page[] = [page, other];

        await time.pass(245);
        for (const tab of tabs)
          await expect(tab.getByRole('alertdialog', { name: acting('idle.pin.title') })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await expect(page.getByRole('button', { name: acting('idle.stay') })).toBeFocused();
        await page.keyboard.press('Enter');
        for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toHaveCount(0);

        await time.pass(299);
        expect(await api.refusalOf(quiet, '/api/v1/wallet'), 'the server asks for the PIN').toBe(
          'pin_required',
        );
        await time.pass(5);
        for (const tab of tabs) {
          await tab.waitForURL((url) => url.pathname === '/pin-verification');
          await expect(tab.getByText(frame('idle.pin.ended'))).toBeVisible();
        }

        await time.pass(240);
        for (const tab of tabs)
          await expect(tab.getByRole('alertdialog', { name: acting('idle.session.title') })).toBeVisible();
        await expectAccessible(other);
        await time.pass(60);
        for (const tab of tabs) {
          await tab.waitForURL((url) => url.pathname === '/auth');
          await expect(tab.getByText(frame('idle.session.ended'))).toBeVisible();
        }
        expect(await api.refusalOf(quieter, '/api/v1/wallet')).toBe('session_expired');
        expect(await page.evaluate(() => localStorage.getItem('egcr.session'))).toBeNull();

        await amina.signsIn();
        await amina.entersPin();
        await amina.arrivesAt('/wallet');
        await expect(page.getByText(frame('idle.session.ended')), 'nothing covers the page').toHaveCount(0);
      },
    );
  });
}
