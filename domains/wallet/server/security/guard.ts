import type { Money } from '@egcr/contract/money';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { AssetCode } from '../../contract/assets.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { leftOf, type Ledger, type WantedAccount } from '../ledger/ledger.ts';
import { MAIN } from '../purses.ts';
import { readFrozenAt, transferMaxima } from './store.ts';

/** Money that is to leave an account. */
export interface Leaving {
  readonly debit: WantedAccount;
  readonly money: Money<AssetCode>;
}

/**
 * Refuses over_limit_transfer where a person's own limit for one payment is lower. The limits of day and month are kept by the
 * ledger on the account itself.
 */
export async function refuseOverTransferLimit(
  work: Pick<Work, 'db' | 'now'>,
  leaving: Leaving,
): Promise<void> {
  const [refusal] = await transferLimitRefusals(work, [leaving]);
  if (refusal) throw refusal;
}

/** The same for many payments, in order, in one question; undefined where one is within its limit. */
export async function transferLimitRefusals(
  work: Pick<Work, 'db' | 'now'>,
  leaving: readonly Leaving[],
): Promise<readonly (Refusal | undefined)[]> {
  const own = leaving.filter(isOwnMoney);
  if (own.length === 0) return leaving.map(() => undefined);
  const asked = own.map(({ debit }) => ({ userId: debit.owner.id, asset: debit.asset }));
  const maxima = await transferMaxima(work.db, asked, work.now);
  const maxOf = new Map(own.map((one, at) => [one, maxima[at] ?? null]));
  return leaving.map((one) => {
    const max = maxOf.get(one) ?? null;
    if (max === null || one.money.amountMinor <= max) return undefined;
    return overLimit('over_limit_transfer', max);
  });
}

/** Why the ledger let nothing leave, for the one whose money it is: the freeze is their own or the house's, a limit has a remainder. */
export async function explainLimit(
  ledger: Ledger,
  work: Pick<Work, 'db' | 'now'>,
  { debit }: Leaving,
  code: 'debit_frozen' | 'over_limit_day' | 'over_limit_month',
): Promise<Refusal> {
  if (code === 'debit_frozen') {
    const isOwn =
      debit.owner.kind === 'person' && (await readFrozenAt(work.db, debit.owner.id)) !== undefined;
    return new Refusal(isOwn ? walletRefusals.wallet_frozen : walletRefusals.account_frozen);
  }
  const account = (await ledger.balances(work.db, debit.owner)).find(
    (one) => one.asset === debit.asset && one.purpose === debit.purpose,
  );
  const left = account ? leftOf(account, work.now) : { dayMinor: 0n, monthMinor: 0n };
  const remaining =
    code === 'over_limit_day'
      ? (account?.limitDayMinor ?? 0n) - left.dayMinor
      : (account?.limitMonthMinor ?? 0n) - left.monthMinor;
  return overLimit(code, remaining > 0n ? remaining : 0n);
}

function overLimit(
  code: 'over_limit_transfer' | 'over_limit_day' | 'over_limit_month',
  remaining: bigint,
): Refusal {
  return new Refusal(walletRefusals[code], {
    field: 'amount.value',
    members: { remaining: remaining.toString() },
  });
}

function isOwnMoney({ debit }: Leaving): boolean {
  return debit.owner.kind === 'person' && debit.purpose === MAIN;
}
