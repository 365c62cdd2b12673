import { texts } from '@egcr/web-kit/messages';

/** What the bell says of sales. */
export const noticeTexts = texts({
  'payments.authorized': {
    en: '{name} agreed to pay you {amount}. Charge it within 7 days.',
    es: '{name} ha autorizado {amount}. Cóbralo en 7 días.',
    fr: '{name} a autorisé {amount}. Encaissez-le sous 7 jours.',
    de: '{name} hat {amount} freigegeben. Buchen Sie innerhalb von 7 Tagen ab.',
    it: '{name} ha autorizzato {amount}. Addebita entro 7 giorni.',
    pt: '{name} autorizou {amount}. Cobre em 7 dias.',
    zh: '{name} 已授权 {amount}。请在 7 天内扣款。',
    ja: '{name}さんが{amount}を承認しました。7日以内に請求を確定してください。',
    ko: '{name} 님이 {amount}을(를) 승인했습니다. 7일 안에 청구하세요.',
    ar: 'وافق {name} على دفع {amount}. حصّله خلال 7 أيام.',
  },
  'payments.captured': {
    en: '{name} charged you {amount}',
    es: '{name} te cobró {amount}',
    fr: '{name} a encaissé {amount}',
    de: '{name} hat {amount} abgebucht',
    it: '{name} ti ha addebitato {amount}',
    pt: '{name} cobrou {amount} de você',
    zh: '{name} 向您扣款 {amount}',
    ja: '{name}さんが{amount}を請求しました',
    ko: '{name} 님이 {amount}을(를) 청구했습니다',
    ar: 'حصّل {name} منك {amount}',
  },
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
