import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const roleTitles = texts({
  'request-access': {
    en: 'Request access',
    es: 'Solicitar acceso',
    fr: 'Demander un accès',
    de: 'Zugang beantragen',
    it: 'Richiedi l’accesso',
    pt: 'Solicitar acesso',
    zh: '申请访问权限',
    ja: 'アクセスを申請',
    ko: '접근 요청',
    ar: 'طلب الوصول',
  },
});
