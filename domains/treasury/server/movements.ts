import type { WireMoney } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { FROM_NEWEST } from './list-entries.ts';
import type { TreasuryParts } from './parts.ts';
import { accountsIn, knownAsset } from './read-wallet.ts';
import { waitingPayments } from './store.ts';

/** Money of a business that came, left, or is about to leave. */
export interface Movement {
  readonly type: 'money_in' | 'money_out';
  readonly amount: WireMoney;
  readonly date: string;
  /** Posted, or locked until a second member confirms it. */
  readonly status: 'confirmed' | 'locked';
}

const SHOWN = 10;

/** What waits for a second member, and the latest of what was posted, at most ten of each. */
export async function movementsOf(
  parts: Pick<TreasuryParts, 'acting' | 'organisations' | 'people' | 'ledger'>,
  work: Work,
  organisationId: string,
): Promise<readonly Movement[]> {
  const accounts = await accountsIn(parts, work, organisationId);
  const codeOf = new Map(accounts.map(({ id, code }) => [id, code]));
  const from = accounts.map(({ id }) => ({ accountId: id, below: FROM_NEWEST }));
  const entries = from.length === 0 ? [] : await parts.ledger.entries(work.db, { from, limit: SHOWN });
  const waiting = await waitingPayments(work, organisationId);
  return [
    ...waiting.slice(-SHOWN).flatMap(({ asset: word, amount_minor: amountMinor, asked_at: askedAt }) => {
      const asset = knownAsset(word);
      const amount = asset && toWire({ amountMinor, asset });
      return amount
        ? [{ type: 'money_out' as const, amount, date: toInstant(askedAt), status: 'locked' as const }]
        : [];
    }),
    ...entries.flatMap(({ accountId, amountMinor, transfer }) => {
      const asset = codeOf.get(accountId);
      const amount = asset && toWire({ amountMinor: transfer.amountMinor, asset });
      const type = amountMinor < 0n ? ('money_out' as const) : ('money_in' as const);
      return amount
        ? [{ type, amount, date: toInstant(transfer.postedAt), status: 'confirmed' as const }]
        : [];
    }),
  ];
}
