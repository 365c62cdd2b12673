import type { Work } from '@egcr/server-kit/work';

import { CASE_PAYMENTS_MAX, PAYMENTS_KEPT_DAYS } from '../contract/limits.ts';
import { alertPayments } from './alert-store.ts';
import { tracesOf } from './own-traces.ts';
import type { FraudParts } from './parts.ts';
import { sentSince, type PaymentRow } from './payment-store.ts';
import { findReport, namesAny } from './store.ts';

const DAY_MS = 86_400_000;

export interface Matching {
  readonly row: PaymentRow;
  /** The report names who got it. */
  readonly isNamed: boolean;
}

/**
 * The payments that match a case, because of which money may be held. Of an alert: the payments it rests on. Of a report: what its reporter has
 * paid to other people from 30 days before it on, those to people whom it names first. A payment of anybody else never matches, so no one can
 * have strangers' money held by a report.
 */
export async function matchingPayments(
  parts: Pick<FraudParts, 'people'>,
  work: Work,
  caseId: string,
): Promise<readonly Matching[]> {
  const report = await findReport(work.db, caseId);
  if (!report) return (await alertPayments(work.db, caseId)).map((row) => ({ row, isNamed: false }));
  const since = new Date(report.reported_at.getTime() - PAYMENTS_KEPT_DAYS * DAY_MS);
  const rows = await sentSince(work.db, { payerId: report.reporter_id, since, limit: CASE_PAYMENTS_MAX });
  const named = new Map<string, boolean>();
  for (const payee of new Set(rows.map((row) => row.payee_id))) {
    const traces = [...(await tracesOf(parts, work, payee)), { kind: 'person', key: payee } as const];
    named.set(payee, await namesAny(work, caseId, traces));
  }
  return rows
    .map((row) => ({ row, isNamed: named.get(row.payee_id) === true }))
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
}
