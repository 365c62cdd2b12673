import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const ratesTitles = texts({
  'wallet-rates': {
    en: 'Exchange rates',
    es: 'Tipos de cambio',
    fr: 'Taux de change',
    de: 'Wechselkurse',
    it: 'Tassi di cambio',
    pt: 'Taxas de câmbio',
    zh: '汇率',
    ja: '為替レート',
    ko: '환율',
    ar: 'أسعار الصرف',
  },
});
