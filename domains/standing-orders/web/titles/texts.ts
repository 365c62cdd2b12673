import { texts } from '@egcr/web-kit/messages';

import { standingOrdersWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const standingOrdersTitles = texts({
  'wallet-scheduled': standingOrdersWords.scheduledPayments,
  'wallet-scheduled-new': standingOrdersWords.scheduleAPayment,
  'wallet-scheduled-order': {
    en: 'Scheduled payment',
    es: 'Pago programado',
    fr: 'Paiement programmé',
    de: 'Geplante Zahlung',
    it: 'Pagamento programmato',
    pt: 'Pagamento agendado',
    zh: '预约付款详情',
    ja: '予約送金の内容',
    ko: '예약 송금 상세',
    ar: 'دفعة مجدولة',
  },
});
