import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { byHand } from '../testing/by-hand.ts';
import { ledgerDesk } from '../testing/ledger-desk.ts';

let database: TestDatabase;
let hand: ReturnType<typeof byHand>;
const ids = { account: '', transfer: '', hold: '' };
beforeAll(async () => {
  database = await testDatabase();
  const desk = ledgerDesk(database);
  hand = byHand(database, desk);
  const { account, holdId } = await desk.openHeld(100n, 60n);
  const posting = desk.posting({ debit: account, credit: await desk.openAccount(), amountMinor: 10n });
  await desk.post(posting);
  Object.assign(ids, { account, transfer: posting.id, hold: holdId });
});
afterAll(() => database.close());

/** The rule of a column that ends a statement even where every trigger is off, as for who loads a dump. */
const ruleOf = (statement: string) =>
  hand.refusedBy(async (client) => {
    await client.query('set local session_replication_role = replica');
    await client.query(statement);
  });

const MOST = '4000000000000000000';
const BEYOND = '4000000000000000001';

it.each([
  ["owner_kind = 'pet'", 'account_owner_kind_known'],
  ["owner_kind = 'business'", undefined],
  ["class = 'debt'", 'account_class_known'],
  ["class = 'transit'", undefined],
  ["status = 'lost'", 'account_status_known'],
  ["status = 'no_debit'", undefined],
  ["purpose = 'Main'", 'word_format'],
  ["purpose = '1a'", 'word_format'],
  ["purpose = 'a'", undefined],
  [`purpose = 'a${'b'.repeat(39)}'`, undefined],
  [`purpose = 'a${'b'.repeat(40)}'`, 'word_format'],
  [`balance = ${MOST}`, undefined],
  [`balance = ${BEYOND}`, 'account_balance_range'],
  [`floor = null, held = 0, balance = -${MOST}`, undefined],
  [`floor = null, held = 0, balance = -${BEYOND}`, 'account_balance_range'],
  ['held = -1', 'account_held_range'],
  [`held = ${BEYOND}, floor = null`, 'account_held_range'],
  ['held = balance', undefined],
  ['held = balance + 1', 'account_floor_kept'],
  ['ceiling = balance', undefined],
  ['ceiling = balance - 1', 'account_ceiling_kept'],
  ['out_day = 0, out_month = 0', undefined],
  ['out_day = -1', 'account_out_positive'],
  ['out_month = -1', 'account_out_positive'],
])('an account is never kept with %s', async (change, rule) => {
  expect(await ruleOf(`update ledger.account set ${change} where id = '${ids.account}'`)).toBe(rule);
});

it.each([
  ['id = gen_random_uuid()', 'transfer_id_version'],
  ['amount = 0', 'transfer_amount_range'],
  ['amount = 1', undefined],
  [`amount = ${MOST}`, undefined],
  [`amount = ${BEYOND}`, 'transfer_amount_range'],
  ['credit = debit', 'transfer_two_accounts'],
  ["request_hash = decode(repeat('00', 31), 'hex')", 'transfer_hash_length'],
  ['reverses = id', 'transfer_reverses_another'],
  ['reverses = debit', undefined],
])('a transfer is never kept with %s', async (change, rule) => {
  expect(await ruleOf(`update ledger.transfer set ${change} where id = '${ids.transfer}'`)).toBe(rule);
});

it.each([
  ['amount = 0', 'entry_amount_nonzero'],
  ['amount = -1', undefined],
  ['version = 0', 'entry_version_positive'],
])('an entry is never kept with %s', async (change, rule) => {
  const of = `where account_id = '${ids.account}' and version = 1`;
  expect(await ruleOf(`update ledger.entry set ${change} ${of}`)).toBe(rule);
});

