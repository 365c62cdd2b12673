import { platformRefusals } from '@egcr/contract/refusals';
import type { Account, WantedAccount } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';
import type { GivenBack } from './asked.ts';
import type { MoneyKinds } from './money-kinds.ts';
import { moveOnce, type Moved } from './move-once.ts';
import { moneyOf, partyKnown, partyOf } from './sides.ts';

/** Gives back an earlier payment, in whole or in part. Refuses as `MoneyDoor` lists. */
export async function giveBack(
  parts: MoneyParts & { readonly kinds: MoneyKinds },
  work: Work,
  { kind, key, amount, note, payment, agreement }: GivenBack,
): Promise<Moved> {
  const { ledger, kinds } = parts;
  const money = moneyOf(amount);
  const paid = await ledger.transfer(work.db, payment);
  if (!paid || kinds.ofWord(paid.kind)?.domain !== kind.domain) throw new Refusal(platformRefusals.not_found);
  if (paid.asset !== money.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  const [giver, getter] = [
    await ledger.account(work.db, paid.credit.accountId),
    await ledger.account(work.db, paid.debit.accountId),
  ];
  invariant(giver !== undefined && getter !== undefined, 'a transfer is between two accounts');
  const isPersons = giver.owner.kind === 'person';
  invariant(!isPersons || agreement !== undefined, 'a person gives money back only where they agreed');
  return moveOnce(parts, work, {
    cause: { verb: 'give_back', kind, key },
    judge: 'standing',
    debit: named(giver),
    credit: named(getter),
    money,
    note: note ?? null,
    meta: agreement === undefined ? {} : { agreement },
    from: isPersons ? await partyOf(parts, work, giver.owner.id) : null,
    // Nobody takes anything out of the wallet of an account that is gone.
    to: getter.owner.kind === 'person' ? await partyKnown(parts, work, getter.owner.id) : null,
    posting: { reverses: paid.id },
  });
}

/** An account that is open: the ledger finds it by its name and leaves its terms as they are. */
function named({ owner, asset, purpose }: Account): WantedAccount {
  return { owner, asset, purpose, class: 'liability', floorMinor: 0n };
}
