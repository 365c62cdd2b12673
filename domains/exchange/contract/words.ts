import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const exchangeWords = {
  convertMoney: {
    en: 'Convert money',
    es: 'Convertir dinero',
    fr: 'Convertir de l’argent',
    de: 'Geld umtauschen',
    it: 'Converti denaro',
    pt: 'Converter dinheiro',
    zh: '兑换货币',
    ja: '両替',
    ko: '환전',
    ar: 'صرف العملات',
  },
} as const satisfies Words;
