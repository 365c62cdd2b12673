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
  checkout: {
    en: 'What you ordered, from whom, and how much it costs. You pay with your PIN, then the shop has you back.',
    es: 'Qué has pedido, a quién y cuánto cuesta. Pagas con tu PIN y vuelves a la tienda.',
    fr: 'Ce que vous avez commandé, à qui et à quel prix. Vous payez avec votre PIN, puis revenez à la boutique.',
    de: 'Was Sie bestellt haben, bei wem und was es kostet. Sie zahlen mit Ihrer PIN und kehren in den Laden zurück.',
    it: 'Cosa hai ordinato, da chi e quanto costa. Paghi con il PIN e torni al negozio.',
    pt: 'O que você pediu, de quem e quanto custa. Você paga com o PIN e volta à loja.',
    zh: '您订购了什么、向谁订购、多少钱。用 PIN 付款后返回商店。',
    ja: '注文の内容、相手、金額がわかります。PINで支払い、お店に戻ります。',
    ko: '무엇을 누구에게 주문했고 얼마인지 확인합니다. PIN으로 결제하고 상점으로 돌아갑니다.',
    ar: 'ما طلبته وممن وكم يكلف. تدفع برقمك السري ثم تعود إلى المتجر.',
  },
});
