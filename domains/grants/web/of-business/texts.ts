import { texts } from '@egcr/web-kit/messages';

/** On the public profile of a business. */
export const awardsOfBusinessTexts = texts({
  title: {
    en: 'Grants it was awarded',
    es: 'Subvenciones concedidas',
    fr: 'Subventions obtenues',
    de: 'Erhaltene Förderungen',
    it: 'Contributi ottenuti',
    pt: 'Subsídios obtidos',
    zh: '获得的资助',
    ja: '受けた助成金',
    ko: '받은 지원금',
    ar: 'منح حصلت عليها',
  },
});
