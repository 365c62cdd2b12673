import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const contactTitles = texts({
  contact: {
    en: 'Contact',
    es: 'Contacto',
    fr: 'Contact',
    de: 'Kontakt',
    it: 'Contatti',
    pt: 'Contato',
    zh: '联系我们',
    ja: 'お問い合わせ',
    ko: '문의하기',
    ar: 'اتصل بنا',
  },
  'contact-queue': {
    en: 'Messages to the platform',
    es: 'Mensajes a la plataforma',
    fr: 'Messages à la plateforme',
    de: 'Nachrichten an die Plattform',
    it: 'Messaggi alla piattaforma',
    pt: 'Mensagens à plataforma',
    zh: '平台留言',
    ja: 'プラットフォームへの問い合わせ',
    ko: '플랫폼 문의',
    ar: 'رسائل إلى المنصة',
  },
});
