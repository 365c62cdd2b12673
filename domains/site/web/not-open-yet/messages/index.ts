import { catalogue } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** What each service will do, for those that are not open yet; and the words of the not-found page. */
export const notOpenTexts = catalogue(messages, {
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
