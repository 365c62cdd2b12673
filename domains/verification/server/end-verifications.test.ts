import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openVerificationBank, type VerificationBank } from './testing/verification-bank.ts';

let bank: VerificationBank;
beforeAll(async () => {
  bank = await openVerificationBank();
});
afterAll(() => bank.close());

const LEI = '5493000IBP32UQZ0KL24';
const read = async (as: TestPerson, id: string) =>
  (await bank.ask('GET', `/verification/businesses/${id}`, as)).body;
const basics = (as: TestPerson, id: string, body: object) =>
  bank.ask('POST', `/verification/businesses/${id}/basics`, as, {
    lei: '',
    tax_country: 'IT',
    tax_id: '',
    ...body,
  });

describe('the end of a verification', () => {
  it.each([
    { state: 'submitted', by: [], isEnded: true },
    { state: 'in_review', by: ['submitted'], isEnded: true },
    { state: 'needs_information', by: ['submitted', 'in_review'], isEnded: true },
    { state: 'rejected', by: ['submitted', 'in_review'], isEnded: true },
    { state: 'suspended', by: [], isEnded: false },
  ])(
    'while it is $state takes the old level and leaves the state: $isEnded',
    async ({ state, by, isEnded }) => {
      const ann = await bank.person('Owner');
      const id = await bank.business(ann);
      await basics(ann, id, { lei: LEI });
      const set = (column: string, value: string) =>
        bank.database.owner.query(`update verification.business set ${column} = $2 where id = $1`, [
          id,
          value,
        ]);
      const endOn = (days: number) =>
        set('valid_until', new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
      for (const next of [...by, state]) await set('state', next);
      const told = async () => {
        const { rows } = await bank.database.owner.query(
          `select count(*)::int as count from platform.event where payload ->> 'user_id' = $1`,
          [ann.userId],
        );
        return rows[0].count;
      };
      const before = await told();
      // The last day still counts.
      await endOn(0);
      await bank.runJob('verification.end');
      const kept = await read(ann, id);
      expect([kept.level, kept.state, await told()]).toEqual([1, state, before]);
      await endOn(-1);
      await bank.runJob('verification.end');
      const found = await read(ann, id);
      expect([found.level, found.state, await told()]).toEqual([
        isEnded ? 0 : 1,
        state,
        before + (isEnded ? 1 : 0),
      ]);
    },
  );

  it('is told from the thirtieth day before on', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    await basics(ann, id, { lei: LEI });
    const stateIn = async (days: number) => {
      await bank.database.owner.query('update verification.business set valid_until = $2 where id = $1', [
        id,
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      ]);
      await bank.runJob('verification.end');
      return (await read(ann, id)).state;
    };
    expect([await stateIn(31), await stateIn(30)]).toEqual(['verified', 'expiring']);
    // The day itself counts, and the day after does not.
    expect([await stateIn(0), await stateIn(-1)]).toEqual(['expiring', 'expired']);
  });
});
