import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { AssetCode } from '../../contract/assets.ts';
import type { RefusalCode, WantedAccount } from '../ledger/ledger.ts';
import type { WalletParts } from '../parts.ts';

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
  { ledger }: WalletParts,
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
  const isForPeople = refused.length === 0 || refused.some((code) => LEFT_TO_PEOPLE.includes(code));
  invariant(isForPeople, `the ledger refused what goes through the bank: ${refused.join(' ')}`);
  return refused.length === 0;
}

const LEFT_TO_PEOPLE: readonly RefusalCode[] = [
  'debit_frozen',
  'credit_frozen',
  'over_ceiling',
  'hold_unknown',
  'hold_ended',
  'reversal_mismatch',
  'over_reversed',
];
