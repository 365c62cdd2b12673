import type { ReplyOf } from '@egcr/contract/endpoint';
import { parseMinor, type Money } from '@egcr/contract/money';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { assetOf, assets, type AssetCode } from '@egcr/ledger/contract';
import type { CallInput, Job } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { limitsChanged } from '../../contract/events.ts';
import { LIMIT_RAISE_WAIT_S } from '../../contract/limits.ts';
import { pinSum } from '../../contract/pin-rules.ts';
import { toWire } from '../../contract/rules.ts';
import type { CurrencyLimits, limitsCall, setLimitsCall } from '../../contract/security.ts';
import type { WalletParts } from '../parts.ts';
import { MAIN, personOwner, purseOf } from '../purses.ts';
import { leftInAll, tellOutflows } from './outflow.ts';
import { lockLimits, noLimits, readLimits, writeLimits, type OwnLimitRow, type OwnLimits } from './store.ts';

/** Writes limits that had to wait to the ledger once their time has come. */
export const APPLY_LIMITS = 'wallet.apply_limits';

/** The limits of every currency, and how much of them is used. */
export async function listLimits(parts: WalletParts, work: Work): Promise<ReplyOf<typeof limitsCall>> {
  const { userId } = personOf(work);
  const own = await readLimits(work.db, userId);
  const outflow = await tellOutflows(parts, work, [userId]);
  return {
    items: assets.map(({ code }) =>
      toCurrencyLimits(
        code,
        own.find((row) => row.asset === code),
        { left: leftInAll(outflow, userId, code), now: work.now },
      ),
    ),
  };
}

/**
 * Sets the limits of one currency. What gets lower counts at once, what gets higher or goes waits a day, and asks for the PIN as a higher
 * sum for the PIN does. Refuses pin_required.
 */
export async function setLimits(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof setLimitsCall>,
): Promise<CurrencyLimits> {
  const { userId } = personOf(work);
  const asset = assetOf(body.asset)?.code;
  invariant(asset !== undefined, 'the schema let a currency through that is none');
  // The row of limits first, then the account: in the order in which payments take them.
  const before = await lockLimits(work.db, userId, asset);
  const [accountId = ''] = await parts.ledger.openAccounts(work, [purseOf(userId, asset)]);
  const wanted = {
    transferMax: readLimit(body.per_transfer),
    dayMax: readLimit(body.per_day),
    monthMax: readLimit(body.per_month),
  };
  const plan = planned(limitsAt(before, work.now), wanted, work.now);
  const pinAbove = body.pin_above === undefined ? (before?.pinAbove ?? null) : readSum(body.pin_above);
  const sums = { before: before?.pinAbove ?? null, after: pinAbove };
  if (plan.later !== null || (await isSumRaised(parts, work, { userId, asset, sums })))
    requirePinInCall(work);
  const row = { asset, ...plan, pinAbove };
  await writeLimits(work.db, userId, { ...row, at: work.now });
  await enforce(parts, work, accountId, row.now);
  if (row.later !== null) {
    await work.enqueue(
      APPLY_LIMITS,
      { user_id: userId, asset },
      { runAt: row.later.from, key: `${APPLY_LIMITS} ${userId} ${asset}` },
    );
  }
  await work.emit(told(limitsChanged, { asset }, [userId]));
  const outflow = await tellOutflows(parts, work, [userId]);
  return toCurrencyLimits(asset, row, { left: leftInAll(outflow, userId, asset), now: work.now });
}

const applying = z.object({ user_id: z.string(), asset: z.enum(assets.map((asset) => asset.code)) });

/** Job: what has waited long enough counts. A change that came in between has a later time, and its own job. */
export const applyLimits =
  (parts: WalletParts): Job =>
  async (work, payload) => {
    const { user_id: userId, asset } = z.parse(applying, payload);
    const row = await lockLimits(work.db, userId, asset);
    if (!row?.later || row.later.from > work.now) return;
    const now = limitsAt(row, work.now);
    await writeLimits(work.db, userId, { ...row, now, later: null, at: work.now });
    const [accountId = ''] = await parts.ledger.openAccounts(work, [purseOf(userId, asset)]);
    await enforce(parts, work, accountId, now);
    await work.emit(told(limitsChanged, { asset }, [userId]));
  };

