import { readFile } from 'node:fs/promises';

import { jvd } from '@egcr/e2e/api';
import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: who holds a receipt can prove it, and who is shown a forged one finds out, without trusting the platform's word.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`the proof of a transfer ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is checked on the receipt, kept as a file, and checked by someone who has no account [SYS-01]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { proof: words } = wordsOf(look.language);
      const [sender, receiver] = await api.twoPeople(jvd(100));
      await signIn(context, request, sender);
      await api.send(sender, receiver, { ...jvd(0), value: '725' });
      const [sent] = await api.transfersOf(sender);
      const id = sent?.id ?? 'no transfer';
      await page.goto(`/wallet/transfers/${id}`);
      await page.getByRole('button', { name: words('card.check') }).click();
      await expect(page.getByText(words('verdict.right'))).toBeVisible();
      await expectAccessible(page);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('card.download') }).click();
      const file = await (await download).path();
      expect((await download).suggestedFilename()).toBe(`egcr-proof-${id}.json`);

      const stranger = await openBrowser(look);
      await stranger.goto('/verify');
      await stranger.getByLabel(words('choose')).setInputFiles(file);
      await expect(stranger.getByText(words('verdict.right'))).toBeVisible();
      await expect(stranger.getByRole('main')).toContainText(id);
      await expect(stranger.getByRole('main')).toContainText('7.25');
      await expectAccessible(stranger);
      await expectNoOverflow(stranger);

      const forged = (await readFile(file, 'utf8')).replace('amount: 725', 'amount: 925');
      await stranger.getByLabel(words('paste')).fill(forged);
      await expect(stranger.getByText(words('verdict.wrong'), { exact: true })).toBeVisible();
      await expectAccessible(stranger);

      await stranger.getByLabel(words('paste')).fill('a letter');
      await expect(stranger.getByLabel(words('paste'))).toHaveAccessibleDescription(
        new RegExp(words('not.proof').replaceAll('.', '\\.')),
      );
    });
  });
}
