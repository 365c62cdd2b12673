import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const statementsTitles = texts({
  'wallet-statements': {
    en: 'Statements',
    es: 'Extractos',
    fr: 'Relevés',
    de: 'Kontoauszüge',
    it: 'Estratti conto',
    pt: 'Extratos',
    zh: '对账单',
    ja: '取引明細書',
    ko: '거래 내역서',
    ar: 'كشوف الحساب',
  },
});
