import { texts } from '@egcr/web-kit/messages';

/** What officers do to held money, as the audit log names it. */
export const actTexts = texts({
  fraud_hold_placed: {
    en: 'Money held',
    es: 'Dinero retenido',
    fr: 'Argent bloqué',
    de: 'Geld zurückgehalten',
    it: 'Denaro trattenuto',
    pt: 'Dinheiro retido',
    zh: '暂扣资金',
    ja: '資金を保留',
    ko: '자금 보류',
    ar: 'حُجز مال',
  },
  fraud_hold_prolonged: {
    en: 'Hold on money prolonged',
    es: 'Retención de dinero prolongada',
    fr: 'Blocage d’argent prolongé',
    de: 'Zurückhaltung von Geld verlängert',
    it: 'Blocco di denaro prolungato',
    pt: 'Retenção de dinheiro prorrogada',
    zh: '延长资金暂扣',
    ja: '資金の保留を延長',
    ko: '자금 보류 연장',
    ar: 'مُدّد حجز مال',
  },
  fraud_hold_released: {
    en: 'Held money released',
    es: 'Dinero retenido liberado',
    fr: 'Argent débloqué',
    de: 'Zurückgehaltenes Geld freigegeben',
    it: 'Denaro trattenuto sbloccato',
    pt: 'Dinheiro retido liberado',
    zh: '解除资金暂扣',
    ja: '保留した資金を解除',
    ko: '보류 자금 해제',
    ar: 'أُفرج عن مال محجوز',
  },
});
