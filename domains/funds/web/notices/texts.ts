import { texts } from '@egcr/web-kit/messages';

/** What the bell says of orders of units. */
export const noticeTexts = texts({
  'funds.purchase_ended': {
    en: 'Your order of fund units for {amount} ended without a purchase. The money is free again.',
    es: 'Tu orden de participaciones por {amount} terminó sin compra. El dinero vuelve a estar libre.',
    fr: 'Votre ordre de parts pour {amount} s’est terminé sans achat. L’argent est de nouveau libre.',
    de: 'Ihr Auftrag über Fondsanteile für {amount} endete ohne Kauf. Das Geld ist wieder frei.',
    it: 'Il tuo ordine di quote per {amount} è finito senza acquisto. Il denaro è di nuovo libero.',
    pt: 'Sua ordem de cotas de {amount} terminou sem compra. O dinheiro está livre de novo.',
    zh: '您 {amount} 的基金份额订单未成交，资金已解冻。',
    ja: '{amount}の基金の購入注文は成立しませんでした。お金は再び使えます。',
    ko: '{amount}의 기금 좌수 주문이 체결되지 않았습니다. 돈을 다시 쓸 수 있습니다.',
    ar: 'انتهى طلبك لوحدات صندوق بقيمة {amount} دون شراء. المال متاح من جديد.',
  },
  'funds.redemption_ended': {
    en: 'Your order to give back {units} fund units ended without a payment. The units are yours again.',
    es: 'Tu orden de devolver {units} participaciones terminó sin pago. Vuelven a ser tuyas.',
    fr: 'Votre ordre de rendre {units} parts s’est terminé sans paiement. Elles sont de nouveau à vous.',
    de: 'Ihr Auftrag, {units} Fondsanteile zurückzugeben, endete ohne Auszahlung. Die Anteile gehören wieder Ihnen.',
    it: 'Il tuo ordine di restituire {units} quote è finito senza pagamento. Le quote sono di nuovo tue.',
    pt: 'Sua ordem de devolver {units} cotas terminou sem pagamento. As cotas são suas de novo.',
    zh: '您赎回 {units} 份基金份额的订单未能付款，份额已退回给您。',
    ja: '{units}口の換金注文は支払われませんでした。口数は戻っています。',
    ko: '{units}좌 환매 주문이 지급되지 않았습니다. 좌수는 다시 회원님의 것입니다.',
    ar: 'انتهى طلبك لردّ {units} وحدة دون دفع. عادت الوحدات إليك.',
  },
});
