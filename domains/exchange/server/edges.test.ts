import type { Account } from '@egcr/ledger/server';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { convertJobs } from './calls.ts';
import { fillUp } from './convert-money.ts';
import { stateOf } from './make-quote.ts';
import type { KeptQuote } from './quote-store.ts';
import { openBank } from './testing/bank.ts';
import { exchangeDesk, money } from './testing/exchange-desk.ts';

let bank: Bank;
let desk: ReturnType<typeof exchangeDesk>;
beforeAll(async () => {
  bank = await openBank();
  desk = exchangeDesk(bank);
  await bank.setRates();
});
afterAll(() => bank.close());

const quoteFor = async (as: TestPerson) =>
  (await desk.ask(as, { from: 'JVD', to: 'USD', amount: money('10000', 'JVD') })).body;

describe('a quote as it is kept', () => {
  it.each([
    ['of one currency', 'to_asset = from_asset', 'quote_two_currencies'],
    ['of no side', "side = 'middle'", 'quote_side_known'],
    ['of nothing that leaves', 'source = 0, fee = 0', 'quote_amounts_range'],
    ['of the least that leaves', 'source = 1, fee = 0', undefined],
    ['of too much that leaves', 'source = 4000000000000000001', 'quote_amounts_range'],
    ['of nothing that arrives', 'target = 0', 'quote_amounts_range'],
    ['of too much that arrives', 'target = 4000000000000000001', 'quote_amounts_range'],
    ['of the most that arrives', 'target = 4000000000000000000', undefined],
    ['with a fee below zero', 'fee = -1', 'quote_amounts_range'],
    ['without a fee', 'fee = 0', undefined],
    ['with a fee that takes all', 'fee = source', 'quote_amounts_range'],
    ['at no rate', 'rate_numerator = 0', 'quote_rate_positive'],
    ['at a rate of nothing', 'rate_denominator = 0', 'quote_rate_positive'],
    ['of no middle', 'mid_numerator = 0', 'quote_rate_positive'],
    ['of a middle of nothing', 'mid_denominator = 0', 'quote_rate_positive'],
    ['with a fee of ten thousand hundredths', 'fee_bps = 10000', 'quote_fee_range'],
    ['with a fee of one hundredth less', 'fee_bps = 9999', undefined],
    ['used for nothing', 'used_at = now()', 'quote_used_whole'],
    ['used at no time', 'conversion_id = id', 'quote_used_whole'],
    ['used for both', 'used_at = now(), conversion_id = id, transfer_id = id', 'quote_used_whole'],
    ['used for a payment', 'used_at = now(), transfer_id = id', undefined],
    ['used and void', 'used_at = now(), transfer_id = id, voided_at = now()', 'quote_used_or_voided'],
  ])('is not kept where it cannot be: %s', async (_, change, rule) => {
    const { id } = await quoteFor(await bank.person('Amina'));
    expect(await refusedBy(bank.database, `update exchange.quote set ${change} where id = $1`, [id])).toBe(
      rule,
    );
  });

  it('is used, void, expired or open, in that order', () => {
    const now = new Date('2026-11-29T12:00:00Z');
    const open = {
      conversionId: null,
      transferId: null,
      voidedAt: null,
      expiresAt: new Date(now.getTime() + 1),
    };
    const state = (change: Partial<KeptQuote>) => stateOf({ ...open, ...change } as KeptQuote, now);
    expect([
      state({}),
      state({ expiresAt: now }),
      state({ expiresAt: now, voidedAt: now }),
      state({ expiresAt: now, voidedAt: now, transferId: 'a' }),
      state({ conversionId: 'a' }),
    ]).toEqual(['open', 'expired', 'void', 'used', 'used']);
  });

  it('is forgotten once it expired more than seven days ago', async () => {
    const amina = await bank.person('Amina');
    const { id, expires_at } = await quoteFor(amina);
    const isThere = async () =>
      (await bank.call('GET', `/api/v1/wallet/quotes/${id}`, { as: amina })).status === 200;
    const dropAt = (ms: number) =>
      bank.services.unit(async (work) =>
        convertJobs['exchange.drop_quotes']?.({ ...work, now: new Date(Date.parse(expires_at) + ms) }, {}),
      );
    await dropAt(7 * 24 * 3_600_000);
    expect(await isThere()).toBe(true);
    await dropAt(7 * 24 * 3_600_000 + 1);
    expect(await isThere()).toBe(false);
  });
});

describe('where an account lets nothing in or out', () => {
  it.each([
    ['own', 'JVD', 'main', 423, 'account_frozen'],
    ['own', 'USD', 'main', 423, 'account_frozen'],
    ['house', 'JVD', 'fx_liquidity', 409, 'liquidity_short'],
    ['house', 'USD', 'fx_liquidity', 409, 'liquidity_short'],
    ['house', 'JVD', 'fx_fees', 409, 'liquidity_short'],
  ])('a conversion is refused: %s %s %s', async (...[whose, asset, purpose, status, code]) => {
    const amina = await bank.person('Amina', '50000');
    expect((await desk.convert(amina, (await quoteFor(amina)).id)).status).toBe(201);
    const account = await desk.accountOf(whose === 'own' ? amina : 'house', asset, purpose);
    const quote = await quoteFor(amina);
    await desk.setStatus(account, 'frozen');
    const refused = await desk.convert(amina, quote.id);
    await desk.setStatus(account, 'open');
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await desk.convert(amina, quote.id)).status).toBe(201);
  });
});

describe('in a sandbox the liquidity', () => {
  const filled = async (balanceMinor: bigint, targetMinor: bigint, heldMinor = 0n) => {
    const account = async (): Promise<Account> => ({
      id: 'gives',
      owner: { kind: 'system', id: 'house' },
      asset: 'USD',
      purpose: 'fx_liquidity',
      status: 'open',
      balanceMinor,
      heldMinor,
      version: 1n,
      openedAt: new Date(0),
      limitDayMinor: null,
      limitMonthMinor: null,
      outDayMinor: 0n,
      outDayOn: null,
      outMonthMinor: 0n,
      outMonthOn: null,
    });
    const [posting] = await fillUp(
      { ledger: { account } },
      { db: bank.database.db, newId: () => 'id' },
      { quote: { targetMinor, to: 'USD' }, gives: 'gives', play: 'play' },
    );
    return posting && [posting.debit, posting.credit, posting.amountMinor];
  };

  it('fills itself for two hundred conversions of the size, before it covers less than a hundred', async () => {
    expect(await filled(1_000n, 10n)).toBeUndefined();
    expect(await filled(999n, 10n)).toEqual(['play', 'gives', 2_000n]);
    expect(await filled(1_000n, 10n, 1n)).toEqual(['play', 'gives', 2_000n]);
  });

  it('gives each conversion only what it needs where the usual amount would be too much play money', async () => {
    const most = 10n ** 17n / 200n;
    expect(await filled(0n, most)).toEqual(['play', 'gives', 10n ** 17n]);
    expect(await filled(0n, most + 1n)).toEqual(['play', 'gives', most + 1n]);
  });
});
