/**
 * When a payment asks for its PIN: with amount and payee in sight, in the call itself, however short a time ago the PIN was verified.
 */
import type { Money } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import { hasPinInCall, pinInCallRefusal } from '@egcr/server-kit/pin-in-call';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { needsPin, pinSum } from '../../contract/pin-rules.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import type { WalletParts } from '../parts.ts';
import { dealingsWith } from '../payees/acquaintances.ts';
import { knownPayments } from '../payees/store.ts';
import { MAIN } from '../purses.ts';
import { pinSumsOf } from './store.ts';

/** A payment from one person to another. */
export interface Paying {
  readonly work: Work;
  readonly payerId: string;
  readonly payeeId: string;
  readonly money: Money<AssetCode>;
}

type Parts = Pick<WalletParts, 'ledger'>;

/**
 * What each of some payments is refused with for want of its PIN, to be said where nothing else stops it: pin_required, or
 * insufficient_funds where there is too little in any case. Three questions; one reading more for each payer whose payee is not known.
 */
export async function pinRefusals(
  parts: Parts,
  db: Work['db'],
  payments: readonly Paying[],
): Promise<readonly (Refusal | undefined)[]> {
  const open = payments.filter(({ work }) => !hasPinInCall(work));
  if (open.length === 0) return payments.map(() => undefined);
  const payers = [...new Set(open.map(({ payerId }) => payerId))];
  const [sums, accounts, known] = await Promise.all([
    pinSumsOf(db, payers),
    parts.ledger.balancesOf(
      db,
      payers.map((id) => ({ kind: 'person', id })),
    ),
    knownPayments(db, open),
  ]);
  const refusals = new Map<Paying, Refusal>();
  for (const one of open) {
    const { payerId, money } = one;
    const account = accounts.find(
      ({ owner, purpose, asset }) => owner.id === payerId && purpose === MAIN && asset === money.asset,
    );
    const availableMinor = account ? account.balanceMinor - account.heldMinor : 0n;
    const own = sums.find(({ userId, asset }) => userId === payerId && asset === money.asset);
    const asks = needsPin({
      isFirst: !known.has(`${payerId} ${one.payeeId}`) && (await isFirst(parts, one)),
      amountMinor: money.amountMinor,
      pinAboveMinor: pinSum({ ownMinor: own?.pinAbove ?? null, availableMinor }),
    });
    if (asks) refusals.set(one, refusalOf(money.amountMinor > availableMinor));
  }
  return payments.map((one) => refusals.get(one));
}

/** Reads what the payer has paid since someone last asked. */
async function isFirst(parts: Parts, { work, payerId, payeeId }: Paying): Promise<boolean> {
  const dealt = (await dealingsWith(parts, work, payerId, [payeeId])).get(payeeId);
  return (dealt?.first_paid_at ?? null) === null;
}

/** Nobody enters a PIN for what cannot be paid. Money that comes in meanwhile does not leave without it. */
function refusalOf(isTooMuch: boolean): Refusal {
  return isTooMuch
    ? new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' })
    : pinInCallRefusal();
}
