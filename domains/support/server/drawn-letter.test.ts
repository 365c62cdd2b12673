import { Paper } from '@egcr/server-kit/pdf/paper';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { drawLetter } from './letter.ts';
import { supportTexts } from './texts.ts';

it.each(['en', 'ar'])('a letter about support in %s is drawn as it is written down', async (language) => {
  const { letter } = supportTexts(language);
  const facts = [
    [letter.person, 'Ann Lee'],
    [letter.reference, 'SU-2026-000042'],
    [letter.state, 'Supported'],
    [letter.total, '$240.00'],
  ] as const;
  const told = await tellDrawing(() => {
    const paper = new Paper({ language, title: letter.title, madeAt: new Date('2026-11-21T09:00:00Z') });
    drawLetter(paper, { language, title: letter.title, facts, notes: [letter.note, letter.sample] });
  });
  await expect(told).toMatchFileSnapshot(drawnFile(`support-letter-${language}`));
});
