import { catalogue } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** What each service does in a sentence, and the texts of the hubs. */
export const servicesTexts = catalogue(messages, {
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
