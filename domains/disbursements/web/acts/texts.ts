import { texts } from '@egcr/web-kit/messages';

/** Acts of staff, as the audit log names them. */
export const actTexts = texts({
  envelope_cancelled: {
    en: 'Envelope cancelled',
    es: 'Sobre cancelado',
    fr: 'Enveloppe annulée',
    de: 'Zahlungspaket storniert',
    it: 'Pacchetto annullato',
    pt: 'Pacote cancelado',
    zh: '批次已取消',
    ja: '一括支払いを取り消し',
    ko: '지급 묶음 취소',
    ar: 'أُلغيت حزمة دفعات',
  },
});
