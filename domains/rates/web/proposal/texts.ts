import { approvalsWords } from '@egcr/approvals/contract';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';
import { words } from '@egcr/contract/words';

import { ratesWords } from '../../contract/words.ts';

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
  done: approvalsWords.proposed,
  summary: words.checkFields,
  'issue.price': {
    en: 'Enter a price like {example}.',
    es: 'Escribe un precio como {example}.',
    fr: 'Saisissez un prix comme {example}.',
    de: 'Geben Sie einen Preis wie {example} ein.',
    it: 'Inserisci un prezzo come {example}.',
    pt: 'Escreva um preço como {example}.',
    zh: '请输入价格，例如 {example}。',
    ja: '{example}のように価格を入力してください。',
    ko: '{example}와 같이 가격을 입력하세요.',
    ar: 'أدخل سعرًا مثل {example}.',
  },
  'issue.reason': words.enterReason,
  far: ratesWords.priceStep,
  many: approvalsWords.tooManyWaiting,
});

/** Writes a sentence of the form for a price of JVD. */
export type PriceText = TextOf<typeof priceTexts>;

export function usePriceText(): PriceText {
  return useText(priceTexts);
}
