import { texts } from '@egcr/web-kit/messages';

/** What its tiles of the dashboard are called where a person arranges them. */
export const sectionTexts = texts({
  'next-payment': {
    en: 'Next scheduled payment',
    es: 'Próximo pago programado',
    fr: 'Prochain paiement programmé',
    de: 'Nächste geplante Zahlung',
    it: 'Prossimo pagamento programmato',
    pt: 'Próximo pagamento agendado',
    zh: '下一笔定期付款',
    ja: '次の予約支払い',
    ko: '다음 예약 결제',
    ar: 'الدفعة المجدولة التالية',
  },
});
