import { texts } from '@egcr/server-kit/texts';

/** What people read of units that they bought. */
export const purchaseWords = texts({
  title: {
    en: 'Fund units bought',
    es: 'Participaciones de fondo compradas',
    fr: 'Parts de fonds achetées',
    de: 'Fondsanteile gekauft',
    it: 'Quote di fondo acquistate',
    pt: 'Cotas de fundo compradas',
    zh: '买入基金份额',
    ja: '基金口数の購入',
    ko: '기금 좌수 매수',
    ar: 'شراء وحدات صندوق',
  },
  paid: {
    en: 'You bought fund units for {amount}',
    es: 'Has comprado participaciones de fondo por {amount}',
    fr: 'Vous avez acheté des parts de fonds pour {amount}',
    de: 'Sie haben Fondsanteile für {amount} gekauft',
    it: 'Hai acquistato quote di fondo per {amount}',
    pt: 'Você comprou cotas de fundo por {amount}',
    zh: '您用 {amount} 买入了基金份额',
    ja: '{amount}で基金の口数を購入しました',
    ko: '{amount}으로 기금 좌수를 매수했습니다',
    ar: 'اشتريت وحدات صندوق بقيمة {amount}',
  },
});

/** What people read of the money for units that they gave back. */
export const redemptionWords = texts({
  title: {
    en: 'Fund units given back',
    es: 'Participaciones de fondo devueltas',
    fr: 'Parts de fonds rendues',
    de: 'Fondsanteile zurückgegeben',
    it: 'Quote di fondo restituite',
    pt: 'Cotas de fundo devolvidas',
    zh: '赎回基金份额',
    ja: '基金口数の換金',
    ko: '기금 좌수 환매',
    ar: 'ردّ وحدات صندوق',
  },
  received: {
    en: 'You received {amount} for fund units',
    es: 'Has recibido {amount} por participaciones de fondo',
    fr: 'Vous avez reçu {amount} pour des parts de fonds',
    de: 'Sie haben {amount} für Fondsanteile erhalten',
    it: 'Hai ricevuto {amount} per quote di fondo',
    pt: 'Você recebeu {amount} por cotas de fundo',
    zh: '您赎回基金份额收到 {amount}',
    ja: '基金の口数の代金{amount}を受け取りました',
    ko: '기금 좌수 대금 {amount}을(를) 받았습니다',
    ar: 'تلقيت {amount} مقابل وحدات صندوق',
  },
});

/** How the value of what a fund holds changes in its books. */
export const valuationWords = texts({
  title: {
    en: 'Valuation of a fund',
    es: 'Valoración de un fondo',
    fr: 'Évaluation d’un fonds',
    de: 'Bewertung eines Fonds',
    it: 'Valutazione di un fondo',
    pt: 'Avaliação de um fundo',
    zh: '基金估值',
    ja: '基金の評価',
    ko: '기금 평가',
    ar: 'تقييم صندوق',
  },
});

/** How the money of a fund moves into its investments and back. */
export const placementWords = texts({
  title: {
    en: 'Investments of a fund',
    es: 'Inversiones de un fondo',
    fr: 'Placements d’un fonds',
    de: 'Anlagen eines Fonds',
    it: 'Investimenti di un fondo',
    pt: 'Investimentos de um fundo',
    zh: '基金投资',
    ja: '基金の投資',
    ko: '기금의 투자',
    ar: 'استثمارات صندوق',
  },
});

/** What a fund gives to programmes. */
export const spendingWords = texts({
  title: {
    en: 'Spending of a fund',
    es: 'Gasto de un fondo',
    fr: 'Dépense d’un fonds',
    de: 'Ausgabe eines Fonds',
    it: 'Spesa di un fondo',
    pt: 'Gasto de um fundo',
    zh: '基金支出',
    ja: '基金の支出',
    ko: '기금의 지출',
    ar: 'إنفاق صندوق',
  },
});

