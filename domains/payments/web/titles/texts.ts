import { texts } from '@egcr/web-kit/messages';

import { paymentsWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const paymentTitles = texts({
  'payment-gateway': paymentsWords.paymentGateway,
  'payment-link-new': {
    en: 'Create a payment link',
    es: 'Crear un enlace de pago',
    fr: 'Créer un lien de paiement',
    de: 'Zahlungslink erstellen',
    it: 'Crea un link di pagamento',
    pt: 'Criar um link de pagamento',
    zh: '创建付款链接',
    ja: '支払いリンクを作成',
    ko: '결제 링크 만들기',
    ar: 'إنشاء رابط دفع',
  },
  'payment-link': {
    en: 'Your payment link',
    es: 'Tu enlace de pago',
    fr: 'Votre lien de paiement',
    de: 'Ihr Zahlungslink',
    it: 'Il tuo link di pagamento',
    pt: 'Seu link de pagamento',
    zh: '您的付款链接',
    ja: 'あなたの支払いリンク',
    ko: '내 결제 링크',
    ar: 'رابط الدفع الخاص بك',
  },
  'gateway-payment': {
    en: 'A payment to a merchant',
    es: 'Un pago a un comercio',
    fr: 'Un paiement à un commerçant',
    de: 'Eine Zahlung an einen Händler',
    it: 'Un pagamento a un commerciante',
    pt: 'Um pagamento a um lojista',
    zh: '商户付款',
    ja: '加盟店への支払い',
    ko: '판매자에게 한 결제',
    ar: 'دفعة إلى تاجر',
  },
  'payment-rails': paymentsWords.rails,
  'pay-confirm': paymentsWords.checkAndPay,
  pay: {
    en: 'Pay a merchant',
    es: 'Pagar a un comercio',
    fr: 'Payer un commerçant',
    de: 'Händler bezahlen',
    it: 'Paga un commerciante',
    pt: 'Pagar um lojista',
    zh: '向商户付款',
    ja: '加盟店に支払う',
    ko: '판매자에게 결제',
    ar: 'الدفع لتاجر',
  },
});
