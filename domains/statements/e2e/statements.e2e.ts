import { readFile } from 'node:fs/promises';

import { jvd } from '@egcr/e2e/api';
import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: a statement is a press away, in the format one needs, and its closing balance is the balance.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`statements ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are taken away by month and for any period, in each format [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [me, friend] = await api.twoPeople(jvd(100));
      const { statements } = bankWordsOf(look.language);
      await api.send(me, friend, jvd(7));
      await signIn(context, request, me);
      await page.goto('/wallet/statements');
      // Statements begin with the account, which is of this month.
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const month = page.getByRole('main').getByRole('listitem').first();

      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        month.getByRole('button').first().click(),
      ]);
      expect(pdf.suggestedFilename()).toMatch(/^egcr-jvd-.*\.pdf$/);
      expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

      for (const [format, begin] of [
        ['csv', '\uFEFFtime,type,amount'],
        ['ofx', '<?xml'],
        ['camt053', '<?xml'],
      ] as const) {
        await month.getByRole('button').last().click();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: statements(format), exact: true }).click(),
        ]);
        const text = await readFile(await file.path(), 'utf8');
        expect(text.startsWith(begin)).toBe(true);
        expect(text).toContain('93.00');
      }

      await page.getByLabel(statements('from'), { exact: true }).fill('2026-02-02');
      await page.getByLabel(statements('to'), { exact: true }).fill('2026-02-01');
      await page.getByRole('button', { name: statements('get'), exact: true }).click();
      await expect(page.getByLabel(statements('to'), { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectAccessible(page);
    });
  });
}
