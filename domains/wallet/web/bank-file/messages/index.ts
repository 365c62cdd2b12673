import { useText } from '@egcr/web-kit/i18n.tsx';
import { catalogue, type Text } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** The sentences of the form for a bank's file. */
const bankFileTexts = catalogue(messages, {
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

/** Writes a sentence of the form for a bank's file. */
export type BankFileText = Text<typeof messages>;

export function useBankFileText(): BankFileText {
  return useText(bankFileTexts);
}
