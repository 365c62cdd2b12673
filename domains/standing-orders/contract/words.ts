import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const standingOrdersWords = {
  scheduleAPayment: {
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
  scheduledPayments: {
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
} as const satisfies Words;
