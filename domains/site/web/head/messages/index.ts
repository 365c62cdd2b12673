import { catalogue } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** What each public page says about itself to search engines and in shared links. */
export const headTexts = catalogue(messages, {
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
