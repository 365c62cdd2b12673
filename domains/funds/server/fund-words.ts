import type { WealthFund } from '../contract/index.ts';
import { fundTexts } from './texts.ts';

/** What a fund is called, and what it is for, in a reader's language. */
export function fundWords(
  slug: WealthFund,
  language: string,
): { readonly title: string; readonly mandate: string } {
  return fundTexts(language)[slug];
}
