import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { BusinessPayment } from '../contract/index.ts';
import type { TreasuryParts } from './parts.ts';
import type { PaymentRow } from './store.ts';

/** Names of people and businesses, by their ids. Those that are gone have none. */
export async function namesFor(
  { people, acting }: Pick<TreasuryParts, 'people' | 'acting'>,
  { db }: Pick<Work, 'db'>,
  of: { readonly users: readonly string[]; readonly businesses: readonly string[] },
): Promise<(id: string | null) => string> {
  const known =
    of.users.length > 0 ? await people.findByIds(db, [...new Set(of.users)]) : new Map<string, never>();
  const named = await acting.namesOf(db, [...new Set(of.businesses)]);
  return (id) => {
    const person = id === null ? undefined : known.get(id);
    return person ? `${person.firstName} ${person.lastName}`.trim() : (named.get(id ?? '') ?? '');
  };
}

/** Payments as a member of the team reads them. */
export async function shownPayments(
  parts: Pick<TreasuryParts, 'people' | 'acting'>,
  work: Pick<Work, 'db'>,
  { rows, userId }: { readonly rows: readonly PaymentRow[]; readonly userId: string },
): Promise<BusinessPayment[]> {
  const nameOf = await namesFor(parts, work, {
    users: rows.flatMap((row) => [row.asked_by, ...(row.to_user === null ? [] : [row.to_user])]),
    businesses: rows.flatMap((row) => (row.to_business === null ? [] : [row.to_business])),
  });
  return rows.map((row) => {
    const asset = assetOf(row.asset)?.code;
    invariant(asset !== undefined, `a payment is in ${row.asset}, which the contract does not know`);
    return {
      id: row.id,
      to: nameOf(row.to_user ?? row.to_business),
      amount: toWire({ amountMinor: row.amount_minor, asset }),
      note: row.note,
      state: row.state,
      asked_by: nameOf(row.asked_by),
      is_yours: row.asked_by === userId,
      asked_at: toInstant(row.asked_at),
      expires_at: toInstant(row.expires_at),
    };
  });
}
