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
  'pay-confirm': paymentsWords.checkAndPay,
});
