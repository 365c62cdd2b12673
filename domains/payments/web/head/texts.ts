import { texts } from '@egcr/web-kit/messages';

/** What the public page says about itself to search engines and in shared links. */
export const headTexts = texts({
  pay: {
    en: 'What you pay for, to whom, and how much. You confirm with your PIN.',
    es: 'Qué pagas, a quién y cuánto. Confirmas con tu PIN.',
    fr: 'Ce que vous payez, à qui et combien. Vous confirmez avec votre PIN.',
    de: 'Wofür, an wen und wie viel Sie zahlen. Sie bestätigen mit Ihrer PIN.',
    it: 'Cosa paghi, a chi e quanto. Confermi con il PIN.',
    pt: 'O que você paga, a quem e quanto. Você confirma com o PIN.',
    zh: '您为何付款、付给谁、付多少。用 PIN 确认。',
    ja: '何に、誰に、いくら支払うかがわかります。PINで確定します。',
    ko: '무엇을, 누구에게, 얼마나 결제하는지 확인하고 PIN으로 확정합니다.',
    ar: 'ما تدفع مقابله ولمن وكم. تؤكد برقمك السري.',
  },
});
