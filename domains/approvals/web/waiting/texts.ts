import { texts } from '@egcr/web-kit/messages';

/** How much waits for a second person. */
export const waitingTexts = texts({
  others: {
    en: 'Waiting for a second person: {count}',
    es: 'A la espera de otra persona: {count}',
    fr: 'En attente d’une seconde personne : {count}',
    de: 'Warten auf eine zweite Person: {count}',
    it: 'In attesa di una seconda persona: {count}',
    pt: 'Aguardando outra pessoa: {count}',
    zh: '等待第二人：{count}',
    ja: '2人目の決定待ち：{count}',
    ko: '두 번째 사람 대기: {count}',
    ar: 'بانتظار شخص ثانٍ: {count}',
  },
  own: {
    en: 'Yours: {count}',
    es: 'Tuyas: {count}',
    fr: 'Les vôtres : {count}',
    de: 'Ihre: {count}',
    it: 'Tue: {count}',
    pt: 'Suas: {count}',
    zh: '您提出的：{count}',
    ja: 'あなたの提案：{count}',
    ko: '내 제안: {count}',
    ar: 'اقتراحاتك: {count}',
  },
});
