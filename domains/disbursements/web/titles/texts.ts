import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens. */
export const disbursementTitles = texts({
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
});
