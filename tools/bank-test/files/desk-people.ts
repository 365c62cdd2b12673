/** Who meets at the desk for bank files: two finance officers who hand them in, and customers with dollars and an account elsewhere. */
import { ask, giveRole, raiseSession } from '../../fuzz/people.ts';
import type { BankPerson, Caller } from '../caller.ts';
import type { Books } from './books.ts';
import { ASSET, type Depositor } from './entry-kinds.ts';

const CUSTOMERS = 4;
const FUND_MINOR = 1_000_000n;

export interface Customer extends Depositor {
  readonly person: BankPerson;
  /** The id of the account they withdraw to. */
  readonly payoutAccount: string;
}

export interface Clerk extends Depositor {
  readonly person: BankPerson;
}

export interface DeskPeople {
  readonly customers: readonly Customer[];
  readonly clerks: readonly [Clerk, Clerk];
  /** The number of the house's own account, as people are told it. */
  readonly iban: string;
}

/** Made before anything goes wrong. */
export async function makeDeskPeople(caller: Caller, books: Books): Promise<DeskPeople> {
  const fund = { value: FUND_MINOR.toString(), assetCode: ASSET, assetScale: 2 };
  const made = await ask<readonly BankPerson[]>(caller, {
    path: '/dev/people',
    body: { count: CUSTOMERS + 2, fund },
  });
  for (const { user_id: account } of made) books.add({ account, asset: ASSET, minor: FUND_MINOR });
  const { key } = await ask<{ key: string }>(caller, { method: 'GET', path: '/dev/service-key' });
  const customers: Customer[] = [];
  for (const person of made.slice(2)) customers.push(await openCustomer(caller, person));
  const [one, other] = made;
  if (!one || !other) throw new Error('nobody was made');
  return {
    customers,
    clerks: [await makeClerk(caller, key, one), await makeClerk(caller, key, other)],
    iban: (await depositDetails(caller, one)).bank?.iban ?? '',
  };
}

async function openCustomer(caller: Caller, person: BankPerson): Promise<Customer> {
  const { id: payoutAccount } = await ask<{ id: string }>(caller, {
    path: '/api/v1/wallet/payout-accounts',
    body: {
      scheme: 'iban',
      holder: 'Pat Example',
      account: 'DE89370400440532013000',
      bank: '',
      pin: person.pin,
    },
    token: person.access_token,
  });
  const { reference } = await depositDetails(caller, person);
  return { id: person.user_id, person, payoutAccount, reference };
}

/** Makes a person a finance officer; answers them with the session that may act as one. */
export async function promote(caller: Caller, key: string, person: BankPerson): Promise<BankPerson> {
  // The authenticator app comes before the role: afterwards it would take an invitation.
  const session = await raiseSession(caller, person);
  await giveRole(caller, key, { person, role: 'finance_officer' });
  return { ...person, ...session };
}

async function makeClerk(caller: Caller, key: string, person: BankPerson): Promise<Clerk> {
  const { reference } = await depositDetails(caller, person);
  return { id: person.user_id, person: await promote(caller, key, person), reference };
}

function depositDetails(caller: Caller, { access_token: token }: BankPerson) {
  return ask<{ reference: string; bank: { iban: string } | null }>(caller, {
    method: 'GET',
    path: '/api/v1/wallet/deposit-details',
    token,
  });
}
