import { jvd } from '@egcr/e2e/api';
import { bankWordsOf } from '@egcr/e2e/bank-words';
import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: the person who converts sees rate, fee and what arrives first, from either side; then both amounts move, and a receipt stays.

// Other journeys move the clock, and rates grow old.
test.beforeEach(async ({ request }) => {
  expect((await request.post('/dev/rates')).status()).toBe(204);
});

for (const look of ofTurn(import.meta.filename, looks)) {
  const { convert, rates, wallet } = wordsOf(look.language);
  const { history } = bankWordsOf(look.language);
  const { home } = payWordsOf(look.language);
  test.describe(`money in another currency ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is quoted from either side, checked, converted once, and stands in the history with both sides [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const account = await api.newPerson(jvd(1000));
      await signIn(context, request, account);
      await page.goto('/wallet/convert');
      await expect(page.getByRole('heading', { level: 1, name: convert('title') })).toBeVisible();
      await expectAccessible(page);

      const [gives, gets] = [
        page.getByRole('textbox', { name: convert('give') }),
        page.getByRole('textbox', { name: convert('get') }),
      ];
      await gives.fill('100');
      await expect(gets).toHaveValue('128.67');
      const costs = page.getByRole('region', { name: convert('costs') });
      await expect(costs).toContainText('1.29');
      await expect(costs).toContainText('0.25');
      await expect(costs).toContainText(rates('source.administered'));
      await gets.fill('12.86');
      await expect(gives).toHaveValue('10.00');
      await gives.fill('5000');
      await expect(page.getByText(wordsBefore(convert('too_much', { amount: '{}' })))).toBeVisible();
      await gives.fill('100');
      await expect(gets).toHaveValue('128.67');
      await expectAccessible(page);
      await expectNoOverflow(page);

      // The form is sent by the keyboard alone.
      await gives.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: convert('check.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('128.67');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page
        .getByRole('button', { name: wordsBefore(convert('check.confirm', { amount: '{}' })) })
        .click();
      await page.waitForURL(/\/wallet\/conversions\/[\da-f-]{36}/);
      await expect(page.getByRole('heading', { level: 1, name: convert('done') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('128.67');
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect([await api.balanceOf(account, 'JVD'), await api.balanceOf(account, 'USD')]).toEqual([
        90_000n,
        12_867n,
      ]);

      await page.goto('/wallet/history');
      const transaction = page
        .getByRole('listitem')
        .filter({ hasText: history('transaction.conversion', { from: 'JVD', to: 'USD' }) });
      await expect(transaction).toContainText('100.00');
      await expect(transaction).toContainText('128.67');
      await transaction.getByRole('link').click();
      await page.waitForURL(/\/wallet\/conversions\//);
      await expect(page.getByRole('heading', { level: 1, name: wallet('receipt.title') })).toBeVisible();
    });

    test('is totalled in the currency one prefers, and hidden with the amounts [PREF-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const account = await api.newPerson(jvd(100));
      const euros = { value: '10000', assetCode: 'EUR', assetScale: 2 };
      await request.post('/dev/fund', { data: { user_id: account.user_id, amount: euros } });
      await signIn(context, request, account);
      await page.goto('/wallet');
      const total = page.getByRole('group', { name: home('total') });
      // 100 EUR at 0.9231 a dollar and 1.29 dollars a JVD: 83.98 JVD, and 100 more.
      await expect(total).toContainText('183.98');
      await expect(total).toContainText(home('total.sample'));
      await page
        .getByRole('button', { name: wallet('amounts.hide') })
        .first()
        .click();
      await expect(total).not.toContainText('183.98');
      await expectAccessible(page);
    });

    test('has its rates with source and course, and an alert that can be set and taken back [PREF-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/wallet/rates?pair=USD-EUR&days=90');
      await expectNamed(page);
      await expect(page.getByText(rates('sample.text'))).toBeVisible();
      const table = page.getByRole('table', { name: rates('table', { base: 'USD' }) });
      await expect(table.getByRole('row')).toHaveCount(10);
      await expect(table).toContainText('0.9231');
      await page.getByText(rates('chart.table')).click();
      const course = page.getByRole('table', { name: rates('chart', { base: 'USD', quote: 'EUR' }) });
      expect(await course.getByRole('row').count()).toBeGreaterThan(80);
      await page.getByText(rates('chart.table')).click();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const field = page.getByRole('textbox', { name: rates('alert.rate', { base: 'USD' }) });
      await field.fill('0');
      await page.getByRole('button', { name: rates('alert.add') }).click();
      await expect(page.getByText(rates('issue.rate_format', { example: '0.9231' }))).toBeVisible();
      await field.fill('0.95');
      await page.getByRole('button', { name: rates('alert.add') }).click();
      const alert = page.getByRole('listitem').filter({ hasText: rates('alert.waiting') });
      await expect(alert).toContainText('0.95');
      await expectAccessible(page);
      await alert.getByRole('button').click();
      await expect(page.getByText(rates('alerts.empty'))).toBeVisible();

      await page.getByRole('combobox', { name: rates('base') }).selectOption('JVD');
      await expect(page.getByRole('table', { name: rates('table', { base: 'JVD' }) })).toBeVisible();
      await expect(page).toHaveURL(/pair=JVD-EUR/);
    });
  });
}

test.describe('a conversion behind the PIN', () => {
  const [look] = looks;
  if (look === undefined) throw new Error('there is no look');
  test.use(settingsOf(look));

  test('asks for it, comes back to the same quote, and converts once', async ({
    page,
    context,
    request,
    api,
  }) => {
    const { convert } = wordsOf(look.language);
    const account = await api.newPerson(jvd(1000));
    await signIn(context, request, account);
    await page.goto('/wallet/convert?from=JVD&to=EUR&side=source&amount=10000');
    await expect(page.getByRole('textbox', { name: convert('get') })).toHaveValue(/^118\./);
    await page.getByRole('button', { name: convert('continue') }).click();
    const confirm = page.getByRole('button', {
      name: wordsBefore(convert('check.confirm', { amount: '{}' })),
    });
    await expect(confirm).toBeVisible();
    await request.delete('/api/v1/identity/pin/verification', {
      headers: { authorization: `Bearer ${account.access_token}` },
    });
    await confirm.click();
    const person = new Person({ page, look, details: { ...somebodyNew('Amina'), ...account }, api });
    await person.entersPin();
    await page.waitForURL(/\/wallet\/convert\?.*quote=/);
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: convert('done') })).toBeVisible();
    expect(await api.balanceOf(account, 'JVD')).toBe(90_000n);
  });
});

/** The words of a sentence before what is filled in. */
function wordsBefore(sentence: string): string {
  return (sentence.split(/\u2068?\{\}/)[0] ?? sentence).trim();
}
