import { useText } from '@egcr/web-kit/i18n.tsx';
import { catalogue, type Text } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** The sentences of the form for a price of JVD. */
const priceTexts = catalogue(messages, {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  ar: () => import('./ar.ts'),
});

/** Writes a sentence of the form for a price of JVD. */
export type PriceText = Text<typeof messages>;

export function usePriceText(): PriceText {
  return useText(priceTexts);
}
