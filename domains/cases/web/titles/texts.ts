import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const caseTitles = texts({
  cases: {
    en: 'My cases',
    es: 'Mis casos',
    fr: 'Mes dossiers',
    de: 'Meine Fälle',
    it: 'Le mie pratiche',
    pt: 'Meus casos',
    zh: '我的个案',
    ja: '自分の案件',
    ko: '내 케이스',
    ar: 'معاملاتي',
  },
  'case-queue': {
    en: 'Cases',
    es: 'Casos',
    fr: 'Dossiers',
    de: 'Fälle',
    it: 'Pratiche',
    pt: 'Casos',
    zh: '个案',
    ja: '案件',
    ko: '케이스',
    ar: 'المعاملات',
  },
});
