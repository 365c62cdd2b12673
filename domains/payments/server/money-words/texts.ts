import { texts } from '@egcr/server-kit/texts';

/** What people read in their wallet of a payment to a merchant. */
export const saleWords = texts({
  title: {
    en: 'Purchase',
    es: 'Compra',
    fr: 'Achat',
    de: 'Einkauf',
    it: 'Acquisto',
    pt: 'Compra',
    zh: '购物',
    ja: '購入',
    ko: '구매',
    ar: 'شراء',
  },
});

/** What a payment costs the merchant. */
export const feeWords = texts({
  title: {
    en: 'Payment fee',
    es: 'Comisión de cobro',
    fr: 'Frais de paiement',
    de: 'Zahlungsgebühr',
    it: 'Commissione di pagamento',
    pt: 'Tarifa de pagamento',
    zh: '收款手续费',
    ja: '決済手数料',
    ko: '결제 수수료',
    ar: 'رسوم الدفع',
  },
});

/** Money of sales becomes available. */
export const settlementWords = texts({
  title: {
    en: 'Sales now available',
    es: 'Ventas ya disponibles',
    fr: 'Ventes désormais disponibles',
    de: 'Umsätze jetzt verfügbar',
    it: 'Vendite ora disponibili',
    pt: 'Vendas agora disponíveis',
    zh: '销售款现已可用',
    ja: '利用可能になった売上',
    ko: '사용 가능해진 매출',
    ar: 'مبيعات أصبحت متاحة',
  },
});

/** Money of sales comes to the merchant's wallet. */
export const payoutWords = texts({
  title: {
    en: 'Payout of sales',
    es: 'Pago de ventas',
    fr: 'Versement des ventes',
    de: 'Auszahlung von Umsätzen',
    it: 'Versamento delle vendite',
    pt: 'Repasse de vendas',
    zh: '销售款转入',
    ja: '売上の受け取り',
    ko: '매출 지급',
    ar: 'صرف المبيعات',
  },
});

/** What people read in their wallet of a payment that was given back. */
export const refundWords = texts({
  title: {
    en: 'Refund',
    es: 'Reembolso',
    fr: 'Remboursement',
    de: 'Erstattung',
    it: 'Rimborso',
    pt: 'Reembolso',
    zh: '退款',
    ja: '返金',
    ko: '환불',
    ar: 'استرداد',
  },
  received: {
    en: 'You got a refund of {amount}',
    es: 'Recibiste un reembolso de {amount}',
    fr: 'Vous avez reçu un remboursement de {amount}',
    de: 'Sie haben eine Erstattung von {amount} erhalten',
    it: 'Hai ricevuto un rimborso di {amount}',
    pt: 'Você recebeu um reembolso de {amount}',
    zh: '您收到了 {amount} 的退款',
    ja: '{amount}の返金を受け取りました',
    ko: '{amount} 환불을 받았습니다',
    ar: 'وصلك استرداد بقيمة {amount}',
  },
});

/** Available money that a refund takes. */
export const refundCoverWords = texts({
  title: {
    en: 'Money for a refund',
    es: 'Dinero para un reembolso',
    fr: 'Argent pour un remboursement',
    de: 'Geld für eine Erstattung',
    it: 'Denaro per un rimborso',
    pt: 'Dinheiro para um reembolso',
    zh: '用于退款的资金',
    ja: '返金に充てる資金',
    ko: '환불에 쓸 금액',
    ar: 'أموال لاسترداد',
  },
});

/** Money that an open dispute keeps back. */
export const reserveWords = texts({
  title: {
    en: 'Money in dispute',
    es: 'Dinero en disputa',
    fr: 'Argent en litige',
    de: 'Strittiges Geld',
    it: 'Denaro contestato',
    pt: 'Dinheiro em disputa',
    zh: '争议中的资金',
    ja: '係争中の資金',
    ko: '이의 제기 중인 금액',
    ar: 'أموال محل نزاع',
  },
});

/** What a payer gets back after a dispute. */
export const chargebackWords = texts({
  title: {
    en: 'Disputed payment returned',
    es: 'Pago disputado devuelto',
    fr: 'Paiement contesté rendu',
    de: 'Angefochtene Zahlung zurück',
    it: 'Pagamento contestato restituito',
    pt: 'Pagamento contestado devolvido',
    zh: '争议款项退回',
    ja: '係争中の支払いの返金',
    ko: '이의 제기한 결제 반환',
    ar: 'إعادة دفعة متنازع عليها',
  },
  received: {
    en: 'You got {amount} of a disputed payment back',
    es: 'Recuperaste {amount} de un pago disputado',
    fr: 'Vous avez récupéré {amount} d’un paiement contesté',
    de: 'Sie haben {amount} einer angefochtenen Zahlung zurück',
    it: 'Hai riavuto {amount} di un pagamento contestato',
    pt: 'Você recebeu {amount} de volta de um pagamento contestado',
    zh: '您收回了争议付款中的 {amount}',
    ja: '係争中の支払いから{amount}が戻りました',
    ko: '이의 제기한 결제에서 {amount}을 돌려받았습니다',
    ar: 'استعدت {amount} من دفعة متنازع عليها',
  },
});

/** What a merchant owes after a lost dispute. */
export const owedWords = texts({
  title: {
    en: 'Owed after a dispute',
    es: 'Deuda por una disputa',
    fr: 'Dû après un litige',
    de: 'Schuld nach einem Streitfall',
    it: 'Dovuto dopo una contestazione',
    pt: 'Devido após uma disputa',
    zh: '争议后的欠款',
    ja: '係争後の未払い金',
    ko: '이의 제기 후 미납금',
    ar: 'مستحق بعد نزاع',
  },
});

/** What a rail has paid us of what it took from payers, and what it kept. */
export const railPaidWords = texts({
  title: {
    en: 'Settled by a payment rail',
    es: 'Liquidado por una vía de pago',
    fr: 'Réglé par une voie de paiement',
    de: 'Von einem Zahlungsweg abgerechnet',
    it: 'Regolato da un canale di pagamento',
    pt: 'Liquidado por uma via de pagamento',
    zh: '支付通道结算',
    ja: '決済経路による精算',
    ko: '결제 경로 정산',
    ar: 'تسوية من مسار دفع',
  },
});

/** What a rail keeps for itself. */
export const railCostWords = texts({
  title: {
    en: 'Cost of a payment rail',
    es: 'Coste de una vía de pago',
    fr: 'Coût d’une voie de paiement',
    de: 'Kosten eines Zahlungswegs',
    it: 'Costo di un canale di pagamento',
    pt: 'Custo de uma via de pagamento',
    zh: '支付通道费用',
    ja: '決済経路の手数料',
    ko: '결제 경로 비용',
    ar: 'تكلفة مسار دفع',
  },
});

/** What a rail settled too little or too much, once two officers have ended it. */
export const railDifferenceWords = texts({
  title: {
    en: 'Difference in a settlement',
    es: 'Diferencia en una liquidación',
    fr: 'Écart dans un règlement',
    de: 'Differenz in einer Abrechnung',
    it: 'Differenza in un regolamento',
    pt: 'Diferença em uma liquidação',
    zh: '结算差异',
    ja: '精算の差額',
    ko: '정산 차액',
    ar: 'فرق في تسوية',
  },
});
