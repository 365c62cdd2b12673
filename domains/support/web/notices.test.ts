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

it('a week is named by its days, also over new year', () => {
  const paid = notices.find(({ declared }) => declared.kind === 'support.week_paid');
  const params = { value: '12000', assetCode: 'USD', assetScale: 2, week: '2026-W53' };
  const said = paid?.say(params, { language: 'en', locale: 'en', amount: () => '$120.00', timeZone: 'UTC' });
  expect(said?.title.replaceAll(/\s/g, ' ')).toMatch(/Dec 28, 2026 – Jan 3, 2027/);
});
