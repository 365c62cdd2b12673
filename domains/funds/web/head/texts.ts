import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'wealth-funds': {
    en: 'The wealth funds of EGCR: what a unit costs, what each fund is worth, how it did, and what may be spent of it.',
    es: 'Los fondos patrimoniales de EGCR: precio de una participación, valor, rendimiento y cuánto puede gastarse.',
    fr: 'Les fonds patrimoniaux d’EGCR : prix d’une part, valeur, rendement et ce qui peut être dépensé.',
    de: 'Die Vermögensfonds von EGCR: Preis eines Anteils, Wert, Ertrag und was ausgegeben werden darf.',
    it: 'I fondi patrimoniali di EGCR: prezzo di una quota, valore, rendimento e quanto si può spendere.',
    pt: 'Os fundos patrimoniais da EGCR: preço da cota, valor, rendimento e quanto se pode gastar.',
    zh: 'EGCR 财富基金：每份价格、基金价值、收益与可支出额度。',
    ja: 'EGCRの資産基金：1口の価格、価額、収益、使える額。',
    ko: 'EGCR 자산 기금: 1좌 가격, 가치, 수익, 쓸 수 있는 금액.',
    ar: 'صناديق ثروة EGCR: سعر الوحدة وقيمة كل صندوق وعائده وما يجوز إنفاقه.',
  },
  'wealth-fund': {
    en: 'A wealth fund: price of a unit with its history, value, return, flows of money and what may be spent.',
    es: 'Un fondo patrimonial: precio con su historia, valor, rendimiento, flujos de dinero y lo que puede gastarse.',
    fr: 'Un fonds patrimonial : prix et historique, valeur, rendement, flux d’argent et dépense permise.',
    de: 'Ein Vermögensfonds: Preis mit Verlauf, Wert, Ertrag, Geldflüsse und was ausgegeben werden darf.',
    it: 'Un fondo patrimoniale: prezzo e storia, valore, rendimento, flussi di denaro e spesa permessa.',
    pt: 'Um fundo patrimonial: preço e histórico, valor, rendimento, fluxos de dinheiro e gasto permitido.',
    zh: '财富基金：价格历史、价值、收益、资金流向与可支出额度。',
    ja: '資産基金：価格の推移、価額、収益、資金の流れ、使える額。',
    ko: '자산 기금: 가격 추이, 가치, 수익, 자금 흐름, 쓸 수 있는 금액.',
    ar: 'صندوق ثروة: السعر وتاريخه والقيمة والعائد وحركة المال وما يجوز إنفاقه.',
  },
});
