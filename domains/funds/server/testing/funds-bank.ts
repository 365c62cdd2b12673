import { cutOffAfter } from '../../contract/index.ts';
import { createFunds, fundKinds } from '../index.ts';

import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { invariant } from '@egcr/server-kit/refusal';
import type { ServerDomain } from '@egcr/server-kit/domain';

const staff = { role: 'super_admin' } as const;
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

/** The API of wallet and funds over a real server and database. */
export async function openFundsBank() {
  let funds: ServerDomain | undefined;
  const bank: Bank = await openBank({
    kinds: fundKinds,
    guests: [
      ({ wallet, ledger, approvals }) => {
        const made = createFunds({ wallet, ledger, approvals });
        funds = made.domain;
        return made;
      },
    ],
  });
  await bank.setRates();
  await bank.services.unit(async (work) => funds?.seed?.(work));
  invariant(funds !== undefined, 'the bank made its guests');
  const maker = await bank.person('Maker');

  /** A person with so many cents. */
  const investor = (name: string, cents = '1000000'): Promise<TestPerson> =>
    bank.person(name, cents, 'USD', 2);
  const post = (
    path: string,
    as: TestPerson,
    body: object,
    key: string = crypto.randomUUID(),
  ): Promise<Answer> => bank.call('POST', `/api/v1${path}`, { as, key, body });
  const buy = (as: TestPerson, cents: string, { slug = 'balanced-wealth', key }: OrderTerms = {}) =>
    post(`/wealth-funds/${slug}/purchases`, as, { amount: usd(cents) }, key);
  const redeem = (as: TestPerson, units: string, { slug = 'balanced-wealth', key }: OrderTerms = {}) =>
    post(`/wealth-funds/${slug}/redemptions`, as, { units }, key);
  const cancel = (as: TestPerson, id: string) => post(`/wallet/funds/${id}/cancellation`, as, {});
  const holdings = async (as: TestPerson) => (await bank.call('GET', '/api/v1/wallet/funds', { as })).body;
  const page = async (slug = 'balanced-wealth') =>
    (await bank.call('GET', `/api/v1/wealth-funds/${slug}`)).body;
  const toValue = async (slug = 'balanced-wealth') => {
    const { body } = await bank.call('GET', '/api/v1/admin/wealth-funds', { as: maker, ...staff });
    return body.items.find((each: { readonly slug: string }) => each.slug === slug);
  };
  const fundId = async (slug = 'balanced-wealth'): Promise<string> =>
    (await bank.database.owner.query('select id from funds.fund where slug = $1', [slug])).rows[0].id;

  const propose = async (
    stated: { readonly investments?: string; readonly liabilities?: string; readonly cut_off?: string } = {},
    { slug = 'balanced-wealth', as = maker }: { readonly slug?: string; readonly as?: TestPerson } = {},
  ): Promise<Answer> => {
    const { cut_off, investments, liabilities } = await toValue(slug);
    const body = {
      cut_off,
      investments: investments.value,
      liabilities: liabilities.value,
      reason: 'As the custodian states.',
      ...stated,
    };
    return bank.call('POST', `/api/v1/admin/wealth-funds/${slug}/valuations`, {
      as,
      key: crypto.randomUUID(),
      body,
      ...staff,
    });
  };
  /** Goes past the next cut-off. */
  const nextDay = (): void => {
    const now = bank.clock.now();
    bank.clock.advance((cutOffAfter(now).getTime() - now.getTime()) / 1000 + 60);
  };
  const settle = async (slug = 'balanced-wealth'): Promise<void> =>
    bank.runJob('funds.settle', { fund: await fundId(slug) });
  /** The next day comes, two people state a value, and the orders are settled. */
  const value = async (
    stated: Parameters<typeof propose>[0] = {},
    slug = 'balanced-wealth',
  ): Promise<Answer> => {
    nextDay();
    const proposed = await propose(stated, { slug });
    if (proposed.status !== 202) return proposed;
    const approved = await bank.approve(proposed.body);
    await settle(slug);
    return approved;
  };
  return {
    ...bank,
    maker,
    investor,
    buy,
    redeem,
    cancel,
    holdings,
    page,
    toValue,
    fundId,
    propose,
    nextDay,
    settle,
    value,
    usd,
  };
}

interface OrderTerms {
  readonly slug?: string;
  readonly key?: string;
}

export type FundsBank = Awaited<ReturnType<typeof openFundsBank>>;
