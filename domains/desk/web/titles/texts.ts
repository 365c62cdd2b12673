import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const deskTitles = texts({
  'create-service': {
    en: 'Ask for a service',
    es: 'Pedir un servicio',
    fr: 'Demander un service',
    de: 'Dienst beantragen',
    it: 'Chiedi un servizio',
    pt: 'Pedir um serviço',
    zh: '申请服务',
    ja: 'サービスを申し込む',
    ko: '서비스 신청',
    ar: 'اطلب خدمة',
  },
});
