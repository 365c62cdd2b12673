/**
 * The door money leaves by. Whatever takes money out of a person's account asks here first: sending, paying a request, a standing
 * order, a conversion, a withdrawal, and any job that does so later. The ledger stops frozen accounts once more, under the account's lock.
 */
import type { Money } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import type { AssetCode } from '@egcr/ledger/contract';
import type { WantedAccount } from '@egcr/ledger/server';
import type { Standing } from '@egcr/identity/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import type { WalletParts } from '../parts.ts';
import { MAIN } from '../purses.ts';
import { limitRefusal } from './count-limits.ts';
import { lockGuardsOf, readFrozenAt, type LimitsInForce } from './store.ts';
import { tellOutflows, type Outflow } from './outflow.ts';

/** What judging needs of the wallet. */
export type MoneyParts = Pick<WalletParts, 'ledger' | 'people' | 'rates'>;

/** Money that is to leave an account. */
export interface Leaving {
  readonly debit: WantedAccount;
  readonly money: Money<AssetCode>;
}

/**
 * `alone`: the same person is judged earlier in the list and has a limit of day or month. Whether this payment is within it is known
 * only once the earlier one is posted: judge it again then.
 */
export type Judgement =
  | { readonly outcome: 'clear' | 'alone' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

type At = Pick<Work, 'db' | 'now'>;

/**
 * Judges payments in order. Refuses account_banned, money_held, wallet_frozen, limit_rate_stale, over_limit_transfer,
 * over_limit_day, over_limit_month, in that order. Rows of limits stay locked until the transaction ends, so that payments in different currencies
 * follow each other: post afterwards, in the same transaction. Two questions; two more where someone has set limits.
 */
export async function judgeLeaving(
  parts: MoneyParts,
  work: At,
  leaving: readonly Leaving[],
): Promise<readonly Judgement[]> {
  const payers = [...new Set(leaving.filter(isOwnMoney).map(({ debit }) => debit.owner.id))];
  if (payers.length === 0) return leaving.map(() => clear);
  const [standings, guards] = await Promise.all([
    parts.people.standingOf(work.db, payers, work.now),
    lockGuardsOf(work.db, payers, work.now),
  ]);
  const limited = [...guards].flatMap(([id, { limits }]) => (limits.length > 0 ? [id] : []));
  const outflow = limited.length > 0 ? await tellOutflows(parts, work, limited) : undefined;
  const seen = new Set<string>();
  return leaving.map((one) => {
    if (!isOwnMoney(one)) return clear;
    const { id } = one.debit.owner;
    const own = guards.get(id);
    const refusal =
      standingRefusal(standings.get(id), work.now) ??
      (own?.isFrozen ? new Refusal(walletRefusals.wallet_frozen) : undefined);
    if (refusal) return { outcome: 'refused', refusal };
    if (own === undefined || own.limits.length === 0 || outflow === undefined) return clear;
    if (seen.has(id)) return { outcome: 'alone' };
    seen.add(id);
    return judgeLimits(own.limits, outflow, one);
  });
}

/** The same for one payment, which is refused by a throw. */
export async function refuseLeaving(parts: MoneyParts, work: At, leaving: Leaving): Promise<void> {
  const [judgement] = await judgeLeaving(parts, work, [leaving]);
  if (judgement?.outcome === 'refused') throw judgement.refusal;
}

/**
 * Who may let no money out leaves no instructions either that would let it out later: the person who has just reset the credentials could wait
 * for the owner to end the hold. Refuses account_banned, money_held, in that order.
 */
export async function refuseInstructions(
  { people }: Pick<MoneyParts, 'people'>,
  { db, now }: At,
  userId: string,
): Promise<void> {
  const refusal = standingRefusal((await people.standingOf(db, [userId], now)).get(userId), now);
  if (refusal) throw refusal;
}

/**
 * For money that counted towards the limits before, or never does: what is captured from a hold, what is given back. Refuses
 * account_banned, money_held, wallet_frozen, in that order.
 */
export async function refuseStanding(
  parts: Pick<MoneyParts, 'people'>,
  work: At,
  { debit }: Pick<Leaving, 'debit'>,
): Promise<void> {
  if (debit.owner.kind === 'person') await refusePromises(parts, work, debit.owner.id);
}

/**
 * For what will take money out of the wallet automatically later: an order to pay. The person who has frozen the wallet promises nothing from it
 * until it is open again. Refuses account_banned, money_held, wallet_frozen, in that order.
 */
export async function refusePromises(
  parts: Pick<MoneyParts, 'people'>,
  work: At,
  userId: string,
): Promise<void> {
  await refuseInstructions(parts, work, userId);
  if ((await readFrozenAt(work.db, userId)) !== undefined) throw new Refusal(walletRefusals.wallet_frozen);
}

const clear: Judgement = { outcome: 'clear' };

function judgeLimits(own: readonly LimitsInForce[], outflow: Outflow, { debit, money }: Leaving): Judgement {
  const refusal = limitRefusal(own, { money, userId: debit.owner.id, outflow });
  return refusal ? { outcome: 'refused', refusal } : clear;
}

/** An account that identity does not know is treated as banned: what is unclear stays closed. */
function standingRefusal(standing: Standing | undefined, now: Date): Refusal | undefined {
  if (standing === undefined || standing.isBanned) return new Refusal(walletRefusals.account_banned);
  const until = standing.moneyHeldUntil;
  if (until === null) return undefined;
  return new Refusal(walletRefusals.money_held, {
    retryAfter_s: Math.ceil((until.getTime() - now.getTime()) / 1000),
    members: { held_until: toInstant(until) },
  });
}

/** Pots and the platform's own accounts pay nobody else. */
function isOwnMoney({ debit }: Leaving): boolean {
  return debit.owner.kind === 'person' && debit.purpose === MAIN;
}
