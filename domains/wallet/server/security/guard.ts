import { leftOf, type Ledger } from '@egcr/ledger/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import { overLimit } from './count-limits.ts';
import type { Leaving } from './judge-leaving.ts';
import { readFrozenAt } from './store.ts';

/** Why the ledger let nothing leave, for the one whose money it is: the freeze is their own or the house's, a limit has a remainder. */
export async function explainLimit(
  ledger: Pick<Ledger, 'balances'>,
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
