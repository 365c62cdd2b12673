import { invariant } from '@egcr/server-kit/refusal';

import { loadWhitepaper } from '../../contract/whitepaper/text.ts';
import { whitepaperArticle, type WhitepaperLanguage } from '../../contract/whitepaper.ts';
import { drawWhitepaper } from './draw-whitepaper.ts';

/** For `drawAside`: the white paper in the language it is told, as the bytes of a PDF. */
export async function draw(language: unknown): Promise<Uint8Array> {
  invariant(isLanguage(language), 'the white paper is not written in that language');
  const paper = await drawWhitepaper(await loadWhitepaper(language), language);
  return paper.whole();
}

function isLanguage(language: unknown): language is WhitepaperLanguage {
  return typeof language === 'string' && language in whitepaperArticle.texts;
}
