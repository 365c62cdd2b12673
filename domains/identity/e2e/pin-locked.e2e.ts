import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { timed } from '@egcr/e2e/passing-time';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { guessesThePin, renewsThePin } from '@egcr/e2e/pin-steps';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: nobody guesses a PIN: five wrong ones rest five minutes, five more half an hour, fifteen in a day take a new PIN.

timed.describe.configure({ mode: 'default' });

for (const look of ofTurn(import.meta.filename, contrasts)) {
  timed.describe(`the person who guesses ${look.title}`, () => {
    timed.use(settingsOf(look));

    timed(
      'is stopped for five minutes, for thirty, and then needs a new PIN',
      async ({ page, api, time }) => {
        const account = await api.newPerson();
        const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...account }, api });
        const { pin } = amina.words;
        const rest = page.getByRole('timer');
        await amina.signsIn();
        await amina.arrivesAt('/pin-verification');

        await guessesThePin(amina, 5);
        await expect(rest).toHaveText(/^(5:00|4:5\d)$/);
        await expect(page.getByLabel(pin('verify.label'), { exact: true })).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await time.pass(180);
        await expect(rest).toHaveText(/^1:\d\d$/);
        await page.reload();
        await expect(rest, 'a lock outlives the page').toHaveText(/^1:\d\d$/);
        await time.pass(120);

        await guessesThePin(amina, 5);
        await expect(rest).toHaveText(/^(30:00|29:5\d)$/);
        await time.pass(1801);
        await amina.arrivesAt('/auth');
        await amina.signsIn();
        await amina.arrivesAt('/pin-verification');

        await guessesThePin(amina, 4);
        await page.getByLabel(pin('verify.label'), { exact: true }).fill('603815');
        await amina.arrivesAt('/auth');
        await expect(page.getByText(pin('must_reset.text'))).toBeVisible();
        await amina.signsIn();
        await amina.arrivesAt('/pin-verification');
        await expect(page.getByRole('main').getByText(pin('must_reset.title'))).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('link', { name: pin('must_reset.go') }).click();
        await page.getByRole('button', { name: pin('reset.send'), exact: true }).click();
        const isCode = (code: string | null) => code !== null;
        await amina.entersCode((await api.messageWhere(account.email, ({ code }) => isCode(code))).code);
        await renewsThePin(amina, '918246');
      },
    );
  });
}
