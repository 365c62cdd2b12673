import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: people, payments and acts are found by what one remembers of them, from any page, by keyboard as by touch.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the search ${look.title}`, () => {
    test.use(settingsOf(look));
    const { acting } = wordsOf(look.language);

    test('finds a person, what can be done with them, and a receipt by its reference', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [amina, bao] = await api.twoPeople(jvd(40));
      await api.send(amina, bao, jvd(3));
      const [transfer] = await api.transfersOf(amina);
      await signIn(context, request, amina);
      await page.goto(`/wallet/transfers/${transfer?.id ?? ''}`);
      const reference = /[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}/;
      await expect(page.getByRole('main')).toContainText(reference);
      const [shown = ''] = reference.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog', { name: acting('search.title') });
      const field = dialog.getByRole('combobox', { name: acting('search.placeholder') });
      await expect(field).toBeFocused();
      if (look.device === 'phone') {
        const box = await dialog.boundingBox();
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        expect([box?.width, box?.height]).toEqual([width, height]);
      }
      await field.fill(bao.username);
      await expect(
        dialog.getByRole('group', { name: acting('search.people'), exact: true }).getByRole('option'),
      ).toHaveCount(1);
      await expect(
        dialog.getByRole('group', { name: acting('search.transactions'), exact: true }).getByRole('option'),
      ).toHaveCount(1);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await dialog
        .getByRole('group', { name: acting('search.acts'), exact: true })
        .getByRole('option')
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === '/wallet/send');
      expect(new URL(page.url()).searchParams.get('to')).toBe(bao.username);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await field.fill(shown.toLowerCase().replaceAll('-', ''));
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === `/wallet/transfers/${transfer?.id ?? ''}`);
    });

    test('and the list of keys opens by a question mark, not while one writes', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/wallet/send');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const keys = page.getByRole('dialog', { name: acting('keys.title') });
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.focus();
      await page.keyboard.press('?');
      await expect(field).toHaveValue('?');
      await expect(keys).toHaveCount(0);
      await field.blur();
      await page.keyboard.press('?');
      await expect(keys).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await page.waitForURL((url) => url.pathname === '/wallet');
    });
  });
}
