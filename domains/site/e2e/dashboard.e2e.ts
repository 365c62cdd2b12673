import { expect, settingsOf, test, contrasts } from '@egcr/e2e/fixtures';
import { jvd } from '@egcr/e2e/api';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { expectStill, watchMoves } from '@egcr/e2e/stillness';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: on a slow line the dashboard fills up, and nothing that is being read moves away.

const SLOW_MS = 400;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the dashboard on a slow line ${look.title}`, () => {
    test.use(settingsOf(look));

    test('stands still while its parts come', async ({ page, context, request, api }) => {
      const [amina, bao] = await api.twoPeople(jvd(40));
      await api.send(amina, bao, jvd(3));
      await signIn(context, request, amina);
      let turn = 0;
      await page.route('**/api/v1/**', async (route) => {
        // Answers come one after the other, as on a bad connection.
        turn = (turn + 1) % 4;
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS * (turn + 1)));
        await route.continue();
      });
      const moves = await watchMoves(page);
      await page.goto('/dashboard');
      await expect(page.locator('[data-steps] h2')).toBeVisible();
      await page.waitForTimeout(SLOW_MS);
      await expectStill(moves);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
