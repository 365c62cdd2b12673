import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: a statement of another bank is shown before it is kept, kept once, and gone when it is deleted.

const CSV = `Date;Amount;Currency;Description
20.11.2026;-1.234,50;EUR;Rent
19.11.2026;12,50;EUR;Gift
someday;1;EUR;x
`;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`accounts elsewhere ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are taken in from a file after a look at it, never twice, and deleted [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const me = await api.newPerson();
      const { imports } = bankWordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/imports');
      await expect(page.getByText(imports('empty'))).toBeVisible();
      const file = page.getByLabel(imports('file'), { exact: true });
      const preview = page.getByRole('button', { name: imports('preview'), exact: true });
      await preview.click();
      await expect(file).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);

      await page.getByLabel(imports('name'), { exact: true }).fill('Old bank');
      const bytes = (text: string) => ({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await file.setInputFiles(bytes('no statement at all'));
      await preview.click();
      await expect(page.getByText(imports('issue.unreadable')).first()).toBeVisible();
      await file.setInputFiles(bytes(CSV));
      await preview.click();
      const shown = page.getByRole('region', { name: imports('preview.title') });
      await expect(shown).toContainText('1,234.50');
      await expect(shown).toContainText(imports('problem.day_format', { line: 4 }));
      await expectAccessible(page);
      await expectNoOverflow(page);
      await shown.getByRole('button', { name: imports('keep'), exact: true }).click();

      const account = page.getByRole('region', { name: 'Old bank', exact: true });
      await account.getByRole('button').first().click();
      await expect(account.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await account.getByRole('button', { name: imports('remove', { name: 'Old bank' }) }).click();
      await expect(page.getByText(imports('empty'))).toBeVisible();
      expect(await api.balanceOf(me, 'EUR')).toBe(0n);
    });
  });
}
