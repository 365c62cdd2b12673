import { expect, it } from 'vitest';

import { createOrderCall } from './orders.ts';

const wish = {
  to: { username: 'bao' },
  amount: { value: '100', assetCode: 'JVD', assetScale: 2 },
  first_on: '2026-12-01',
  until_on: '2026-12-31',
  rule: { every: 'weekly' },
};

it.each([
  ['first_on', '👩‍👩‍👧‍👦'],
  ['first_on', '2026-13-45'],
  ['until_on', 'tomorrow'],
])('a %s that is no day is named, whatever else is wrong: %s', (field, day) => {
  const found = createOrderCall.body?.safeParse({
    ...wish,
    amount: { ...wish.amount, value: 'x' },
    [field]: day,
  });
  expect(found?.error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining([field, 'amount.value']),
  );
});
