import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { draw, type PaperOrder } from './draw-certificate.ts';

const order: PaperOrder = {
  language: 'en',
  facts: JSON.stringify({
    certificate: '01990000-0000-7000-8000-000000000001',
    number: 'JVRIT0000042X',
    name: 'Meridian Works and Sons of the Harbour of Genoa, Builders of Boats and Bridges',
    type: 'private_company',
    jurisdiction: 'IT',
    address:
      'Via della Repubblica di San Marino 1000, interno 7, presso lo studio Rossi e Bianchi, 16121 Genova',
    registered_on: '2026-01-02',
    issued_on: '2026-11-20',
    expires_on: '2027-11-20',
    note: 'EGCR’s own record.',
  }),
  isSample: true,
  issuedAt: '2026-11-20T12:00:00.000Z',
  address: 'https://egcr.test/certificates/7',
  standing: { verified: { level: 2, until: '2027-05-01' }, people_changed_at: '2026-11-19T10:00:00.000Z' },
  today: '2026-11-21',
};

it.each(['en', 'ar'])('a certificate in %s is drawn as it is written down', async (language) => {
  const told = await tellDrawing(() => draw({ ...order, language }));
  await expect(told).toMatchFileSnapshot(drawnFile(`certificate-${language}`));
});
