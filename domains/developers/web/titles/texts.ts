import { paymentsWords } from '@egcr/payments/contract';
import { texts } from '@egcr/web-kit/messages';

import { developersWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const developerTitles = texts({
  developers: paymentsWords.developers,
  'api-key-new': developersWords.createApiKey,
  'webhook-new': developersWords.addAWebhook,
  'api-requests': developersWords.apiRequests,
  webhook: {
    en: 'Your webhook',
    es: 'Tu webhook',
    fr: 'Votre webhook',
    de: 'Ihr Webhook',
    it: 'Il tuo webhook',
    pt: 'Seu webhook',
    zh: '您的 Webhook',
    ja: 'お客様のWebhook',
    ko: '내 웹훅',
    ar: 'الخطّاف الخاص بك',
  },
});
