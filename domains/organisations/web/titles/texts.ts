import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const organisationTitles = texts({
  organisation: {
    en: 'Organisation',
    es: 'Organización',
    fr: 'Organisation',
    de: 'Organisation',
    it: 'Organizzazione',
    pt: 'Organização',
    zh: '组织',
    ja: '組織',
    ko: '조직',
    ar: 'المؤسسة',
  },
});
