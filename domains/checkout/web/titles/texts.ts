import { paymentsWords } from '@egcr/payments/contract';
import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const checkoutTitles = texts({
  checkout: {
    en: 'Pay your order',
    es: 'Paga tu pedido',
    fr: 'Payer votre commande',
    de: 'Ihre Bestellung bezahlen',
    it: 'Paga il tuo ordine',
    pt: 'Pague seu pedido',
    zh: '支付您的订单',
    ja: '注文の支払い',
    ko: '주문 결제',
    ar: 'ادفع ثمن طلبك',
  },
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
  'pay-confirm': paymentsWords.checkAndPay,
});
