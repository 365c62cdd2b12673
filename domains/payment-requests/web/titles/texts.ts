import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const paymentRequestsTitles = texts({
  'wallet-requests': {
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
  'wallet-request-new': {
    en: 'Ask for money',
    es: 'Pedir dinero',
    fr: 'Demander de l’argent',
    de: 'Geld anfordern',
    it: 'Chiedi denaro',
    pt: 'Pedir dinheiro',
    zh: '发起收款',
    ja: 'お金をリクエスト',
    ko: '돈 요청하기',
    ar: 'طلب مال',
  },
  'wallet-request': {
    en: 'Request for money',
    es: 'Solicitud de dinero',
    fr: 'Demande d’argent',
    de: 'Geldanforderung',
    it: 'Richiesta di denaro',
    pt: 'Pedido de dinheiro',
    zh: '收款请求详情',
    ja: 'リクエストの内容',
    ko: '돈 요청',
    ar: 'طلب المال',
  },
});
