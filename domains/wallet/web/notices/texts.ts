import { texts } from '@egcr/web-kit/messages';

/** What the bell says, by the kind of the notice. */
export const noticeTexts = texts({
  'wallet.money_received': {
    en: '{name} sent you {amount}',
    es: '{name} te ha enviado {amount}',
    fr: '{name} vous a envoyé {amount}',
    de: '{name} hat Ihnen {amount} gesendet',
    it: '{name} ti ha inviato {amount}',
    pt: '{name} enviou {amount} para você',
    zh: '{name} 向您转了 {amount}',
    ja: '{name}さんから{amount}が届きました',
    ko: '{name} 님이 {amount}을(를) 보냈습니다',
    ar: 'أرسل إليك {name} مبلغ {amount}',
  },
});
