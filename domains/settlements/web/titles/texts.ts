import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const settlementTitles = texts({
  settlements: {
    en: 'Settlements',
    es: 'Liquidaciones',
    fr: 'Règlements',
    de: 'Abrechnungen',
    it: 'Regolamenti',
    pt: 'Liquidações',
    zh: '结算',
    ja: '精算',
    ko: '정산',
    ar: 'التسويات',
  },
});
