import { afterAll, expect, it } from 'vitest';

import { sidesOf } from './sides-of.ts';
import { openFirms } from './testing/firms.ts';

const { bank, firm } = await openFirms();
afterAll(() => bank.close());

it('the sides of a payment are people with their username, and businesses with their name alone', async () => {
  const [bao, own, gone] = [await bank.person('Bao'), await firm(), await bank.person('Gone')];
  bank.people.remove(gone.userId);
  const side = await sidesOf(bank.people, bank.services.db, [
    { merchant_id: own.id, payer_id: bao.userId },
    { merchant_id: own.owner.userId, payer_id: gone.userId },
  ]);
  expect([own.id, bao.userId, own.owner.userId, gone.userId].map(side)).toEqual([
    { user_id: own.id, username: '', name: expect.stringMatching(/^Firm /) },
    { user_id: bao.userId, username: bao.username, name: 'Bao Test' },
    { user_id: own.owner.userId, username: own.owner.username, name: 'Ola Test' },
    { user_id: gone.userId, username: '', name: '' },
  ]);
});
