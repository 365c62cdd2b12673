import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';
import { words } from '@egcr/web-kit/words';

/** The sentences of the form for a price of JVD. */
export const priceTexts = texts({
  title: {
    en: 'Propose a price for JVD',
    es: 'Proponer un precio para JVD',
    fr: 'Proposer un prix pour le JVD',
    de: 'Einen Preis für JVD vorschlagen',
    it: 'Proporre un prezzo per JVD',
    pt: 'Propor um preço para JVD',
    zh: '提议 JVD 价格',
    ja: 'JVDの価格を提案',
    ko: 'JVD 가격 제안',
    ar: 'اقتراح سعر لـ JVD',
  },
  lead: {
    en: 'It counts once another person approves it.',
    es: 'Vale cuando otra persona lo aprueba.',
    fr: 'Il vaut dès qu’une autre personne l’approuve.',
    de: 'Er gilt, sobald eine andere Person ihn genehmigt.',
    it: 'Vale quando un’altra persona lo approva.',
    pt: 'Vale quando outra pessoa o aprovar.',
    zh: '另一位工作人员批准后生效。',
    ja: '別の担当者が承認すると有効になります。',
    ko: '다른 담당자가 승인하면 적용됩니다.',
    ar: 'يسري بعد موافقة شخص آخر.',
  },
  price: {
    en: 'Price in US dollars',
    es: 'Precio en dólares estadounidenses',
    fr: 'Prix en dollars américains',
    de: 'Preis in US-Dollar',
    it: 'Prezzo in dollari statunitensi',
    pt: 'Preço em dólares americanos',
    zh: '美元价格',
    ja: '米ドル建ての価格',
    ko: '미국 달러 가격',
    ar: 'السعر بالدولار الأمريكي',
  },
  reason: words.reason,
  submit: {
    en: 'Propose price',
    es: 'Proponer precio',
    fr: 'Proposer le prix',
    de: 'Preis vorschlagen',
    it: 'Proponi il prezzo',
    pt: 'Propor preço',
    zh: '提议价格',
    ja: '価格を提案',
    ko: '가격 제안',
    ar: 'اقتراح السعر',
  },
  done: {
    en: 'Proposed. Another person decides.',
    es: 'Propuesto. Decide otra persona.',
    fr: 'Proposé. Une autre personne décide.',
    de: 'Vorgeschlagen. Eine andere Person entscheidet.',
    it: 'Proposto. Decide un’altra persona.',
    pt: 'Proposto. Outra pessoa decide.',
    zh: '已提议，由另一位工作人员决定。',
    ja: '提案しました。別の担当者が決定します。',
    ko: '제안했습니다. 다른 담당자가 결정합니다.',
    ar: 'قُدِّم الاقتراح. يقرر شخص آخر.',
  },
  summary: words.checkFields,
  'issue.price': {
    en: 'Enter a price like 1.29.',
    es: 'Escribe un precio como 1.29.',
    fr: 'Saisissez un prix comme 1.29.',
    de: 'Geben Sie einen Preis wie 1.29 ein.',
    it: 'Inserisci un prezzo come 1.29.',
    pt: 'Escreva um preço como 1.29.',
    zh: '请输入价格，例如 1.29。',
    ja: '1.29のように価格を入力してください。',
    ko: '1.29와 같이 가격을 입력하세요.',
    ar: 'أدخل سعرًا مثل 1.29.',
  },
  'issue.reason': words.enterReason,
  far: {
    en: 'Within 24 hours a price can move by half at most, up or down.',
    es: 'En 24 horas un precio puede subir o bajar la mitad como máximo.',
    fr: 'En 24 heures, un prix peut monter ou baisser de moitié au plus.',
    de: 'Innerhalb von 24 Stunden kann sich ein Preis höchstens um die Hälfte nach oben oder unten bewegen.',
    it: 'In 24 ore un prezzo può salire o scendere al massimo della metà.',
    pt: 'Em 24 horas um preço pode subir ou descer metade, no máximo.',
    zh: '24 小时内价格涨跌最多为一半。',
    ja: '24時間以内の価格の変動は、上下とも半分までです。',
    ko: '24시간 안에 가격은 위아래로 최대 절반까지만 움직일 수 있습니다.',
    ar: 'لا يمكن أن يتحرك السعر خلال 24 ساعة بأكثر من نصفه صعودًا أو هبوطًا.',
  },
  many: {
    en: 'Too many of your proposals are waiting.',
    es: 'Tienes demasiadas propuestas pendientes.',
    fr: 'Trop de vos propositions sont en attente.',
    de: 'Zu viele Ihrer Vorschläge warten noch.',
    it: 'Troppe tue proposte sono in attesa.',
    pt: 'Você tem propostas demais à espera.',
    zh: '您等待中的提议过多。',
    ja: '待っている提案が多すぎます。',
    ko: '대기 중인 제안이 너무 많습니다.',
    ar: 'لديك اقتراحات منتظرة كثيرة.',
  },
});

/** Writes a sentence of the form for a price of JVD. */
export type PriceText = TextOf<typeof priceTexts>;

export function usePriceText(): PriceText {
  return useText(priceTexts);
}
