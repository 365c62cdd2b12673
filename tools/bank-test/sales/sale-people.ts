/** Who meets at the desk for sales: merchants with a link each, customers with dollars, and two officers who take in what rails have settled. */
import { ask } from '../../fuzz/people.ts';
import { type BankPerson, type Caller, parsed } from '../caller.ts';
import { promote } from '../files/desk-people.ts';

export const ASSET = 'USD';
export const START_MINOR = 1_000_000n;

const MERCHANTS = 2;
const CUSTOMERS = 4;

export interface Shop {
  readonly person: BankPerson;
  /** Links of open amount: one that moves money, one of tests. */
  readonly link: string;
  readonly testLink: string;
}

export interface SalePeople {
  readonly shops: readonly Shop[];
  readonly customers: readonly BankPerson[];
  readonly officers: readonly [BankPerson, BankPerson];
}

/** Made before anything goes wrong. */
export async function makeSalePeople(caller: Caller): Promise<SalePeople> {
  const fund = { value: START_MINOR.toString(), assetCode: ASSET, assetScale: 2 };
  const body = { count: MERCHANTS + CUSTOMERS + 2, fund };
  const made = await ask<readonly BankPerson[]>(caller, { path: '/dev/people', body });
  const [one, other, ...rest] = made;
  if (!one || !other) throw new Error('nobody was made');
  const { key } = await ask<{ key: string }>(caller, { method: 'GET', path: '/dev/service-key' });
  const shops: Shop[] = [];
  for (const person of rest.slice(0, MERCHANTS)) shops.push(await openShop(caller, person));
  return {
    shops,
    customers: rest.slice(MERCHANTS),
    officers: [await promote(caller, key, one), await promote(caller, key, other)],
  };
}

async function openShop(caller: Caller, person: BankPerson): Promise<Shop> {
  const linkOf = async (isTest: boolean) => {
    const answer = await caller.call({
      method: 'POST',
      path: '/api/v1/payment-links',
      body: { title: 'Coffee beans', asset: ASSET, is_test: isTest },
      headers: { authorization: `Bearer ${person.access_token}`, 'idempotency-key': crypto.randomUUID() },
    });
    return (parsed(answer) as { readonly id: string }).id;
  };
  return { person, link: await linkOf(false), testLink: await linkOf(true) };
}
