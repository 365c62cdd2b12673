import { texts } from '@egcr/web-kit/messages';

import { contactWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const contactTitles = texts({
  contact: contactWords.contact,
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
