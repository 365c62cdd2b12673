import type { WireMoney } from '@egcr/contract/money';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';

import { wireIn } from './books.ts';
import { listFillings } from './filling-store.ts';
import type { DisbursementParts } from './parts.ts';

/** Money of the operator that was brought into a budget. */
export interface Filling {
  readonly id: string;
  readonly amount: WireMoney;
  /** By their names, empty where the account is gone; null in a demonstration. */
  readonly proposedBy: string | null;
  readonly approvedBy: string | null;
  readonly filledAt: Date;
}

/** What was brought into the budget of a fund, the latest first. */
export async function fillingsOf(
  { namesOf }: Pick<DisbursementParts, 'namesOf'>,
  db: Database,
  asked: PageAsked<string> & { readonly fund: string },
): Promise<readonly Filling[]> {
  const rows = await listFillings(db, asked);
  const ids = rows.flatMap((row) => [row.proposed_by, row.approved_by]).filter((id) => id !== null);
  const names = ids.length > 0 ? await namesOf(db, [...new Set(ids)]) : new Map<string, string>();
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return rows.map((row) => ({
    id: row.id,
    amount: wireIn(row.asset, row.amount_minor),
    proposedBy: nameOf(row.proposed_by),
    approvedBy: nameOf(row.approved_by),
    filledAt: row.filled_at,
  }));
}
