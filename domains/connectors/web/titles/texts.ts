import { paymentsWords } from '@egcr/payments/contract';
import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const connectorTitles = texts({
  'payment-rails': paymentsWords.rails,
  'payment-balance': {
    en: 'Balance entries',
    es: 'Movimientos del saldo',
    fr: 'Écritures du solde',
    de: 'Buchungen des Guthabens',
    it: 'Movimenti del saldo',
    pt: 'Lançamentos do saldo',
    zh: '余额明细',
    ja: '残高の明細',
    ko: '잔액 내역',
    ar: 'قيود الرصيد',
  },
  'routing-rules': paymentsWords.routing,
  'routing-rule-new': paymentsWords.newRule,
  'routing-rule': {
    en: 'A routing rule',
    es: 'Una regla de enrutamiento',
    fr: 'Une règle de routage',
    de: 'Eine Routing-Regel',
    it: 'Una regola di instradamento',
    pt: 'Uma regra de roteamento',
    zh: '路由规则详情',
    ja: 'ルーティングルールの詳細',
    ko: '라우팅 규칙 하나',
    ar: 'قاعدة توجيه',
  },
  rails: {
    en: 'Status of payment rails',
    es: 'Estado de las vías de pago',
    fr: 'État des voies de paiement',
    de: 'Status der Zahlungswege',
    it: 'Stato dei canali di pagamento',
    pt: 'Status das vias de pagamento',
    zh: '付款通道状态',
    ja: '支払い経路の状況',
    ko: '결제 경로 상태',
    ar: 'حالة مسارات الدفع',
  },
});
