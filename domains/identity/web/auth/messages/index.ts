import { useText } from '@egcr/web-kit/i18n.tsx';
import { catalogue } from '@egcr/web-kit/messages';

import type { AuthText } from '../notices.ts';
import { messages } from './en.ts';

/** The sentences of the sign-in page. */
const authTexts = catalogue(messages, {
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

export function useAuthText(): AuthText {
  return useText(authTexts);
}
