import { Paper } from '@egcr/server-kit/pdf/paper';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { drawAgreement } from './agreement-file.ts';
import { termsFor } from './terms.ts';

const award = {
  reference: 'GR-2026-000042',
  accepted_at: new Date('2026-11-20T14:30:00Z'),
  is_sample: true,
  terms_text: null,
  terms_sha256: null,
  terms_version: null,
  slug: 'personal',
  made: null,
  asset: 'USD',
  amount_minor: 500_000n,
};
const milestones = [150_000n, 350_000n].map((minor, at) => ({ number: at + 1, amount_minor: minor }));

it.each(['en', 'ar'])('an agreement in %s is drawn as it is written down', async (language) => {
  const told = await tellDrawing(() => {
    const paper = new Paper({ language, title: 'Agreement', madeAt: new Date('2026-11-21T09:00:00Z') });
    const terms = termsFor(award, milestones, language);
    drawAgreement(paper, { language, award, terms, name: 'Ann Lee' });
  });
  await expect(told).toMatchFileSnapshot(drawnFile(`agreement-${language}`));
});
