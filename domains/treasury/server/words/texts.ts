import { texts } from '@egcr/server-kit/texts';

/** From a business to a person; the note says which business. */
export const paymentWords = texts({
  title: {
    en: 'Payment from a business',
    es: 'Pago de una empresa',
    fr: 'Paiement d’une entreprise',
    de: 'Zahlung eines Unternehmens',
    it: 'Pagamento da un’impresa',
    pt: 'Pagamento de uma empresa',
    zh: '企业付款',
    ja: '事業者からの支払い',
    ko: '사업체의 지급',
    ar: 'دفعة من شركة',
  },
  received: {
    en: 'A business paid you {amount}',
    es: 'Una empresa te ha pagado {amount}',
    fr: 'Une entreprise vous a payé {amount}',
    de: 'Ein Unternehmen hat Ihnen {amount} gezahlt',
    it: 'Un’impresa ti ha pagato {amount}',
    pt: 'Uma empresa pagou {amount} a você',
    zh: '一家企业向您支付了 {amount}',
    ja: '事業者から{amount}の支払いがありました',
    ko: '사업체가 {amount}을(를) 지급했습니다',
    ar: 'دفعت لك شركة {amount}',
  },
});

/** From a person to a business; the note says which business. */
export const depositWords = texts({
  title: {
    en: 'Payment to a business',
    es: 'Pago a una empresa',
    fr: 'Paiement à une entreprise',
    de: 'Zahlung an ein Unternehmen',
    it: 'Pagamento a un’impresa',
    pt: 'Pagamento a uma empresa',
    zh: '向企业付款',
    ja: '事業者への支払い',
    ko: '사업체에 지급',
    ar: 'دفعة إلى شركة',
  },
});

/** From one business to another; the note says which one paid. */
export const betweenWords = texts({
  title: {
    en: 'Payment between businesses',
    es: 'Pago entre empresas',
    fr: 'Paiement entre entreprises',
    de: 'Zahlung zwischen Unternehmen',
    it: 'Pagamento tra imprese',
    pt: 'Pagamento entre empresas',
    zh: '企业间付款',
    ja: '事業者間の支払い',
    ko: '사업체 간 지급',
    ar: 'دفعة بين شركات',
  },
});
