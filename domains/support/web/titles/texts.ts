import { texts } from '@egcr/web-kit/messages';

import { supportWords } from '../../contract/words.ts';

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
  'support-staff': supportWords.incomeSupport,
});
