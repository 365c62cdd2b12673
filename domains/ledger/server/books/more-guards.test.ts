import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { byHand } from '../testing/by-hand.ts';
import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let hand: ReturnType<typeof byHand>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  hand = byHand(database, desk);
});
afterAll(() => database.close());

describe('the database itself refuses', () => {
  it.each([
    'amount = amount + 1',
    "reason = 'other'",
    "expires_at = expires_at + interval '1 day'",
    'captured = captured - 1',
    'id = gen_random_uuid()',
    'account_id = (select id from ledger.account other where other.id <> account_id limit 1)',
    "request_hash = decode(repeat('00', 32), 'hex')",
    'is_ordered = not is_ordered',
    "created_at = created_at - interval '1 day'",
  ])('to change what a hold is: %s', async (change) => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const shop = await desk.openAccount();
    await desk.post(desk.posting({ debit: account, credit: shop, amountMinor: 10n, holdId }));
    expect(
      await hand.refusedBy((client) =>
        client.query(`update ledger.hold set ${change} where id = $1`, [holdId]),
      ),
    ).toBe('hold_goes_forward');
  });

  it('to open a hold again that has ended', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const shop = await desk.openAccount();
    await desk.post(desk.posting({ debit: account, credit: shop, amountMinor: 60n, holdId }));
    const reopen = "update ledger.hold set state = 'open', ended_at = null where id = $1";
    expect(await hand.refusedBy((client) => client.query(reopen, [holdId]))).toBe('hold_goes_forward');
  });

  it.each(['day', 'month'])('that more leaves than the limit of the %s allows', async (span) => {
    const account = await desk.openFunded(100n, { limitDayMinor: 50n, limitMonthMinor: 50n });
    const leave = (amount: number) =>
      hand.refusedBy((client) =>
        client.query(
          `update ledger.account set out_${span} = $2, out_${span}_on = '2026-11-01' where id = $1`,
          [account, amount],
        ),
      );
    expect([await leave(50), await leave(51)]).toEqual([undefined, 'account_limit_kept']);
  });

  it('a limit that grows anew on the next day, and lets what is over a limit set since stay as it is', async () => {
    const account = await desk.openFunded(100n, { limitDayMinor: 50n, limitMonthMinor: 50n });
    const set = (fields: string) =>
      hand.refusedBy((client) =>
        client.query(`update ledger.account set ${fields} where id = $1`, [account]),
      );
    for (const span of ['day', 'month']) {
      for (const fields of [`out_${span} = 40, out_${span}_on = '2026-11-01'`, `limit_${span} = 30`]) {
        await database.owner.query(`update ledger.account set ${fields} where id = $1`, [account]);
      }
      expect(await set(`out_${span} = 40`)).toBeUndefined();
      expect(await set(`out_${span} = 39`)).toBeUndefined();
      expect(await set(`out_${span} = 41`)).toBe('account_limit_kept');
      expect(await set(`out_${span} = 31, out_${span}_on = '2026-12-01'`)).toBe('account_limit_kept');
      expect(await set(`out_${span} = 30, out_${span}_on = '2026-12-01'`)).toBeUndefined();
    }
  });

  it('numbers and times of the sealed log and of holds that cannot be', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const hold = (columns: string) =>
      hand.refusedBy((client) =>
        client.query(
          `insert into ledger.hold (id, account_id, amount, captured, state, ended_at, reason, request_hash, created_at, expires_at)
           select gen_random_uuid(), $1, ${columns} from (select decode(repeat('00', 32), 'hex') as hash) h`,
          [account],
        ),
      );
    const times = "now(), now() + interval '1 hour'";
    expect(await hold(`10, 10, 'open', null, 'card', hash, ${times}`)).toBeUndefined();
    expect(await hold(`0, 0, 'open', null, 'card', hash, ${times}`)).toBe('hold_amount_range');
    expect(await hold(`10, 0, 'open', now(), 'card', hash, ${times}`)).toBe('hold_end_known');
    expect(await hold(`10, 0, 'released', null, 'card', hash, ${times}`)).toBe('hold_end_known');
    expect(await hold(`10, 0, 'open', null, 'card', hash, now(), now()`)).toBe('hold_expires_later');
    expect(
      await hand.refusedBy((client) =>
        client.query("update ledger.hold set state = 'released', ended_at = now() where id = $1", [holdId]),
      ),
    ).toBeUndefined();
    const root = (columns: string) =>
      hand.refusedBy((client) =>
        client.query(
          `insert into ledger.checkpoint (seq, xid_from, xid_to, size_before, tree_size, root, posted_through, sealed_at, note)
           select 1, ${columns}, decode(repeat('00', 32), 'hex'), now(), now(), 'note'`,
        ),
      );
    expect(await root("'1', '2', 0, 1")).toBeUndefined();
    expect(await root("'1', '2', 1, 1")).toBe('checkpoint_grows');
    expect(await root("'1', '2', -1, 1")).toBe('checkpoint_grows');
    expect(await root("'2', '2', 0, 1")).toBe('checkpoint_xids_grow');
    const tile = (bytes: string) =>
      hand.refusedBy((client) =>
        client.query(
          `insert into ledger.log_tile (level, index, hashes) values (0, 9, decode(repeat('00', ${bytes}), 'hex'))`,
        ),
      );
    expect([await tile('32'), await tile('8192'), await tile('33'), await tile('8224')]).toEqual([
      undefined,
      undefined,
      'log_tile_whole_hashes',
      'log_tile_whole_hashes',
    ]);
  });

  it('to change a month-end balance', async () => {
    const statements = ['delete from ledger.account_snapshot', 'truncate ledger.account_snapshot'];
    for (const statement of statements) {
      expect(await hand.refusedBy((client) => client.query(statement))).toBe('account_snapshot_append_only');
    }
  });
});

