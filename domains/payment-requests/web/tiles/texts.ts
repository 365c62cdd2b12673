import { texts } from '@egcr/web-kit/messages';

/** What its tiles of the dashboard are called where a person arranges them. */
export const sectionTexts = texts({
  'requests-to-pay': {
    en: 'Requests to pay',
    es: 'Solicitudes por pagar',
    fr: 'Demandes à payer',
    de: 'Offene Zahlungsanfragen',
    it: 'Richieste da pagare',
    pt: 'Pedidos a pagar',
    zh: '待付款请求',
    ja: '支払い待ちの請求',
    ko: '지불할 요청',
    ar: 'طلبات تنتظر الدفع',
  },
});
