import { texts } from '@egcr/web-kit/messages';

import { organisationsWords } from '../../contract/words.ts';

/** How organisations are called among the settings. */
export const sectionTexts = texts({
  organisations: organisationsWords.organisations,
  'organisations.text': {
    en: 'Businesses, offices and NGOs you act for',
    es: 'Empresas, organismos y ONG por los que actúas',
    fr: 'Entreprises, services publics et ONG pour lesquels vous agissez',
    de: 'Unternehmen, Behörden und NGOs, für die Sie handeln',
    it: 'Imprese, enti e ONG per cui agisci',
    pt: 'Empresas, órgãos e ONGs por que você atua',
    zh: '您所代表的企业、机关和非政府组织',
    ja: 'あなたが代表する企業、行政機関、NGO',
    ko: '회원님이 대표하는 기업, 기관, NGO',
    ar: 'الشركات والجهات والمنظمات التي تعمل باسمها',
  },
});
