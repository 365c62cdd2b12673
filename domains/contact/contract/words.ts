import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const contactWords = {
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
} as const satisfies Words;
