import type { Money } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import type { KnownPerson } from '@egcr/profile/server';
import type { Work } from '@egcr/server-kit/work';

import type { TransferPosted } from '../../contract/events.ts';
import type { Party } from '../../contract/shapes.ts';
import { withRecipient, type Named } from '../find-recipient.ts';
import { moveMoney } from '../move-money.ts';
import { partyOf, payeeParty } from '../own-party.ts';
import type { WalletParts } from '../parts.ts';
import { acquaintedWith } from '../payees/acquaintances.ts';
import { purseOf } from '../purses.ts';
import { pinRefusals, type Paying } from '../security/ask-pin.ts';

/** A payment from one person to another. The payer asked for it in the calling domain, which keeps what they asked for. */
export interface OrderedTransfer {
  /** Id of the transfer. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly money: Money<AssetCode>;
  readonly note: string | null;
  /** What the calling domain keeps with the transfer: the id of what it carries out. */
  readonly meta: Readonly<Record<string, string>>;
}

export type OrderedTransferPosted = TransferPosted & { readonly from: Party; readonly to: Party };

/** What other domains ask of the wallet where one person pays another: both sides see a transfer like any that is sent. */
export interface PeopleDoor {
  /**
   * Does something with the person behind a name. Refuses too_many_lookups, recipient_unknown, recipient_self, in that order. The look-up
   * stays counted also where what is done is refused.
   */
  withRecipient<Answer>(
    work: Work,
    asked: Named & { readonly body: (person: KnownPerson) => Promise<Answer> },
  ): Promise<Answer>;
  /** Refuses recipient_unavailable (nobody has that id any more), then as sending money does. */
  transfer(work: Work, ordered: OrderedTransfer): Promise<OrderedTransferPosted>;
  /** Someone who is to get money, as the other side sees them. Refuses recipient_unavailable where their account is gone. */
  payee(work: Work, userId: string): Promise<Party>;
  /**
   * Asks for the PIN as sending money does: for a first payment to someone, and for one above the payer's own sum. Refuses pin_required, or
   * insufficient_funds where there is too little in any case. Ask where nothing else stops the payment.
   */
  requirePin(work: Work, paying: Omit<Paying, 'work'>): Promise<void>;
  /** Which of some people know this one: they have paid them before, or keep them as a payee. */
  acquaintedWith(work: Work, userId: string, otherIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export function peopleDoor(parts: WalletParts): PeopleDoor {
  return {
    withRecipient: (work, asked) => withRecipient(parts, work, asked),
    transfer: (work, ordered) => transfer(parts, work, ordered),
    payee: (work, userId) => payeeParty(parts, work, userId),
    requirePin: async (work, paying) => {
      const [refusal] = await pinRefusals(parts, work.db, [{ work, ...paying }]);
      if (refusal) throw refusal;
    },
    acquaintedWith: (work, userId, otherIds) => acquaintedWith(parts, work, userId, otherIds),
  };
}

async function transfer(
  parts: WalletParts,
  work: Work,
  { id, from, to, money, note, meta }: OrderedTransfer,
): Promise<OrderedTransferPosted> {
  const payer = await partyOf(parts, work, from);
  const payee = await payeeParty(parts, work, to);
  const posted = await moveMoney(parts, work, {
    id,
    kind: 'transfer',
    debit: purseOf(from, money.asset),
    credit: purseOf(to, money.asset),
    money,
    note,
    meta,
    from: payer,
    to: payee,
  });
  return { ...posted, from: payer, to: payee };
}
