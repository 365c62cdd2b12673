import type { OutboxMessage } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: an address changes when everybody concerned says yes, and the person who did not mean it has it back with one press.

const hasUndo = ({ links }: OutboxMessage) => links.some((link) => link.includes('/undo-change'));

/** Signs in and opens the contacts; the PIN is fresh then. */
async function opensContacts(person: Person): Promise<void> {
  await person.page.goto('/settings?section=contacts');
  await person.arrivesAt('/auth');
  await person.signsIn();
  await person.entersPin();
  await person.arrivesAt('/settings');
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`an address ${look.title}`, () => {
    test.use(settingsOf(look));

    test('of mail changes with the yes of both, and the old one may undo it', async ({ page, api }) => {
      const account = await api.newPerson();
      const next = `next.${account.username}@people.example`;
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...account }, api });
      const { security, auth } = amina.words;
      await opensContacts(amina);
      await page
        .getByRole('button', { name: `${security('contact.change')} ${security('contact.email')}` })
        .click();
      await page.getByLabel(security('contact.email.new'), { exact: true }).fill(next);
      await page.getByRole('button', { name: security('contact.send'), exact: true }).click();
      await expect(page.getByText(security('contact.pending.text'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      for (const address of [account.email, next]) {
        const { code } = await api.message(address);
        await page
          .getByLabel(auth('code.label'))
          .first()
          .fill(code ?? 'no code');
        await page.getByRole('button', { name: auth('code.verify'), disabled: false }).click();
        if (address === account.email)
          await expect(page.getByText(security('contact.half.text'))).toBeVisible();
      }
      // The change opened a new session, in which no PIN has been entered yet.
      await amina.entersPin();
      await amina.arrivesAt('/settings');
      await expect(page.getByRole('main').getByText(next, { exact: true })).toBeVisible();

      const told = await api.messageWhere(account.email, hasUndo);
      await page.goto(told.links.find((link) => link.includes('/undo-change')) ?? 'the mail has no link');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto('/dashboard');
      await amina.arrivesAt('/auth');
      await amina.signsIn();
      await amina.entersPin();
      await amina.arrivesAt('/dashboard');
    });

    test('of the phone is added with its code', async ({ page, api }) => {
      const account = await api.newPerson();
      const bola = new Person({ page, look, details: { ...somebodyNew('Bola'), ...account }, api });
      const { security, auth } = bola.words;
      await opensContacts(bola);
      await page
        .getByRole('button', { name: `${security('contact.add')} ${security('contact.phone')}` })
        .click();
      await page
        .getByLabel(security('contact.phone.new'), { exact: true })
        .pressSequentially(bola.details.phone);
      await page.getByRole('button', { name: security('contact.send'), exact: true }).click();
      await page.getByLabel(auth('code.label')).fill((await api.message(bola.e164)).code ?? 'no code');
      await page.getByRole('button', { name: auth('code.verify'), exact: true }).click();
      await bola.entersPin();
      await bola.arrivesAt('/settings');
      await expect(page.getByText(security('contact.verified'), { exact: true })).toHaveCount(2);
    });
  });
}
