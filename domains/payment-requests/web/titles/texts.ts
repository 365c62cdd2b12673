import { walletWords } from '@egcr/wallet/contract';
import { texts } from '@egcr/web-kit/messages';

import { paymentRequestsWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const paymentRequestsTitles = texts({
  'wallet-requests': paymentRequestsWords.requests,
  'wallet-request-new': walletWords.askForMoney,
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
