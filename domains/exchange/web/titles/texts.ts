import { texts } from '@egcr/web-kit/messages';

import { exchangeWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const exchangeTitles = texts({
  'wallet-convert': exchangeWords.convertMoney,
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
