import { texts } from '@egcr/web-kit/messages';

/** What the bell and the mails say of payments of a business. */
export const noticeTexts = texts({
  'treasury.payment_waiting': {
    en: '{name} wants to pay {amount}. You can confirm it.',
    es: '{name} quiere pagar {amount}. Puedes confirmarlo.',
    fr: '{name} veut payer {amount}. Vous pouvez confirmer.',
    de: '{name} möchte {amount} zahlen. Sie können das bestätigen.',
    it: '{name} vuole pagare {amount}. Puoi confermarlo.',
    pt: '{name} quer pagar {amount}. Você pode confirmar.',
    zh: '{name} 想支付 {amount}。您可以确认。',
    ja: '{name}が{amount}を支払おうとしています。確認できます。',
    ko: '{name}에서 {amount}을(를) 지급하려 합니다. 확인할 수 있습니다.',
    ar: 'تريد {name} دفع {amount}. يمكنك التأكيد.',
  },
  'treasury.payment_paid': {
    en: 'A second member confirmed your payment of {amount}',
    es: 'Otra persona ha confirmado tu pago de {amount}',
    fr: 'Un second membre a confirmé votre paiement de {amount}',
    de: 'Ein zweites Mitglied hat Ihre Zahlung von {amount} bestätigt',
    it: 'Un secondo membro ha confermato il tuo pagamento di {amount}',
    pt: 'Um segundo membro confirmou seu pagamento de {amount}',
    zh: '另一位成员确认了您 {amount} 的付款',
    ja: '2人目が{amount}の支払いを確認しました',
    ko: '두 번째 구성원이 {amount} 지급을 확인했습니다',
    ar: 'أكّد عضو ثانٍ دفعتك بقيمة {amount}',
  },
  'treasury.payment_declined': {
    en: 'A second member declined your payment of {amount}',
    es: 'Otra persona ha rechazado tu pago de {amount}',
    fr: 'Un second membre a refusé votre paiement de {amount}',
    de: 'Ein zweites Mitglied hat Ihre Zahlung von {amount} abgelehnt',
    it: 'Un secondo membro ha rifiutato il tuo pagamento di {amount}',
    pt: 'Um segundo membro recusou seu pagamento de {amount}',
    zh: '另一位成员拒绝了您 {amount} 的付款',
    ja: '2人目が{amount}の支払いを断りました',
    ko: '두 번째 구성원이 {amount} 지급을 거절했습니다',
    ar: 'رفض عضو ثانٍ دفعتك بقيمة {amount}',
  },
});
