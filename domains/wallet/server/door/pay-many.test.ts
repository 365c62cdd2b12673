import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import { grantAward, grantsPurse, grantsTill } from '../testing/test-kinds.ts';
import type { TestPerson } from '../testing/test-people.ts';
import { businessAccount, fundAccount } from './money-kind.ts';
import type { Payout } from './asked.ts';

type Award = Payout<typeof grantAward>;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const programme = fundAccount('grants.programme');
type ToPerson = Award & { readonly to: string };
const award = (to: { readonly userId: string }, given: Partial<ToPerson> = {}): ToPerson => ({
  kind: grantAward,
  key: crypto.randomUUID(),
  from: grantsPurse,
  to: to.userId,
  amount: jvd('500'),
  ...given,
});
const payMany = (payouts: readonly Award[]) => bank.services.unit((work) => bank.door.payMany(work, payouts));
const outcomes = async (payouts: readonly Award[]) =>
  (await payMany(payouts)).map((each) =>
    each.outcome === 'refused' ? each.refusal.kind.code : each.moved.isRepeat ? 'repeat' : 'paid',
  );

async function people(...names: readonly string[]): Promise<readonly TestPerson[]> {
  const made: TestPerson[] = [];
  for (const name of names) made.push(await bank.person(name));
  return made;
}

describe('many payments by another domain', () => {
  it('reach each person once, in the history under the words of their kind', async () => {
    const all = await people('Ada', 'Bao', 'Cem');
    expect(await outcomes(all.map((person) => award(person)))).toEqual(['paid', 'paid', 'paid']);
    for (const person of all) {
      expect(await bank.balance(person)).toBe('500');
      const { items } = (await bank.call('GET', '/api/v1/wallet/activity', { as: person })).body;
      expect(items).toMatchObject([{ kind: 'grants.award', title: 'Grant' }]);
    }
  });

  it('pay a business beside people, and again under the same key changes nothing', async () => {
    const [ada] = await people('Ada');
    if (!ada) throw new Error('nobody');
    const firm = businessAccount('treasury.wallet')(crypto.randomUUID());
    const toFirm = { ...award(ada), to: firm };
    const both = [award(ada), toFirm];
    expect(await outcomes(both)).toEqual(['paid', 'paid']);
    expect(await outcomes(both)).toEqual(['repeat', 'repeat']);
    expect(await outcomes([{ ...toFirm, to: ada.userId }])).toEqual(['idempotency_mismatch']);
    const [account] = await bank.ledger.balancesOf(bank.database.db, [
      { kind: 'business', id: firm.business },
    ]);
    expect(account).toMatchObject({ purpose: 'treasury_wallet', balanceMinor: 500n });
    expect(await bank.balance(ada)).toBe('500');
  });

  it('pay one person several times, each under a key of its own', async () => {
    const [ada] = await people('Ada');
    if (!ada) throw new Error('nobody');
    expect(await outcomes([award(ada), award(ada), award(ada)])).toEqual(['paid', 'paid', 'paid']);
    expect(await bank.balance(ada)).toBe('1500');
  });

  it('repeated change nothing, also months later and mixed with new ones; another sum under a used key is refused', async () => {
    const [ada, bao] = await people('Ada', 'Bao');
    if (!ada || !bao) throw new Error('nobody');
    const [first, second] = [award(ada, { key: 'first' }), award(bao, { key: 'second' })];
    await payMany([first]);
    bank.clock.advance(60 * 24 * 3600);
    expect(await outcomes([first, second])).toEqual(['repeat', 'paid']);
    expect(await outcomes([second, { ...first, amount: jvd('501') }])).toEqual([
      'repeat',
      'idempotency_mismatch',
    ]);
    for (const other of [
      { ...first, amount: { ...jvd('500'), assetCode: 'USD' } },
      { ...first, from: grantsTill },
      award(bao, { key: 'first' }),
    ])
      expect(await outcomes([other])).toEqual(['idempotency_mismatch']);
    const alone = bank.services.unit((work) => bank.door.pay(work, first));
    expect((await alone).isRepeat).toBe(true);
    expect([await bank.balance(ada), await bank.balance(bao)]).toEqual(['500', '500']);
  });

  it('at the same time by several callers are paid once', async () => {
    const all = await people('Ada', 'Bao', 'Cem', 'Dov');
    const payouts = all.map((person) => award(person));
    const rounds = await Promise.all(
      Array.from({ length: 8 }, (_, round) => outcomes(round % 2 === 0 ? payouts : payouts.toReversed())),
    );
    expect(rounds.flat().filter((each) => each === 'paid')).toHaveLength(4);
    for (const person of all) expect(await bank.balance(person)).toBe('500');
  });

  it('leave the others as they are where one is refused: an unknown person, an empty account', async () => {
    const [ada] = await people('Ada');
    if (!ada) throw new Error('nobody');
    const unknown = award({ userId: crypto.randomUUID() });
    expect(await outcomes([unknown, award(ada, { from: grantsTill }), award(ada)])).toEqual([
      'recipient_unavailable',
      'insufficient_funds',
      'paid',
    ]);
    expect(await bank.balance(ada)).toBe('500');
  });

  it('come from the account of a fund as long as it has money, and from no other fund', async () => {
    const [ada] = await people('Ada');
    if (!ada) throw new Error('nobody');
    const fund = crypto.randomUUID();
    await bank.services.unit((work) =>
      bank.door.move(work, {
        kind: grantAward,
        key: crypto.randomUUID(),
        from: grantsPurse,
        to: programme(fund),
        amount: jvd('700'),
      }),
    );
    const payouts = [award(ada, { from: programme(fund) }), award(ada, { from: programme(fund) })];
    expect(await outcomes(payouts)).toEqual(['paid', 'insufficient_funds']);
    expect(await outcomes([award(ada, { from: programme(crypto.randomUUID()) })])).toEqual([
      'insufficient_funds',
    ]);
    const owned = await bank.ledger.balances(bank.database.db, { kind: 'fund', id: fund });
    expect(owned.map(({ purpose, balanceMinor }) => [purpose, balanceMinor])).toEqual([
      ['grants_programme', 200n],
    ]);
  });
});
