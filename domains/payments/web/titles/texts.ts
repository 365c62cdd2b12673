import { texts } from '@egcr/web-kit/messages';

import { paymentsWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const paymentTitles = texts({
  'payment-gateway': paymentsWords.paymentGateway,
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
  'payment-disputes': paymentsWords.disputes,
  'payment-dispute': {
    en: 'A dispute of a payment',
    es: 'Una disputa de un pago',
    fr: 'Un litige sur un paiement',
    de: 'Ein Streitfall zu einer Zahlung',
    it: 'Una contestazione di un pagamento',
    pt: 'Uma disputa de um pagamento',
    zh: '一笔付款的争议',
    ja: '支払いへの異議',
    ko: '결제에 대한 이의 제기',
    ar: 'نزاع على دفعة',
  },
  'dispute-desk': paymentsWords.disputedPayments,
  'payment-risk': {
    en: 'Risk of payments',
    es: 'Riesgo de los pagos',
    fr: 'Risque des paiements',
    de: 'Risiko von Zahlungen',
    it: 'Rischio dei pagamenti',
    pt: 'Risco dos pagamentos',
    zh: '付款风险',
    ja: '支払いのリスク',
    ko: '결제 위험',
    ar: 'مخاطر الدفعات',
  },
});
