import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens. */
export const newsletterTitles = texts({
  newsletter: {
    en: 'Newsletter',
    es: 'Boletín',
    fr: 'Lettre d’information',
    de: 'Newsletter',
    it: 'Newsletter',
    pt: 'Boletim',
    zh: '邮件订阅',
    ja: 'ニュースレター',
    ko: '뉴스레터',
    ar: 'النشرة البريدية',
  },
  'newsletter-link': {
    en: 'Your subscription',
    es: 'Tu suscripción',
    fr: 'Votre abonnement',
    de: 'Ihr Abonnement',
    it: 'La tua iscrizione',
    pt: 'Sua assinatura',
    zh: '您的订阅',
    ja: 'あなたの購読',
    ko: '내 구독',
    ar: 'اشتراكك',
  },
});
