import { connectScreens } from '@egcr/contract/product-screens';

import { loadWhitepaper } from '../../contract/whitepaper/text.ts';
import { drawWhitepaper } from './draw-whitepaper.ts';
import type { WantedPaper } from './read-whitepaper.ts';

/** For `drawAside`: the white paper as it is wanted, as the bytes of a PDF. */
export async function draw({ language, screens }: WantedPaper): Promise<Uint8Array> {
  connectScreens(screens);
  const paper = await drawWhitepaper(await loadWhitepaper(language), language);
  return paper.whole();
}
