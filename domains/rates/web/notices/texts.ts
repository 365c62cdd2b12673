import { texts } from '@egcr/web-kit/messages';

/** What the bell says, by the kind of the notice. */
export const noticeTexts = texts({
  'rates.alert_reached': {
    en: '1 {base} has reached {rate} {quote}',
    es: '1 {base} ha llegado a {rate} {quote}',
    fr: '1 {base} a atteint {rate} {quote}',
    de: '1 {base} hat {rate} {quote} erreicht',
    it: '1 {base} ha raggiunto {rate} {quote}',
    pt: '1 {base} chegou a {rate} {quote}',
    zh: '1 {base} 已达到 {rate} {quote}',
    ja: '1 {base} が{rate} {quote} に達しました',
    ko: '1 {base}이(가) {rate} {quote}에 도달했습니다',
    ar: 'بلغ 1 {base} ما يساوي {rate} {quote}',
  },
});
