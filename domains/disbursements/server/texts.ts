import { texts } from '@egcr/server-kit/texts';

/** What people read of a grant that they are paid. */
export const grantWords = texts({
  title: {
    en: 'Grant payment',
    es: 'Pago de subvención',
    fr: 'Versement de subvention',
    de: 'Förderzahlung',
    it: 'Pagamento del contributo',
    pt: 'Pagamento de subsídio',
    zh: '资助款',
    ja: '助成金の支払い',
    ko: '지원금 지급',
    ar: 'دفعة منحة',
  },
  received: {
    en: 'You received a grant payment of {amount}',
    es: 'Has recibido un pago de subvención de {amount}',
    fr: 'Vous avez reçu un versement de subvention de {amount}',
    de: 'Sie haben eine Förderzahlung von {amount} erhalten',
    it: 'Hai ricevuto un pagamento del contributo di {amount}',
    pt: 'Você recebeu um pagamento de subsídio de {amount}',
    zh: '您收到了 {amount} 的资助款',
    ja: '{amount} の助成金を受け取りました',
    ko: '지원금 {amount}을(를) 받았습니다',
    ar: 'تلقيت دفعة منحة بقيمة {amount}',
  },
});

/** What people read of income support. */
export const supportWords = texts({
  title: {
    en: 'Income support',
    es: 'Ayuda a los ingresos',
    fr: 'Soutien au revenu',
    de: 'Einkommenshilfe',
    it: 'Sostegno al reddito',
    pt: 'Apoio à renda',
    zh: '收入支持',
    ja: '所得支援',
    ko: '소득 지원',
    ar: 'دعم الدخل',
  },
  received: {
    en: 'You received income support of {amount}',
    es: 'Has recibido una ayuda a los ingresos de {amount}',
    fr: 'Vous avez reçu un soutien au revenu de {amount}',
    de: 'Sie haben Einkommenshilfe von {amount} erhalten',
    it: 'Hai ricevuto un sostegno al reddito di {amount}',
    pt: 'Você recebeu apoio à renda de {amount}',
    zh: '您收到了 {amount} 的收入支持',
    ja: '{amount}の所得支援を受け取りました',
    ko: '소득 지원 {amount}을(를) 받았습니다',
    ar: 'تلقيت دعم دخل بقيمة {amount}',
  },
});

/** What people read of money that they give to a fund. */
export const contributionWords = texts({
  title: {
    en: 'Contribution to a fund',
    es: 'Aportación a un fondo',
    fr: 'Contribution à un fonds',
    de: 'Beitrag zu einem Fonds',
    it: 'Contributo a un fondo',
    pt: 'Contribuição para um fundo',
    zh: '对基金的捐款',
    ja: '基金への拠出',
    ko: '기금 기부',
    ar: 'مساهمة في صندوق',
  },
  paid: {
    en: 'You gave {amount} to a fund',
    es: 'Has aportado {amount} a un fondo',
    fr: 'Vous avez versé {amount} à un fonds',
    de: 'Sie haben {amount} an einen Fonds gegeben',
    it: 'Hai versato {amount} a un fondo',
    pt: 'Você contribuiu com {amount} para um fundo',
    zh: '您向基金捐了 {amount}',
    ja: '基金に{amount}を拠出しました',
    ko: '기금에 {amount}을(를) 기부했습니다',
    ar: 'ساهمت بمبلغ {amount} في صندوق',
  },
});

/** How money moves between the accounts of a fund. */
export const budgetWords = texts({
  title: {
    en: 'Added to the budget',
    es: 'Añadido al presupuesto',
    fr: 'Ajouté au budget',
    de: 'Zum Budget hinzugefügt',
    it: 'Aggiunto al budget',
    pt: 'Adicionado ao orçamento',
    zh: '已加入预算',
    ja: '予算に追加',
    ko: '예산에 추가됨',
    ar: 'أُضيف إلى الميزانية',
  },
});

export const commitWords = texts({
  title: {
    en: 'Committed',
    es: 'Comprometido',
    fr: 'Engagé',
    de: 'Zugesagt',
    it: 'Impegnato',
    pt: 'Comprometido',
    zh: '已承诺',
    ja: '確約済み',
    ko: '약정됨',
    ar: 'ملتزَم به',
  },
});

export const blockWords = texts({
  title: {
    en: 'Set aside for payments',
    es: 'Reservado para pagos',
    fr: 'Réservé aux versements',
    de: 'Für Zahlungen reserviert',
    it: 'Riservato ai pagamenti',
    pt: 'Reservado para pagamentos',
    zh: '留作付款',
    ja: '支払いのために確保',
    ko: '지급을 위해 확보됨',
    ar: 'مخصص للدفعات',
  },
});

export const backWords = texts({
  title: {
    en: 'Back in the budget',
    es: 'De vuelta en el presupuesto',
    fr: 'De retour au budget',
    de: 'Zurück im Budget',
    it: 'Tornato nel budget',
    pt: 'De volta ao orçamento',
    zh: '退回预算',
    ja: '予算に戻りました',
    ko: '예산으로 반환됨',
    ar: 'عاد إلى الميزانية',
  },
});

/** What people read of money that they pay back. */
export const paidBackWords = texts({
  title: {
    en: 'Paid back to a fund',
    es: 'Devuelto a un fondo',
    fr: 'Remboursé à un fonds',
    de: 'An einen Fonds zurückgezahlt',
    it: 'Restituito a un fondo',
    pt: 'Devolvido a um fundo',
    zh: '已退还基金',
    ja: '基金への返還',
    ko: '기금에 반환',
    ar: 'مُعاد إلى صندوق',
  },
  paid: {
    en: 'You paid {amount} back to a fund',
    es: 'Has devuelto {amount} a un fondo',
    fr: 'Vous avez remboursé {amount} à un fonds',
    de: 'Sie haben {amount} an einen Fonds zurückgezahlt',
    it: 'Hai restituito {amount} a un fondo',
    pt: 'Você devolveu {amount} a um fundo',
    zh: '您向基金退还了 {amount}',
    ja: '基金に{amount}を返還しました',
    ko: '기금에 {amount}을(를) 반환했습니다',
    ar: 'أعدت {amount} إلى صندوق',
  },
});

export const owedWords = texts({
  title: {
    en: 'Owed to a fund',
    es: 'Debido a un fondo',
    fr: 'Dû à un fonds',
    de: 'Einem Fonds geschuldet',
    it: 'Dovuto a un fondo',
    pt: 'Devido a um fundo',
    zh: '欠基金的款项',
    ja: '基金への未返還金',
    ko: '기금에 갚을 돈',
    ar: 'مستحق لصندوق',
  },
});
