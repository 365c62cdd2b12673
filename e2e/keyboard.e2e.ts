import { jvd } from './api.ts';
import { expect, looks, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { Person, somebodyNew } from './people.ts';

// Goal: everything from sign-in to the receipt without a mouse, and with a focus that goes where the person's attention is.

test('a person signs in, enters the PIN and sends money by keyboard alone', async ({ page, api }) => {
  const [sender, receiver] = await api.newPeople(2, jvd(40));
  const [look] = looks;
  if (sender === undefined || receiver === undefined || look === undefined)
    throw new Error('two people were asked for');
  const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
  const { auth, pin, wallet } = amina.words;
  const { keyboard } = page;

  await page.goto('/auth');
  await amina.arrivesAt('/auth');
  await keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(auth('field.email'), { exact: true }));
  await keyboard.type(sender.email);
  await tabTo(page, page.getByLabel(auth('field.password'), { exact: true }));
  await keyboard.type(sender.password);
  await keyboard.press('Enter');

  await amina.arrivesAt('/pin-verification');
  await expect(page.getByLabel(pin('verify.label'), { exact: true })).toBeFocused();
  await keyboard.type(sender.pin);
  await amina.arrivesAt('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/wallet/send');
  await tabTo(page, page.getByLabel(wallet('send.amount'), { exact: true }));
  await keyboard.press('Enter');
  // Nothing was entered: the summary of problems takes the focus, and its first line leads to the field.
  await expect(page.locator(':focus')).toContainText(wallet('issue.to_required'));
  await tabTo(page, page.getByRole('link', { name: wallet('issue.amount_required') }));
  await keyboard.press('Enter');
  await expect(page.getByLabel(wallet('send.amount'), { exact: true })).toBeFocused();
  await keyboard.type('3');
  await tabTo(page, page.getByLabel(wallet('send.to'), { exact: true }));
  await keyboard.type(receiver.username);
  await keyboard.press('Enter');
  await amina.reachesTheCheck();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel(pin('verify.label'), { exact: true }));
  await keyboard.type(sender.pin);
  await tabTo(page, amina.confirmButton);
  await keyboard.press('Enter');
  await amina.seesMoneySent();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await api.balanceOf(receiver, 'JVD')).toBe(4300n);
});
