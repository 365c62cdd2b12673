import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { mayAnswer, mayDecide } from '@egcr/disbursements/contract';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import { mondayOf, sundayOf } from '../contract/index.ts';
import {
  type listOverpaymentsCall,
  type listStaffOverpaymentsCall,
  type OwnOverpayment,
  type StaffOverpayment,
} from '../contract/overpayment-calls.ts';
import { mayAppeal } from '../contract/overpayment-rules.ts';
import { decidedOf, openMinorOf } from './debts.ts';
import { inAsset } from './money-shown.ts';
import {
  overpaidWeeks,
  overpaymentsOf,
  pageOfOverpayments,
  readText,
  type OverpaidWeekRow,
  type OverpaymentRow,
} from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';

type Parts = Pick<SupportParts, 'money' | 'namesOf' | 'relatedTo'>;

/** The caller's own, the latest first. */
export async function listOverpayments(
  parts: Pick<Parts, 'money'>,
  work: Work,
): Promise<ReplyOf<typeof listOverpaymentsCall>> {
  return {
    items: await showOwn(parts, work, await overpaymentsOf(work.db, personOf(work).userId)),
  };
}

/** Overpayments as their person sees them. */
export async function showOwn(
  parts: Pick<Parts, 'money'>,
  work: Work,
  rows: readonly OverpaymentRow[],
): Promise<OwnOverpayment[]> {
  const { owed, weeks } = await readAbout(parts, work, rows);
  const open = await openMinorOf(
    parts,
    work.db,
    rows.filter(({ state }) => state === 'owed'),
  );
  return rows.map((row) => {
    const owedMinor = owed.get(row.id) ?? 0n;
    const isUntouched = owedMinor === row.amount_minor;
    return {
      ...shown(work, { row, owedMinor, weeks }),
      may_answer: mayAnswer({ state: row.state, answerBy: row.answer_by }, work.now),
      may_appeal: mayAppeal(decidedOf(row), { now: work.now, isUntouched }),
      payable: inAsset(open.get(row.id) ?? 0n),
    };
  });
}

/** Overpayments of other people, for officers. */
export async function listStaffOverpayments(
  parts: Parts,
  work: Work,
  { query }: CallInput<typeof listStaffOverpaymentsCall>,
): Promise<ReplyOf<typeof listStaffOverpaymentsCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) => pageOfOverpayments(work.db, { ...asked, userId }));
  return { items: await showForStaff(parts, work, rows), next };
}

/** Overpayments as officers see them. */
export async function showForStaff(
  parts: Parts,
  work: Work,
  rows: readonly OverpaymentRow[],
): Promise<StaffOverpayment[]> {
  const { userId } = personOf(work);
  const { owed, weeks } = await readAbout(parts, work, rows);
  const names = await parts.namesOf(
    work.db,
    rows.map((row) => row.user_id),
  );
  const found: StaffOverpayment[] = [];
  for (const row of rows)
    found.push({
      ...shown(work, { row, owedMinor: owed.get(row.id) ?? 0n, weeks }),
      name: names.get(row.user_id) ?? '',
      case_id: row.case_id,
      may_decide:
        isOpenFor(row, work.now) &&
        !isBarredFrom(row, weeks, userId) &&
        !(await parts.relatedTo(work, { officerId: userId, applicantId: row.user_id })),
    });
  return found;
}

/** Whether it waits for a decision that may be made now. */
function isOpenFor(row: OverpaymentRow, now: Date): boolean {
  return row.state === 'appealed' || mayDecide({ state: row.state, answerBy: row.answer_by }, now);
}

/** Who recorded it, decided it, or decided one of its weeks, leaves the decision to others. */
export function isBarredFrom(
  row: Pick<OverpaymentRow, 'id' | 'recorded_by' | 'decided_by'>,
  weeks: readonly OverpaidWeekRow[],
  userId: string,
): boolean {
  return (
    row.recorded_by === userId ||
    row.decided_by === userId ||
    weeks.some((week) => week.overpayment_id === row.id && week.decided_by === userId)
  );
}

async function readAbout(
  { money }: Pick<Parts, 'money'>,
  { db }: Pick<Work, 'db'>,
  rows: readonly OverpaymentRow[],
) {
  const owing = rows.filter(({ state }) => state === 'owed' || state === 'appealed').map(({ id }) => id);
  return {
    owed: await money.owed(db, owing),
    weeks: await overpaidWeeks(
      db,
      rows.map(({ id }) => id),
    ),
  };
}

interface ToShow {
  readonly row: OverpaymentRow;
  readonly owedMinor: bigint;
  readonly weeks: readonly OverpaidWeekRow[];
}

function shown({ cipher }: Pick<Work, 'cipher'>, { row, owedMinor, weeks }: ToShow) {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    reason: row.reason,
    amount: inAsset(row.amount_minor),
    owed: inAsset(owedMinor),
    weeks: weeks.filter((week) => week.overpayment_id === row.id).map(shownWeek),
    finding: readText(cipher, row, 'sealed_finding') ?? '',
    recorded_at: toInstant(row.recorded_at),
    answer_by: toInstant(row.answer_by),
    answer: readText(cipher, row, 'sealed_answer'),
    decision: readText(cipher, row, 'sealed_decision'),
    decided_at: row.decided_at && toInstant(row.decided_at),
    appeal_by: row.appeal_by && toInstant(row.appeal_by),
    appeal: readText(cipher, row, 'sealed_appeal'),
    appeal_decision: readText(cipher, row, 'sealed_appeal_decision'),
    is_sample: row.is_sample,
  };
}

function shownWeek(row: OverpaidWeekRow) {
  return {
    week: row.week,
    starts_on: mondayOf(row.week),
    ends_on: sundayOf(row.week),
    stated: inAsset(row.stated_minor),
    earned: inAsset(row.earned_minor),
    is_due: row.is_due,
    paid: inAsset(row.paid_minor),
    due: inAsset(row.due_minor),
    over: inAsset(row.paid_minor - row.due_minor),
  };
}
