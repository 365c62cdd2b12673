import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { securityTexts } from '../../wallet/web/security/texts.ts';
import { jvd, type Account } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { timed } from '@egcr/e2e/passing-time';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { forgetsThePin, renewsThePin } from '@egcr/e2e/pin-steps';
import { ofTurn } from '@egcr/e2e/turn';

const limitsArabic = inLanguage(securityTexts, 'ar');
const limitsEnglish = securityTexts.english;

// Goal: the person who resets the PIN by a mailbox alone sends no money that day; the owner ends the hold with the telephone.

timed.describe.configure({ mode: 'default' });

const NEW_PIN = '918246';
const DAY_S = 24 * 3600;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  timed.describe(`a reset by mail ${look.title} (attack C3)`, () => {
    timed.use(settingsOf(look));

    timed(
      'holds money until a code to the telephone shows who it was',
      async ({ page, request, api, time }) => {
        const [account, ben] = await api.twoPeople(jvd(5000));
        const details = { ...somebodyNew('Amina'), ...account, pin: account.pin };
        const amina = new Person({ page, look, details, api });
        const { security, wallet } = amina.words;
        const limits =
          look.language === 'en'
            ? textOf<typeof limitsEnglish>(limitsEnglish, { language: 'en', locale: 'en-GB' })
            : textOf<typeof limitsEnglish>(limitsArabic, { language: 'ar', locale: 'ar-EG-u-nu-latn' });
        const addsNumber = async ({ access_token }: Account) => {
          const headers = { authorization: `Bearer ${access_token}` };
          const asked = await request.put('/auth/v1/user', { headers, data: { phone: amina.e164 } });
          expect(asked.ok(), await asked.text()).toBe(true);
          const { code } = await api.messageWhere(amina.e164, (message) => message.code !== null);
          const data = { phone: amina.e164, token: code, type: 'phone_change' };
          expect((await request.post('/auth/v1/verify', { data })).ok()).toBe(true);
        };
        await addsNumber(account);
        // A contact ends no hold in its first day.
        await time.pass(2 * DAY_S);

        await amina.signsIn();
        await forgetsThePin(amina);
        const mail = await api.messageWhere(account.email, ({ links }) => links.length > 0);
        await page.goto(mail.links[0] ?? 'the mail has no link');
        await amina.arrivesAt('/pin-reset');
        await renewsThePin(amina, NEW_PIN);

        await amina.opensWallet();
        await expect(page.getByText(security('hold.title'), { exact: true })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        // The server refuses besides, as its own tests show; nobody is led as far as that.
        await page.goto('/wallet/send');
        const [reason = ''] = limits('refusal.money_held', { time: '{}' }).split(/⁨?\{\}/);
        await expect(page.getByText(reason.trim()).first()).toBeVisible();
        await expect(page.getByRole('button', { name: wallet('send.continue'), exact: true })).toBeDisabled();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await amina.opensWallet();
        await page.getByRole('button', { name: security('hold.by_sms'), exact: true }).click();
        const question = page.getByRole('dialog', { name: security('hold.code.title') });
        await expect(question).toBeVisible();
        await expectAccessible(page);
        const { code } = await api.messageWhere(
          amina.e164,
          (message) => message.code !== null && message.text.includes('EGCR') && message.at > mail.at,
        );
        await question.getByLabel(security('step.code.label'), { exact: true }).fill(code ?? 'no code');
        await question.getByRole('button', { name: security('hold.code.submit'), exact: true }).click();
        await expect(page.getByText(security('hold.title'), { exact: true })).toBeHidden();
        await page.goto('/wallet/send');
        await amina.entersPayment({ to: ben.username, amount: '10' });
        await amina.reachesTheCheck();
        await amina.entersPaymentPin(NEW_PIN);
        await amina.confirmButton.click();
        await amina.seesMoneySent();
        await expect(page.getByText(wallet('sent.title'), { exact: true }).first()).toBeVisible();
      },
    );
  });
}
