import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { Person, somebodyNew, type Payment } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import type { Words } from '@egcr/e2e/words';

// Goal: what cannot be sent is refused at its field, in words, and nothing leaves.

interface Refused {
  readonly what: string;
  readonly payment: Payment;
  readonly field: 'to' | 'amount' | 'note';
  readonly message: (wallet: Words['wallet']) => string;
}

const ME = 'me';
const KNOWN = 'known';

const refused: readonly Refused[] = [
  {
    what: 'nothing at all',
    payment: { to: '', amount: '' },
    field: 'to',
    message: (say) => say('issue.to_required'),
  },
  {
    what: 'no amount',
    payment: { to: KNOWN, amount: '' },
    field: 'amount',
    message: (say) => say('issue.amount_required'),
  },
  {
    what: 'zero',
    payment: { to: KNOWN, amount: '0' },
    field: 'amount',
    message: (say) => say('issue.amount_zero'),
  },
  {
    what: 'less than zero',
    payment: { to: KNOWN, amount: '-5' },
    field: 'amount',
    message: (say) => say('issue.amount_negative'),
  },
  {
    what: 'letters',
    payment: { to: KNOWN, amount: 'ten' },
    field: 'amount',
    message: (say) => say('issue.amount_not_a_number', { example: '{}' }).split(/\u2068?\{\}/)[0] ?? '',
  },
  {
    what: 'more decimals than the currency has',
    payment: { to: KNOWN, amount: '1.234' },
    field: 'amount',
    message: (say) => say('issue.amount_decimals', { scale: 2 }),
  },
  {
    what: 'decimals of a currency without any',
    payment: { to: KNOWN, amount: '1.5', currency: 'JPY' },
    field: 'amount',
    message: (say) => say('issue.amount_decimals', { scale: 0 }),
  },
  {
    what: 'more than there is',
    payment: { to: KNOWN, amount: '40.01' },
    field: 'amount',
    message: (say) => say('issue.insufficient_funds', { amount: '{}' }).split(/\u2068?\{\}/)[0] ?? '',
  },
  {
    what: 'more than anything can hold',
    payment: { to: KNOWN, amount: '99999999999999999999' },
    field: 'amount',
    message: (say) => say('issue.amount_too_large'),
  },
  {
    what: "a stranger's name",
    payment: { to: 'nobody_has_this_name', amount: '1' },
    field: 'to',
    message: (say) => say('issue.recipient_unknown'),
  },
  {
    what: 'oneself',
    payment: { to: ME, amount: '1' },
    field: 'to',
    message: (say) => say('issue.recipient_self'),
  },
  {
    what: 'a note that is too long',
    payment: { to: KNOWN, amount: '1', note: 'x'.repeat(141) },
    field: 'note',
    message: (say) => say('issue.note_too_long', { maximum: 140 }),
  },
];

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`what cannot be sent ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is refused at its field, and nothing leaves', async ({ page, context, request, api }) => {
      const [sender, receiver] = await api.twoPeople(jvd(40));
      await signIn(context, request, sender);
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
      const { wallet } = amina.words;
      for (const { what, payment, field, message } of refused) {
        await test.step(what, async () => {
          await page.goto('/wallet/send');
          // What the case before typed would come back with the page.
          await page.evaluate(() => sessionStorage.clear());
          await page.reload();
          const to =
            payment.to === KNOWN ? receiver.username : payment.to === ME ? sender.username : payment.to;
          await amina.entersPayment({ ...payment, to });
          const control =
            field === 'note'
              ? page.getByLabel(wallet('send.note'))
              : page.getByLabel(wallet(`send.${field}`), { exact: true });
          await expect(control).toHaveAttribute('aria-invalid', 'true');
          await expect(control).toHaveAccessibleDescription(new RegExp(escapeForPattern(message(wallet))));
          expect(new URL(page.url()).search).not.toContain('check');
        });
      }
      expect(await api.transfersOf(sender)).toEqual([]);
      expect(await api.balanceOf(sender, 'JVD')).toBe(4000n);
    });
  });
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
