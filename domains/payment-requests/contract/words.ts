import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const paymentRequestsWords = {
  requests: {
    en: 'Requests',
    es: 'Solicitudes',
    fr: 'Demandes',
    de: 'Anforderungen',
    it: 'Richieste',
    pt: 'Pedidos',
    zh: '收款请求',
    ja: 'リクエスト',
    ko: '요청',
    ar: 'الطلبات',
  },
} as const satisfies Words;
