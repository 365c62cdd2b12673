import { texts } from '@egcr/web-kit/messages';

/** How organisations are called among the settings. */
export const sectionTexts = texts({
  organisations: {
    en: 'Organisations',
    es: 'Organizaciones',
    fr: 'Organisations',
    de: 'Organisationen',
    it: 'Organizzazioni',
    pt: 'Organizações',
    zh: '组织',
    ja: '組織',
    ko: '조직',
    ar: 'المؤسسات',
  },
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
