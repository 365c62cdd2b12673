import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const disbursementsWords = {
  disbursements: {
    en: 'Disbursements',
    es: 'Desembolsos',
    fr: 'Versements',
    de: 'Auszahlungen',
    it: 'Erogazioni',
    pt: 'Desembolsos',
    zh: '拨款',
    ja: '支払い',
    ko: '지급',
    ar: 'عمليات الصرف',
  },
} as const satisfies Words;
