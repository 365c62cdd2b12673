import { expect, it } from 'vitest';

import { notices } from './notices.ts';

it('the day by which to answer is the one where the reader is', () => {
  const proposed = notices.find(({ declared }) => declared.kind === 'support.overpayment_proposed');
  const params = { value: '3000', assetCode: 'USD', assetScale: 2, answer_by: '2026-12-04T03:00:00.000Z' };
  const title = (timeZone: string) =>
    proposed?.say(params, { language: 'en', locale: 'en', amount: () => '$30.00', timeZone })?.title;
  expect(title('Pacific/Honolulu')).toContain('December 3, 2026');
  expect(title('Asia/Tokyo')).toContain('December 4, 2026');
});
