import type { AssetCode } from '@egcr/ledger/contract';
import type { RefusalCode, WantedAccount } from '@egcr/ledger/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import type { BankingParts } from '../parts.ts';

/** Money to be passed on from one account to another. */
export interface Step {
  readonly id: string;
  readonly from: WantedAccount;
  readonly to: WantedAccount;
  readonly amountMinor: bigint;
  readonly kind: string;
  readonly holdId?: string;
  readonly reverses?: string;
}

/** All of them or none; false where an account is frozen or closed, or what was set aside is no longer: then a person has to look. */
export async function postSteps(
  { ledger }: BankingParts,
  work: Work,
  steps: readonly Step[],
  asset: AssetCode,
): Promise<boolean> {
  const groupId = work.newId();
  const ids = await ledger.openAccounts(
    work,
    steps.flatMap(({ from, to }) => [from, to]),
  );
  const verdicts = await ledger.post(
    work,
    steps.map(({ id, amountMinor, kind, holdId, reverses }, at) => ({
      id,
      groupId,
      debit: ids[at * 2] ?? '',
      credit: ids[at * 2 + 1] ?? '',
      asset,
      amountMinor,
      kind,
      ...(holdId === undefined ? {} : { holdId, endsHold: true }),
      ...(reverses === undefined ? {} : { reverses }),
    })),
  );
  const refused = verdicts.flatMap((verdict) => (verdict.outcome === 'refused' ? [verdict.code] : []));
  // Where one leg is refused, the one that goes on from clearing has nothing to go on with.
  const isForPeople = refused.length === 0 || refused.some((code) => LEFT_TO_PEOPLE[code]);
  invariant(isForPeople, `the ledger refused what goes through the bank: ${refused.join(' ')}`);
  return refused.length === 0;
}

/** Whether people sort out what the ledger refused; everything else is a bug. */
const LEFT_TO_PEOPLE: Readonly<Record<RefusalCode, boolean>> = {
  debit_frozen: true,
  credit_frozen: true,
  over_ceiling: true,
  hold_unknown: true,
  hold_ended: true,
  reversal_mismatch: true,
  over_reversed: true,
  id_reused: false,
  amount_invalid: false,
  id_out_of_time: false,
  same_account: false,
  account_unknown: false,
  asset_mismatch: false,
  insufficient_funds: false,
  over_limit_day: false,
  over_limit_month: false,
  group_mismatch: false,
  group_refused: false,
  over_hold: false,
};
