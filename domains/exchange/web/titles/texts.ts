import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const exchangeTitles = texts({
  'wallet-convert': {
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
  'wallet-conversion': {
    en: 'Conversion',
    es: 'Conversión',
    fr: 'Conversion',
    de: 'Umtausch',
    it: 'Conversione',
    pt: 'Conversão',
    zh: '兑换',
    ja: '両替の明細',
    ko: '환전 내역',
    ar: 'عملية صرف',
  },
});
