import { catalogue } from '@egcr/web-kit/messages';

import { messages } from './en.ts';

/** The words around the white paper: what can be done with it. The paper's own words are in `contract/whitepaper/`. */
export const paperTexts = catalogue(messages, {
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