/** What counts at an instant: what waited counts from its time on, whether its job has run or not. */
function limitsAt(row: OwnLimitRow | undefined, at: Date): OwnLimits {
  if (!row) return noLimits;
  const { later } = row;
  if (later === null || later.from > at) return row.now;
  return { transferMax: later.transferMax, dayMax: later.dayMax, monthMax: later.monthMax };
}

/** Splits a wish into what counts at once and what waits: of each limit the lower of the old and the new counts now. */
function planned(current: OwnLimits, wanted: OwnLimits, at: Date): Pick<OwnLimitRow, 'now' | 'later'> {
  const now = {
    transferMax: lower(current.transferMax, wanted.transferMax),
    dayMax: lower(current.dayMax, wanted.dayMax),
    monthMax: lower(current.monthMax, wanted.monthMax),
  };
  const waits =
    now.transferMax !== wanted.transferMax ||
    now.dayMax !== wanted.dayMax ||
    now.monthMax !== wanted.monthMax;
  return { now, later: waits ? { ...wanted, from: addSeconds(at, LIMIT_RAISE_WAIT_S) } : null };
}

function lower(left: bigint | null, right: bigint | null): bigint | null {
  if (left === null) return right;
  return right === null || left < right ? left : right;
}

async function enforce(
  { ledger }: WalletParts,
  work: Work,
  accountId: string,
  { dayMax, monthMax }: OwnLimits,
): Promise<void> {
  await ledger.setLimits(work, accountId, { limitDayMinor: dayMax, limitMonthMinor: monthMax });
}

function readLimit(text: string | null): bigint | null {
  return text === null ? null : (parseMinor(text) ?? null);
}

function readSum(text: string | null): bigint | null {
  return text === null ? null : (parseMinor(text) ?? null);
}

/** Whether payments would ask for the PIN less often. No sum is a tenth of what can be spent, which grows without them. */
async function isSumRaised(
  { ledger }: WalletParts,
  { db }: Work,
  {
    userId,
    asset,
    sums: { before, after },
  }: {
    readonly userId: string;
    readonly asset: AssetCode;
    readonly sums: { readonly before: bigint | null; readonly after: bigint | null };
  },
): Promise<boolean> {
  if (before === after) return false;
  if (after === null) return true;
  if (before !== null) return after > before;
  const account = (await ledger.balances(db, personOwner(userId))).find(
    (one) => one.asset === asset && one.purpose === MAIN,
  );
  const availableMinor = account ? account.balanceMinor - account.heldMinor : 0n;
  return after > pinSum({ ownMinor: null, availableMinor });
}

function toCurrencyLimits(
  asset: AssetCode,
  row: OwnLimitRow | undefined,
  { left, now }: { readonly left: ReturnType<typeof leftInAll>; readonly now: Date },
): CurrencyLimits {
  const money = (amountMinor: bigint): Money<AssetCode> => ({ amountMinor, asset });
  const wire = (limits: OwnLimits) => ({
    per_transfer: limits.transferMax === null ? null : toWire(money(limits.transferMax)),
    per_day: limits.dayMax === null ? null : toWire(money(limits.dayMax)),
    per_month: limits.monthMax === null ? null : toWire(money(limits.monthMax)),
  });
  const sum = row?.pinAbove ?? null;
  return {
    asset,
    ...wire(limitsAt(row, now)),
    pin_above: sum === null ? null : toWire(money(sum)),
    used_day: toWire(money(left.dayMinor)),
    used_month: toWire(money(left.monthMinor)),
    later:
      row?.later && row.later.from > now ? { ...wire(row.later), from: toInstant(row.later.from) } : null,
  };
}
