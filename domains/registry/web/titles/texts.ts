import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const registryTitles = texts({
  registration: {
    en: 'Business registration',
    es: 'Registro de empresas',
    fr: 'Enregistrement d’entreprise',
    de: 'Unternehmensregistrierung',
    it: 'Registrazione d’impresa',
    pt: 'Registro de empresas',
    zh: '企业注册',
    ja: '法人登録',
    ko: '사업자 등록',
    ar: 'تسجيل الشركات',
  },
  'register-business': {
    en: 'Register a business',
    es: 'Registrar una empresa',
    fr: 'Enregistrer une entreprise',
    de: 'Unternehmen registrieren',
    it: 'Registra un’impresa',
    pt: 'Registrar uma empresa',
    zh: '注册企业',
    ja: '企業を登録する',
    ko: '기업 등록하기',
    ar: 'تسجيل شركة',
  },
  'registration-draft': {
    en: 'Your registration',
    es: 'Tu registro',
    fr: 'Votre enregistrement',
    de: 'Ihre Registrierung',
    it: 'La tua registrazione',
    pt: 'Seu registro',
    zh: '您的注册',
    ja: 'あなたの登録',
    ko: '내 등록',
    ar: 'تسجيلك',
  },
});