it('the doors of the posting function stay empty', async () => {
  const [payer, payee] = [await desk.openFunded(100n), await desk.openAccount()];
  const one = () => desk.posting({ debit: payer, credit: payee, amountMinor: 1n });
  expect(inShort([...(await desk.post(one())), ...(await desk.post(one(), one()))])).toEqual([
    'posted',
    'posted',
    'posted',
  ]);
  const { rows } = await database.owner.query(
    'select from ledger.posting union all select from ledger.posting_of_one',
  );
  expect(rows).toEqual([]);
});

it('one plain transfer is refused for the same reasons alone as among others', async () => {
  const payer = await desk.openFunded(1000n, { limitDayMinor: 500n, limitMonthMinor: 600n });
  const payee = await desk.openAccount({ ceilingMinor: 450n });
  const frozen = await desk.openAccount();
  await database.pool.query("select ledger.set_account_status($1, 'frozen')", [frozen]);
  const dollars = await desk.openAccount({ asset: 'USD' });
  const monthly = await desk.openFunded(1000n, { limitMonthMinor: 500n });
  const held = await desk.openHeld(100n, 60n);
  const elsewhere = await desk.openAccount();
  const pay = (credit: string, amountMinor: bigint, more: object = {}) => ({
    ...desk.posting({ debit: payer, credit, amountMinor }),
    ...more,
  });
  const wishes = [
    pay(payee, 0n),
    pay(payee, 4_000_000_000_000_000_001n),
    pay(payer, 1n),
    pay(desk.newId(), 1n),
    pay(dollars, 1n),
    pay(frozen, 1n),
    pay(payee, 1n, { debit: frozen }),
    pay(elsewhere, 1001n),
    pay(elsewhere, 501n),
    pay(payee, 451n),
    pay(elsewhere, 501n, { debit: monthly }),
    pay(elsewhere, 41n, { debit: held.account }),
    pay(payee, 1n, { id: '00000000-0000-7000-8000-000000000000' }),
  ];
  const together = inShort(await desk.post(...wishes));
  const alone = [];
  for (const wish of wishes) alone.push(...inShort(await desk.post(wish)));

  expect(alone).toEqual(together);
  expect(new Set(together)).toEqual(
    new Set([
      'amount_invalid',
      'same_account',
      'account_unknown',
      'asset_mismatch',
      'credit_frozen',
      'debit_frozen',
      'insufficient_funds',
      'over_limit_day',
      'over_limit_month',
      'over_ceiling',
      'id_out_of_time',
    ]),
  );
});

it('one plain transfer may take all there is, up to each limit and no more, in whichever direction the ids lie', async () => {
  const wanted = { limitDayMinor: 30n, limitMonthMinor: 50n };
  // Ids of accounts follow the time they were opened: the payer is the lower of the two, and then the higher.
  for (const isFirst of [true, false]) {
    const early = await desk.openAccount({ ceilingMinor: 60n });
    const payer = await desk.openFunded(100n, wanted);
    const late = await desk.openAccount({ ceilingMinor: 60n });
    const payee = isFirst ? late : early;
    const elsewhere = isFirst ? await desk.openAccount() : early;
    const pay = async (amountMinor: bigint, day: Date, credit = payee, debit = payer) => {
      const id = `${day
        .getTime()
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}${desk.newId().slice(13)}`;
      return inShort(
        await desk.inUnit(({ db }) =>
          postgresLedger.post({ db, now: day }, [{ ...desk.posting({ debit, credit, amountMinor }), id }]),
        ),
      );
    };
    const [first, second, third, next] = [
      new Date('2027-03-01T00:00:00Z'),
      new Date('2027-03-02T00:00:00Z'),
      new Date('2027-03-31T23:59:59Z'),
      new Date('2027-04-01T00:00:00Z'),
    ];
    expect(await pay(31n, first)).toEqual(['over_limit_day']);
    expect(await pay(30n, first)).toEqual(['posted']);
    expect(await pay(1n, first)).toEqual(['over_limit_day']);
    expect(await pay(21n, second)).toEqual(['over_limit_month']);
    expect(await pay(20n, second)).toEqual(['posted']);
    expect(await pay(1n, third)).toEqual(['over_limit_month']);
    expect(await pay(11n, next)).toEqual(['over_ceiling']);
    expect(await pay(10n, next)).toEqual(['posted']);
    expect((await postgresLedger.account(database.db, payer))?.outMonthMinor).toBe(10n);
    const all = await desk.openFunded(5n);
    expect(await pay(6n, desk.clock.now(), elsewhere === early ? payer : elsewhere, all)).toEqual([
      'insufficient_funds',
    ]);
    expect(await pay(5n, desk.clock.now(), elsewhere === early ? payer : elsewhere, all)).toEqual(['posted']);
  }
});