/** What the wealth funds are called, and what each is for. */
export const fundTexts = texts({
  'balanced-wealth': {
    title: {
      en: 'Balanced wealth fund',
      es: 'Fondo patrimonial equilibrado',
      fr: 'Fonds patrimonial équilibré',
      de: 'Ausgewogener Vermögensfonds',
      it: 'Fondo patrimoniale bilanciato',
      pt: 'Fundo patrimonial equilibrado',
      zh: '平衡财富基金',
      ja: 'バランス型資産基金',
      ko: '균형 자산 기금',
      ar: 'صندوق الثروة المتوازن',
    },
    mandate: {
      en: 'Keeps what it holds worth more than prices rise, half in bonds and half in shares of companies around the world.',
      es: 'Busca que su valor crezca más que los precios: mitad en bonos y mitad en acciones de empresas de todo el mundo.',
      fr: 'Vise une valeur qui croît plus que les prix : pour moitié en obligations, pour moitié en actions du monde entier.',
      de: 'Soll mehr an Wert gewinnen, als die Preise steigen: je zur Hälfte Anleihen und Aktien aus aller Welt.',
      it: 'Mira a crescere più dei prezzi: metà in obbligazioni e metà in azioni di imprese di tutto il mondo.',
      pt: 'Procura valorizar mais do que os preços sobem: metade em títulos e metade em ações de empresas do mundo todo.',
      zh: '力求增值快于物价上涨，债券与全球公司股票各占一半。',
      ja: '物価の上昇を上回る価値の維持をめざし、世界の債券と株式を半分ずつ保有します。',
      ko: '물가보다 더 오르는 가치를 목표로, 세계의 채권과 주식을 반씩 보유합니다.',
      ar: 'يسعى إلى نمو يفوق ارتفاع الأسعار، نصفه سندات ونصفه أسهم شركات من أنحاء العالم.',
    },
  },
  'growth-wealth': {
    title: {
      en: 'Growth wealth fund',
      es: 'Fondo patrimonial de crecimiento',
      fr: 'Fonds patrimonial de croissance',
      de: 'Wachstums-Vermögensfonds',
      it: 'Fondo patrimoniale di crescita',
      pt: 'Fundo patrimonial de crescimento',
      zh: '成长财富基金',
      ja: '成長型資産基金',
      ko: '성장 자산 기금',
      ar: 'صندوق الثروة للنمو',
    },
    mandate: {
      en: 'Seeks growth over ten years and more, almost all of it in shares. Its price moves more than that of the others.',
      es: 'Busca crecer a diez años o más, casi todo en acciones. Su precio se mueve más que el de los demás.',
      fr: 'Cherche la croissance sur dix ans et plus, presque tout en actions. Son prix varie plus que celui des autres.',
      de: 'Sucht Wachstum über zehn Jahre und mehr, fast ganz in Aktien. Sein Preis schwankt mehr als der der anderen.',
      it: 'Cerca la crescita in dieci anni e più, quasi tutto in azioni. Il suo prezzo varia più di quello degli altri.',
      pt: 'Busca crescer em dez anos ou mais, quase tudo em ações. Seu preço varia mais que o dos outros.',
      zh: '以十年以上的增长为目标，几乎全部投资股票，价格波动大于其他基金。',
      ja: '10年以上の成長をめざし、ほぼすべてを株式で運用します。価格の変動はほかの基金より大きめです。',
      ko: '10년 이상의 성장을 목표로 거의 모두 주식에 둡니다. 가격이 다른 기금보다 크게 움직입니다.',
      ar: 'يسعى إلى النمو على مدى عشر سنوات وأكثر، ومعظمه في الأسهم. سعره يتحرك أكثر من غيره.',
    },
  },
  'future-generations': {
    title: {
      en: 'Future generations fund',
      es: 'Fondo de las generaciones futuras',
      fr: 'Fonds des générations futures',
      de: 'Fonds der künftigen Generationen',
      it: 'Fondo delle generazioni future',
      pt: 'Fundo das gerações futuras',
      zh: '未来世代基金',
      ja: '将来世代基金',
      ko: '미래 세대 기금',
      ar: 'صندوق أجيال المستقبل',
    },
    mandate: {
      en: 'Keeps its value for those who come after us. Each year no more may be spent than a small share of its average value.',
      es: 'Conserva su valor para quienes vienen después. Cada año solo puede gastarse una pequeña parte de su valor medio.',
      fr: 'Garde sa valeur pour ceux qui viennent après nous. On ne dépense chaque année qu’une petite part de sa valeur moyenne.',
      de: 'Erhält seinen Wert für die, die nach uns kommen. Jedes Jahr darf nur ein kleiner Teil des mittleren Werts ausgegeben werden.',
      it: 'Conserva il valore per chi verrà dopo di noi. Ogni anno si può spendere solo una piccola parte del valore medio.',
      pt: 'Guarda seu valor para quem vem depois de nós. A cada ano só se gasta uma pequena parte do valor médio.',
      zh: '为后人保值。每年的支出不得超过平均价值的一小部分。',
      ja: '後の世代のために価値を守ります。毎年使えるのは平均価額のわずかな割合までです。',
      ko: '다음 세대를 위해 가치를 지킵니다. 해마다 평균 가치의 작은 일부만 쓸 수 있습니다.',
      ar: 'يحفظ قيمته لمن يأتون بعدنا. لا يُنفق كل عام أكثر من جزء صغير من متوسط قيمته.',
    },
  },
});
