import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { draw } from './print-legal.ts';

it.each([
  { document: 'cookies', version: '1.0', language: 'en' },
  { document: 'referrals', version: '1.0', language: 'ar' },
])('$document in $language is drawn as it is written down', async ({ document, version, language }) => {
  const told = await tellDrawing(() => draw({ document, version, language }));
  await expect(told).toMatchFileSnapshot(drawnFile(`legal-${language}`));
});