it('an id is a day off at most, before and after, alone and among others', async () => {
  const [payer, payee] = [await desk.openFunded(1000n), await desk.openAccount()];
  const now = new Date('2027-06-01T12:00:00Z');
  const idAt = (ms: number, last: string) =>
    `${(now.getTime() + ms)
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7000-8000-0000000000${last}`;
  const wish = (ms: number, last: string) => ({
    ...desk.posting({ debit: payer, credit: payee, amountMinor: 1n }),
    id: idAt(ms, last),
  });
  const day = 86_400_000;
  const asked = (from: string) => [
    wish(-day - 1, `${from}1`),
    wish(-day, `${from}2`),
    wish(day, `${from}3`),
    wish(day + 1, `${from}4`),
  ];
  const post = (...batch: readonly ReturnType<typeof wish>[]) =>
    desk.inUnit(({ db }) => postgresLedger.post({ db, now }, batch)).then(inShort);
  const expected = ['id_out_of_time', 'posted', 'posted', 'id_out_of_time'];
  expect(await post(...asked('a'))).toEqual(expected);
  const alone = [];
  for (const one of asked('b')) alone.push(...(await post(one)));
  expect(alone).toEqual(expected);
});

it('what a hold gives back at its end goes back to the day and the month in which it was counted, and to no other', async () => {
  const leftOn = async (account: string) => {
    const found = await postgresLedger.account(database.db, account);
    return [found?.outDayMinor, found?.outDayOn, found?.outMonthMinor, found?.outMonthOn];
  };
  const days = ['2027-08-10', '2027-08-11', '2027-09-01'].map((day) => new Date(`${day}T14:00:00Z`));
  const before = (at: Date) => new Date(at.getTime() - 1);
  const seen: unknown[] = [];
  for (const now of days) {
    for (const way of ['capture', 'release', 'expire'] as const) {
      const account = await desk.openFunded(100n, { limitDayMinor: 90n, limitMonthMinor: 90n });
      const shop = await desk.openAccount();
      const first = new Date('2027-08-10T10:00:00Z');
      const hold = { ...desk.hold({ accountId: account, amountMinor: 60n }), expiresAt: now };
      const payment = (more: object) => ({
        ...desk.posting({ debit: account, credit: shop, amountMinor: 5n, ...more }),
        id: uuidv7(now.getTime()),
      });
      await desk.inUnit(({ db }) => postgresLedger.hold({ db, now: first }, [hold]));
      // What is captured was counted already; an ordinary payment counts on its own day.
      const capture = payment(way === 'capture' ? { holdId: hold.id, endsHold: true } : {});
      const verdicts = await desk.inUnit(({ db }) =>
        postgresLedger.post({ db, now: before(now) }, [capture]),
      );
      expect(inShort(verdicts)).toEqual(['posted']);
      const ended = await desk.inUnit(async ({ db }) =>
        way === 'release'
          ? postgresLedger.releaseHold({ db, now }, hold.id)
          : (await postgresLedger.expireHolds({ db, now }, 100)).filter(({ id }) => id === hold.id).length,
      );
      expect(ended).toBe({ capture: 0, release: 'released', expire: 1 }[way]);
      seen.push([way, ...(await leftOn(account))]);
    }
  }
  expect(seen).toEqual([
    ['capture', 5n, '2027-08-10', 5n, '2027-08-01'],
    ['release', 5n, '2027-08-10', 5n, '2027-08-01'],
    ['expire', 5n, '2027-08-10', 5n, '2027-08-01'],
    ['capture', 0n, '2027-08-11', 5n, '2027-08-01'],
    ['release', 5n, '2027-08-11', 5n, '2027-08-01'],
    ['expire', 5n, '2027-08-11', 5n, '2027-08-01'],
    ['capture', 0n, '2027-09-01', 0n, '2027-09-01'],
    ['release', 5n, '2027-09-01', 5n, '2027-09-01'],
    ['expire', 5n, '2027-09-01', 5n, '2027-09-01'],
  ]);
});
