import { connectScreens, productScreens } from '@egcr/contract/product-screens';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadWhitepaper } from '../../contract/whitepaper/text.ts';
import { drawWhitepaper } from './draw-whitepaper.ts';

// The paper counts the addresses of the product: those of every day here, so that a new one changes nothing on it.
const connected = productScreens();
beforeAll(() =>
  connectScreens(connected.slice(0, 100).map((screen, at) => ({ ...screen, isOpen: at < 90 }))),
);
afterAll(() => connectScreens(connected));

it.each(['en', 'ar'] as const)('the white paper in %s is drawn as it is written down', async (language) => {
  const text = await loadWhitepaper(language);
  const told = await tellDrawing(() => drawWhitepaper(text, language));
  await expect(told).toMatchFileSnapshot(drawnFile(`whitepaper-${language}`));
});
