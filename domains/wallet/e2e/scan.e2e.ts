import type { Page } from '@playwright/test';

import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: one shows a code, the other reads it and stands before the filled form; a refused camera and a foreign code are said.

/** `https://elsewhere.example` as a QR code: its rows as numbers of base 36, a bit a module. */
const FOREIGN =
  'jwbjz a5mwx ekw9p ej4nx eiv6l a796p jvfy7 gzk cr8yt dgs4r 1qo7x go8iw 4wkf5 1lp7n i1hal 3ktfc im4fm 25n5 jvjv5 a61hu ej65u ejw5y eka0r a60ts jvf49';

/** The foreign code as a picture. */
async function foreignCode(page: Page): Promise<Buffer> {
  const url = await page.evaluate((rows) => {
    const [scale, quiet, size] = [8, 4, rows.length];
    const canvas = document.createElement('canvas');
    canvas.width = (size + 2 * quiet) * scale;
    canvas.height = canvas.width;
    const ink = canvas.getContext('2d');
    if (ink === null) throw new Error('no canvas');
    ink.fillStyle = 'white';
    ink.fillRect(0, 0, canvas.width, canvas.height);
    ink.fillStyle = 'black';
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < size; x += 1) {
        const isDark = ((Number.parseInt(row, 36) >> (size - 1 - x)) & 1) === 1;
        if (isDark) ink.fillRect((x + quiet) * scale, (y + quiet) * scale, scale, scale);
      }
    }
    return canvas.toDataURL('image/png');
  }, FOREIGN.split(' '));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`codes ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are shown with an amount, and read from a picture into a payment [SYS-01]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
      baseURL,
    }) => {
      const [payee, payer] = await api.twoPeople(jvd(100));
      const { scan } = payWordsOf(look.language);
      const { wallet } = wordsOf(look.language);
      const other = await openBrowser(look);
      await signIn(other.context(), request, payee);
      await other.goto('/wallet/receive');
      await other.getByLabel(scan('receive.amount'), { exact: true }).fill('7.50');
      await other.getByLabel(scan('receive.note')).fill('Cake');
      const code = other.getByRole('img', { name: scan('receive.qr') });
      await expect(code).toBeVisible();
      await expectAccessible(other);
      await expectNoOverflow(other);
      const picture = await code.screenshot();

      await signIn(context, request, payer);
      await page.goto('/wallet/scan');
      await page.getByRole('button', { name: scan('start'), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
      await expectAccessible(page);

      const input = page.getByLabel(scan('picture'), { exact: true }).and(page.locator('input'));
      await input.setInputFiles({
        name: 'foreign.png',
        mimeType: 'image/png',
        buffer: await foreignCode(page),
      });
      await expect(page.getByText(scan('unknown.title'))).toBeVisible();
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);

      await input.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
      await page.waitForURL((url) => url.pathname === '/wallet/send');
      await expect(page.getByLabel(wallet('send.note'))).toHaveValue('Cake');
      await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: wallet('check.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`@${payee.username}`);
      await expect(page.getByRole('main')).toContainText('7.50');
    });
  });
}
