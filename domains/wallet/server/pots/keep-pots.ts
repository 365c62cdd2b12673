import type { ReplyOf } from '@egcr/contract/endpoint';
import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { type AssetCode, assetOf } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { POTS_MAX } from '../../contract/limits.ts';
import {
  potLooks,
  type changePotCall,
  type closePotCall,
  type createPotCall,
  type movePotCall,
  type Pot,
  type potsCall,
} from '../../contract/pots.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { readMoney, toWire } from '../../contract/rules.ts';
import { moveMoney } from '../move-money.ts';
import { partyOf } from '../own-party.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { personOwner, potPurse, purseOf } from '../purses.ts';
import { closePotRow, insertPot, listPots, lockPot, lockPotCount, updatePot, type PotRow } from './store.ts';

/** A person's open pots with what is in each. */
export async function readPots(parts: WalletParts, work: Work): Promise<ReplyOf<typeof potsCall>> {
  const { userId } = personOf(work);
  const rows = await listPots(work.db, userId);
  const accounts = await parts.ledger.balances(work.db, personOwner(userId));
  const balanceOf = new Map(accounts.map((account) => [account.id, account.balanceMinor]));
  return { items: rows.map((row) => showPot(row, balanceOf.get(row.account_id) ?? 0n)) };
}

/** Opens an empty pot and its account. Refuses pot_limit_reached. */
export async function createPot(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof createPotCall>,
): Promise<Pot> {
  const { userId } = personOf(work);
  if ((await lockPotCount(work.db, userId)) >= POTS_MAX) throw new Refusal(walletRefusals.pot_limit_reached);
  const asset = assetCode(body.asset);
  const id = work.effectId;
  const [accountId] = await parts.ledger.openAccounts(work, [potPurse(userId, asset, id)]);
  invariant(accountId !== undefined, 'the account of a pot was not opened');
  const row: PotRow = {
    id,
    user_id: userId,
    asset,
    account_id: accountId,
    name: body.name,
    look: body.look,
    target: minorOf(body.target ?? null, asset),
    target_on: body.target_on ?? null,
    created_at: work.now,
    closed_at: null,
  };
  await insertPot(work.db, row);
  return showPot(row, 0n);
}

/** Changes name, look or goal. Refuses not_found, unknown_currency. */
export async function changePot(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof changePotCall>,
): Promise<Pot> {
  const row = await ownPot(work, params.id);
  const changed: PotRow = {
    ...row,
    name: body.name ?? row.name,
    look: body.look ?? row.look,
    target: body.target === undefined ? row.target : minorOf(body.target, assetCode(row.asset)),
    target_on: body.target_on === undefined ? row.target_on : body.target_on,
  };
  await updatePot(work.db, changed);
  return showPot(changed, await balanceOf(parts, work, row));
}

/** Moves money into a pot or back. Refuses not_found, unknown_currency, account_frozen, insufficient_funds, in that order. */
export async function movePot(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof movePotCall>,
): Promise<Pot> {
  const row = await ownPot(work, params.id);
  const amountMinor = minorOf(body.amount, assetCode(row.asset));
  invariant(amountMinor !== null, 'the schema let an amount through that is none');
  await move(parts, work, { row, direction: body.direction, amountMinor });
  return showPot(row, await balanceOf(parts, work, row));
}

/** Closes a pot for good; what is in it goes back. Refuses not_found, account_frozen. */
export async function closePot(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof closePotCall>,
): Promise<ReplyOf<typeof closePotCall>> {
  const row = await ownPot(work, params.id);
  const amountMinor = await balanceOf(parts, work, row);
  if (amountMinor > 0n) await move(parts, work, { row, direction: 'out', amountMinor });
  await closePotRow(work.db, row.id, work.now);
  await parts.ledger.setStatus(work, row.account_id, 'closed');
  return { returned: toWire({ amountMinor, asset: assetCode(row.asset) }) };
}

async function move(
  parts: WalletParts,
  work: Work,
  {
    row,
    direction,
    amountMinor,
  }: { readonly row: PotRow; readonly direction: 'in' | 'out'; readonly amountMinor: bigint },
): Promise<void> {
  const { userId } = personOf(work);
  const asset = assetCode(row.asset);
  const [purse, pot] = [purseOf(userId, asset), potPurse(userId, asset, row.id)];
  const me = await partyOf(parts, work, userId);
  await moveMoney(parts, work, {
    id: work.effectId,
    kind: direction === 'in' ? 'pot_in' : 'pot_out',
    debit: direction === 'in' ? purse : pot,
    credit: direction === 'in' ? pot : purse,
    money: { amountMinor, asset },
    // In the history it stands where a note would: to which pot.
    note: row.name,
    meta: { pot_id: row.id },
    from: me,
    to: me,
  });
}

async function ownPot(work: Work, givenId: string): Promise<PotRow> {
  const row = await lockPot(work.db, personOf(work).userId, pathId(givenId));
  if (!row) throw new Refusal(platformRefusals.not_found);
  return row;
}

async function balanceOf({ ledger }: WalletParts, { db }: Work, row: PotRow): Promise<bigint> {
  return (await ledger.account(db, row.account_id))?.balanceMinor ?? 0n;
}

function assetCode(code: string): AssetCode {
  const asset = assetOf(code);
  invariant(asset !== undefined, `a pot holds ${code}, which the contract does not know`);
  return asset.code;
}

/** Minor units of an amount in the pot's currency. Refuses unknown_currency for any other. */
function minorOf(amount: WireMoney | null, asset: AssetCode): bigint | null {
  if (amount === null) return null;
  const money = readMoney(amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  return money.amountMinor;
}

function showPot(row: PotRow, balanceMinor: bigint): Pot {
  const asset = assetCode(row.asset);
  const look = potLooks.find((known) => known === row.look);
  invariant(look !== undefined, `a pot looks like ${row.look}, which the contract does not know`);
  return {
    id: row.id,
    name: row.name,
    look,
    asset,
    account_id: row.account_id,
    balance: toWire({ amountMinor: balanceMinor, asset }),
    target: row.target === null ? null : toWire({ amountMinor: row.target, asset }),
    target_on: row.target_on,
    created_at: toInstant(row.created_at),
  };
}
