import { texts } from '@egcr/web-kit/messages';

/** What the bell says of sales. */
export const noticeTexts = texts({
  'payments.received': {
    en: '{name} paid you {amount}',
    es: '{name} te pagó {amount}',
    fr: '{name} vous a payé {amount}',
    de: '{name} hat Ihnen {amount} bezahlt',
    it: '{name} ti ha pagato {amount}',
    pt: '{name} pagou {amount} a você',
    zh: '{name} 向您支付了 {amount}',
    ja: '{name}さんから{amount}の支払いがありました',
    ko: '{name} 님이 {amount}을(를) 결제했습니다',
    ar: 'دفع لك {name} مبلغ {amount}',
  },
});
