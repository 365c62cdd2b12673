import type { ReplyOf } from '@egcr/contract/endpoint';
import type { GivenPaper } from '@egcr/documents/contract';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { GrantAward, readAwardCall, readCaseAwardCall } from '../../contract/index.ts';
import type { GrantParts } from '../parts.ts';
import { findApplication } from '../store.ts';
import { inAsset } from './award-money.ts';
import {
  endReasonColumn,
  findAward,
  milestonesOf,
  open,
  reportColumn,
  reportReasonColumn,
  type AwardRow,
  type MilestoneRow,
} from './award-store.ts';
import { termsFor } from './terms.ts';

type Parts = Pick<GrantParts, 'acting' | 'papers' | 'money'>;
type Shown = ReplyOf<typeof readAwardCall>;

/** The award of an application of the caller, or of their organisation. Refuses not_found, as if those of other people were not there. */
export async function readAward(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof readAwardCall>,
): Promise<Shown> {
  const application = await findApplication(work.db, params.id);
  if (application === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = application;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'view' });
  else if (application.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return showAward(parts, work, params.id);
}

/** The same for officers. Refuses not_found, also for cases that are not there for the caller. */
export async function readCaseAward(
  parts: Parts & Pick<GrantParts, 'cases'>,
  work: Work,
  { params }: CallInput<typeof readCaseAwardCall>,
): Promise<Shown> {
  if ((await findApplication(work.db, params.id)) === undefined)
    throw new Refusal(platformRefusals.not_found);
  await parts.cases.toRead(work, params.id);
  return showAward(parts, work, params.id);
}

/** Who may read it was judged before. */
export async function showAward(
  { papers, money }: Pick<Parts, 'papers' | 'money'>,
  work: Work,
  caseId: string,
): Promise<Shown> {
  const row = await findAward(work.db, { caseId });
  if (row === undefined) return { award: null };
  const milestones = await milestonesOf(work.db, [row.id]);
  const hasReceipts = milestones.some(({ receipts }) => receipts.length > 0);
  const given = hasReceipts ? await papers.papersOf(work, caseId) : [];
  const payments = await money.payments(
    work.db,
    milestones.flatMap((each) => (each.state === 'to_pay' && each.payment_id ? [each.payment_id] : [])),
  );
  const terms = termsFor(row, milestones, work.request.language);
  const paid = milestones.reduce((sum, each) => (each.state === 'paid' ? sum + each.amount_minor : sum), 0n);
  return {
    award: {
      version: row.version,
      state: row.state,
      amount: inAsset(row.asset, row.amount_minor),
      paid: inAsset(row.asset, paid),
      given_back: inAsset(row.asset, row.given_back_minor),
      agreement: {
        terms_version: terms.version,
        sha256: terms.sha256,
        paragraphs: [...terms.paragraphs],
        accepted_at: row.accepted_at && toInstant(row.accepted_at),
      },
      milestones: milestones.map((milestone) => ({
        ...shownMilestone(work, { row, milestone, given }),
        try_again_at: nextTry(payments.find(({ subject }) => subject === milestone.payment_id)),
      })),
      end_reason: open(work.cipher, endReasonColumn, row.id, row.sealed_end_reason),
      ended_at: row.ended_at && toInstant(row.ended_at),
    },
  };
}

interface ToShow {
  readonly row: AwardRow;
  readonly milestone: MilestoneRow;
  readonly given: readonly GivenPaper[];
}

function shownMilestone(
  { cipher }: Pick<Work, 'cipher'>,
  { row, milestone, given }: ToShow,
): Omit<GrantAward['milestones'][number], 'try_again_at'> {
  const { id, receipts } = milestone;
  return {
    number: milestone.number,
    percent: milestone.percent,
    amount: inAsset(row.asset, milestone.amount_minor),
    state: milestone.state,
    needs: milestone.needs,
    report: open(cipher, reportColumn, id, milestone.sealed_report),
    receipts: given.filter((paper) => receipts.includes(paper.document_id)),
    reported_at: milestone.reported_at && toInstant(milestone.reported_at),
    reason: open(cipher, reportReasonColumn, id, milestone.sealed_reason),
    paid_at: milestone.paid_at && toInstant(milestone.paid_at),
  };
}

function nextTry(payment: { readonly next_try_at: Date | null } | undefined): string | null {
  return payment?.next_try_at ? toInstant(payment.next_try_at) : null;
}
