import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const supportTitles = texts({
  support: {
    en: 'Support',
    es: 'Apoyo',
    fr: 'Soutien',
    de: 'Unterstützung',
    it: 'Sostegno',
    pt: 'Apoio',
    zh: '支持',
    ja: '支援',
    ko: '지원',
    ar: 'الدعم',
  },
  'support-staff': {
    en: 'Income support',
    es: 'Apoyo a los ingresos',
    fr: 'Soutien au revenu',
    de: 'Einkommenshilfe',
    it: 'Sostegno al reddito',
    pt: 'Apoio à renda',
    zh: '收入支持',
    ja: '収入の支援',
    ko: '소득 지원',
    ar: 'دعم الدخل',
  },
});
