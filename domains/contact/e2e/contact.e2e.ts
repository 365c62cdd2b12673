import type { APIRequestContext } from '@playwright/test';

import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { publicWordsOf } from '@egcr/e2e/public-words';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: the person who has a question gets through to a person without an account, and can follow it; a wrong entry is said in words.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`writing to us ${look.title}`, () => {
    test.use(settingsOf(look));

    test('gives a reference, a receipt by mail, and shows how far it is [ROUTE-05]', async ({
      page,
      request,
    }) => {
      const { contact: words } = publicWordsOf(look.language);
      const email = `visitor-${look.language}-${look.device}@example.com`;
      await page.goto('/contact?topic=security');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'));
      await expect(page.getByText(words('answer.weakness'))).toBeVisible();
      await page.getByRole('button', { name: words('send') }).click();
      await expect(page.getByRole('alert').or(page.getByText(words('problems')))).toBeVisible();
      await expect(page.getByLabel(words('email'))).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await page.getByLabel(words('name'), { exact: true }).fill('Ann Lee');
      await page.getByLabel(words('email')).fill(email);
      await page.getByLabel(words('topic')).selectOption('money');
      await expect(page.getByText(words('answer.arrival'), { exact: true })).toBeVisible();
      await page
        .getByLabel(words('message'), { exact: true })
        .fill('A payment has not arrived yet, what can I do?');
      await page.getByRole('button', { name: words('send') }).click();
      await expect(page.getByRole('heading', { name: words('sent') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: words('sent.status') }).click();
      await expect(page.getByLabel(words('reference'))).toHaveValue(/^EG-/);
      await page.getByLabel(words('email')).fill(email);
      await page.getByRole('button', { name: words('look.send') }).click();
      await expect(page.getByRole('heading', { name: words('code') })).toBeVisible();
      await expect
        .poll(async () => (await mails(request, email)).some(({ code }) => code !== null))
        .toBe(true);
      const code = (await mails(request, email)).find((mail) => mail.code !== null)?.code ?? '';
      await page.getByLabel(words('code.label')).fill(code);
      await expect(page.getByText(words('state.new.text'))).toBeVisible();
      await expect(page.getByText('A payment has not arrived yet')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

async function mails(
  request: APIRequestContext,
  to: string,
): Promise<readonly { readonly code: string | null }[]> {
  const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const { items }: { items: readonly { readonly code: string | null }[] } = await answer.json();
  return items;
}
