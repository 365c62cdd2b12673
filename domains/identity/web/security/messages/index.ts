import { useText } from '@egcr/web-kit/i18n.tsx';
import { catalogue, type Text } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** The sentences of security and contacts in the settings. */
const securityTexts = catalogue(messages, {
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

/** Writes a sentence of security and contacts. */
export type SecurityText = Text<typeof messages>;

export function useSecurityText(): SecurityText {
  return useText(securityTexts);
}
