import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const standingOrdersTitles = texts({
  'wallet-scheduled': {
    en: 'Scheduled payments',
    es: 'Pagos programados',
    fr: 'Paiements programmés',
    de: 'Geplante Zahlungen',
    it: 'Pagamenti programmati',
    pt: 'Pagamentos agendados',
    zh: '预约付款',
    ja: '予約送金',
    ko: '예약 송금',
    ar: 'الدفعات المجدولة',
  },
  'wallet-scheduled-new': {
    en: 'Schedule a payment',
    es: 'Programar un pago',
    fr: 'Programmer un paiement',
    de: 'Zahlung planen',
    it: 'Programma un pagamento',
    pt: 'Agendar um pagamento',
    zh: '新建预约付款',
    ja: '送金を予約',
    ko: '송금 예약하기',
    ar: 'جدولة دفعة',
  },
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
