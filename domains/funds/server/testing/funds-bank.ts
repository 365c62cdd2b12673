import { createDisbursements, disbursementKinds, type DisbursementsDoor } from '@egcr/disbursements/server';
import { noBusinesses } from '@egcr/disbursements/testing';
import { invariant } from '@egcr/server-kit/refusal';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { cutOffAfter } from '../../contract/index.ts';
import { createFunds, fundKinds } from '../index.ts';

const staff = { role: 'super_admin' } as const;
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const BALANCED = 'balanced-wealth';

interface OrderTerms {
  readonly slug?: string;
  readonly key?: string;
}

/** What people do. */
function investorsIn(bank: Bank) {
  const post = (
    path: string,
    as: TestPerson,
    { body, key = crypto.randomUUID() }: { readonly body: object; readonly key?: string | undefined },
  ): Promise<Answer> => bank.call('POST', `/api/v1${path}`, { as, key, body });
  return {
    /** A person with so many cents. */
    investor: (name: string, cents = '1000000'): Promise<TestPerson> => bank.person(name, cents, 'USD', 2),
    buy: (as: TestPerson, cents: string, { slug = BALANCED, key }: OrderTerms = {}) =>
      post(`/wealth-funds/${slug}/purchases`, as, { body: { amount: usd(cents) }, key }),
    redeem: (as: TestPerson, units: string, { slug = BALANCED, key }: OrderTerms = {}) =>
      post(`/wealth-funds/${slug}/redemptions`, as, { body: { units }, key }),
    cancel: (as: TestPerson, id: string) => post(`/wallet/funds/${id}/cancellation`, as, { body: {} }),
    holdings: async (as: TestPerson) => (await bank.call('GET', '/api/v1/wallet/funds', { as })).body,
    page: async (slug = BALANCED) => (await bank.call('GET', `/api/v1/wealth-funds/${slug}`)).body,
  };
}

interface Stated {
  readonly investments?: string;
  readonly liabilities?: string;
  readonly cut_off?: string;
}

/** What finance does. */
function officersIn(bank: Bank, maker: TestPerson) {
  const toValue = async (slug: string) => {
    const { body } = await bank.call('GET', '/api/v1/admin/wealth-funds', { as: maker, ...staff });
    return body.items.find((each: { readonly slug: string }) => each.slug === slug);
  };
  const propose = async (
    stated: Stated = {},
    { slug = BALANCED, as = maker }: { readonly slug?: string; readonly as?: TestPerson } = {},
  ): Promise<Answer> => {
    const { cut_off, investments, liabilities } = await toValue(slug);
    const body = {
      cut_off,
      investments: investments.value,
      liabilities: liabilities.value,
      reason: 'As the custodian states.',
      ...stated,
    };
    const path = `/api/v1/admin/wealth-funds/${slug}/valuations`;
    return bank.call('POST', path, { as, key: crypto.randomUUID(), body, ...staff });
  };
  /** Proposes to move cents into investments, or back. */
  const place = async (
    direction: 'invest' | 'divest',
    cents: string,
    {
      slug = BALANCED,
      as = maker,
      key = crypto.randomUUID(),
    }: { readonly slug?: string; readonly as?: TestPerson; readonly key?: string } = {},
  ): Promise<Answer> =>
    bank.call('POST', `/api/v1/admin/wealth-funds/${slug}/placements`, {
      as,
      key,
      body: { direction, amount: usd(cents), reason: 'Decision 7.' },
      ...staff,
    });
  const fundId = async (slug: string): Promise<string> =>
    (await bank.database.owner.query('select id from funds.fund where slug = $1', [slug])).rows[0].id;
  /** Goes past the next cut-off. */
  const nextDay = (): void => {
    const now = bank.clock.now();
    bank.clock.advance((cutOffAfter(now).getTime() - now.getTime()) / 1000 + 60);
  };
  const settle = async (slug = BALANCED): Promise<void> =>
    bank.runJob('funds.settle', { fund: await fundId(slug) });
  /** The next day comes, two people state a value, and the orders are settled. */
  const value = async (stated: Stated = {}, slug = BALANCED): Promise<Answer> => {
    nextDay();
    const proposed = await propose(stated, { slug });
    if (proposed.status !== 202) return proposed;
    const approved = await bank.approve(proposed.body);
    await settle(slug);
    return approved;
  };
  return { propose, place, fundId, toValue, nextDay, settle, value };
}

/** The API of wallet and funds over a real server and database, with the budgets into which funds give. */
export async function openFundsBank() {
  let funds: ReturnType<typeof createFunds> | undefined;
  let money: DisbursementsDoor | undefined;
  const bank: Bank = await openBank({
    kinds: [...fundKinds, ...disbursementKinds],
    guests: [
      ({ wallet, ledger, approvals, rates, staff }) => {
        const made = createDisbursements({
          wallet,
          ledger,
          approvals,
          businesses: noBusinesses,
          namesOf: staff.namesOf,
          record: staff.record,
          worthOf: (work, moves) => rates.dollarsOf(work, moves),
        });
        money = made.door;
        return { domain: made.domain, proposals: made.proposals };
      },
      ({ wallet, ledger, approvals }) => {
        invariant(money !== undefined, 'disbursements are made before');
        funds = createFunds({ wallet, ledger, approvals, budgets: money });
        return { domain: funds.domain, proposals: funds.proposals };
      },
    ],
  });
  await bank.setRates();
  await bank.services.unit(async (work) => funds?.domain.seed?.(work));
  invariant(funds !== undefined && money !== undefined, 'the bank made its guests');
  const maker = await bank.person('Maker');
  return {
    ...bank,
    wallet: bank.door,
    door: funds.door,
    money,
    maker,
    usd,
    ...investorsIn(bank),
    ...officersIn(bank, maker),
  };
}

export type FundsBank = Awaited<ReturnType<typeof openFundsBank>>;
