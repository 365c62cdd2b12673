import { texts } from '@egcr/web-kit/messages';

export const administrationTitles = texts({
  'business-admin': {
    en: 'Business administration',
    es: 'Administración de la empresa',
    fr: 'Administration de l’entreprise',
    de: 'Unternehmensverwaltung',
    it: 'Amministrazione dell’impresa',
    pt: 'Administração da empresa',
    zh: '企业管理',
    ja: '企業の管理',
    ko: '기업 관리',
    ar: 'إدارة الشركة',
  },
});
