/** Who meets at the desk for envelopes: two finance officers, and people who are paid. */
import { ask } from '../../fuzz/people.ts';
import type { BankPerson, Caller } from '../caller.ts';
import { promote } from '../files/desk-people.ts';

const PAYEES = 8;

export interface Officer {
  readonly person: BankPerson;
}

export interface FundPeople {
  readonly officers: readonly [Officer, Officer];
  /** Their ids. */
  readonly payees: readonly string[];
}

/** Made before anything goes wrong. */
export async function makeFundPeople(caller: Caller): Promise<FundPeople> {
  const made = await ask<readonly BankPerson[]>(caller, {
    path: '/dev/people',
    body: { count: PAYEES + 2 },
  });
  const [one, other, ...payees] = made;
  if (!one || !other) throw new Error('nobody was made');
  const { key } = await ask<{ key: string }>(caller, { method: 'GET', path: '/dev/service-key' });
  return {
    officers: [{ person: await promote(caller, key, one) }, { person: await promote(caller, key, other) }],
    payees: payees.map(({ user_id: id }) => id),
  };
}
