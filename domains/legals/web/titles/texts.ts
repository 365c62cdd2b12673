import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const legalTitles = texts({
  legals: {
    en: 'Legal documents',
    es: 'Documentos legales',
    fr: 'Documents juridiques',
    de: 'Rechtliche Dokumente',
    it: 'Documenti legali',
    pt: 'Documentos legais',
    zh: '法律文件',
    ja: '法的文書',
    ko: '법률 문서',
    ar: 'المستندات القانونية',
  },
});