it.each([
  ['amount = 0', 'hold_amount_range'],
  [`amount = ${MOST}`, undefined],
  [`amount = ${BEYOND}`, 'hold_amount_range'],
  ['captured = -1', 'hold_captured_range'],
  ['captured = amount', undefined],
  ['captured = amount + 1', 'hold_captured_range'],
  ["state = 'lost', ended_at = now()", 'hold_state_known'],
  ["state = 'expired', ended_at = now()", undefined],
  ["state = 'expired'", 'hold_end_known'],
  ['ended_at = now()', 'hold_end_known'],
  ["request_hash = decode(repeat('00', 33), 'hex')", 'hold_hash_length'],
  ['expires_at = created_at', 'hold_expires_later'],
])('a hold is never kept with %s', async (change, rule) => {
  expect(await ruleOf(`update ledger.hold set ${change} where id = '${ids.hold}'`)).toBe(rule);
});

const bytes = (count: number) => `decode(repeat('00', ${count}), 'hex')`;
const asset = (code: string, exponent: number, kind = 'token', supply = 'null') =>
  `ledger.asset values ('${code}', ${exponent}, 'x', 'X', '${kind}', ${supply}, 99)`;
const checkpoint = (xids: string, sizes: string, root = bytes(32)) =>
  `ledger.checkpoint values (9, ${xids}, ${sizes}, ${root}, now(), now(), 'note')`;
const tile = (level: number, count: number) => `ledger.log_tile values (${level}, 9, ${bytes(count)})`;

it.each([
  [asset('ABC', 0), undefined],
  [asset('ABCDEFGHIJ', 6), undefined],
  [asset('AB', 0), 'asset_code_format'],
  [asset('ABCDEFGHIJK', 0), 'asset_code_format'],
  [asset('abc', 0), 'asset_code_format'],
  [asset('1BC', 0), 'asset_code_format'],
  [asset('ABC', -1), 'asset_exponent_range'],
  [asset('ABC', 7), 'asset_exponent_range'],
  [asset('ABC', 0, 'currency'), undefined],
  [asset('ABC', 0, 'metal'), 'asset_kind_known'],
  [asset('ABC', 2, 'token', '40000000000000000'), undefined],
  [asset('ABC', 2, 'token', '40000000000000001'), 'asset_supply_fits'],
  [checkpoint("'5', '6'", '0, 1'), undefined],
  [checkpoint("'5', '5'", '0, 1'), 'checkpoint_xids_grow'],
  [checkpoint("'5', '6'", '1, 1'), 'checkpoint_grows'],
  [checkpoint("'5', '6'", '-1, 1'), 'checkpoint_grows'],
  [checkpoint("'5', '6'", '0, 1', bytes(31)), 'checkpoint_root_length'],
  [tile(0, 32), undefined],
  [tile(7, 8192), undefined],
  [tile(-1, 32), 'log_tile_level_range'],
  [tile(8, 32), 'log_tile_level_range'],
  [tile(0, 0), 'log_tile_whole_hashes'],
  [tile(0, 33), 'log_tile_whole_hashes'],
  [tile(0, 8224), 'log_tile_whole_hashes'],
  [`ledger.log_key values (${bytes(32)}, now())`, undefined],
  [`ledger.log_key values (${bytes(33)}, now())`, 'log_key_length'],
  ["ledger.epoch values (9, 'c', 0, 0, now())", undefined],
  ["ledger.epoch values (-1, 'c', 0, 0, now())", 'epoch_not_negative'],
  ["ledger.epoch values (9, 'c', -1, 0, now())", 'epoch_not_negative'],
  ["ledger.epoch values (9, 'c', 0, -1, now())", 'epoch_not_negative'],
  ['ledger.account_snapshot values (gen_random_uuid(), now(), 1, 0, now())', undefined],
  [
    'ledger.account_snapshot values (gen_random_uuid(), now(), 0, 0, now())',
    'account_snapshot_version_positive',
  ],
  ...(['new', 'all', 'some'] as const).map((kind): [string, string | undefined] => [
    `ledger.reconciliation_run values (gen_random_uuid(), '${kind}', now(), 1, '1', '2', 1, 1, '[]', '[]', 0)`,
    kind === 'some' ? 'reconciliation_run_kind_known' : undefined,
  ]),
])('of what proves the books is kept only what can be: %s', async (row, rule) => {
  expect(await ruleOf(`insert into ${row}`)).toBe(rule);
});
