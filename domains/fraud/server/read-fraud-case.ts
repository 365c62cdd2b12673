import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { OfficersCase } from '@egcr/cases/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';

import { alertRules, precisionOf } from '../contract/alert-rules.ts';
import { isTaken, isUnconfirmed, nextEnd } from '../contract/hold-rules.ts';
import type { readFraudCaseCall, readRulesCall } from '../contract/index.ts';
import type { CaseHold, CasePayment, FraudCase } from '../contract/shapes.ts';
import { countAlerts, findAlert } from './alert-store.ts';
import { actsOf, holdsOf, type ActRow, type HoldRow } from './hold-store.ts';
import { matchingPayments, type Matching } from './matching-payments.ts';
import { findReport } from './store.ts';
import { isOfSide, sideOf } from './own-side.ts';
import type { FraudParts } from './parts.ts';
import { moneyOf } from './wire.ts';

/** What fraud knows of a case. Refuses not_found, as if cases of other officers were not there. */
export async function readFraudCase(
  parts: FraudParts,
  work: Work,
  { params }: Pick<CallInput<typeof readFraudCaseCall>, 'params'>,
): Promise<FraudCase> {
  const found = await parts.cases.toRead(work, params.id);
  const alert = await findAlert(work.db, found.id);
  const payments = await matchingPayments(parts, work, found.id);
  const holds = await holdsOf(work, { caseId: found.id });
  const acts = await actsOf(
    work,
    holds.map(({ id }) => id),
  );
  const side = await sideOf(parts, work, personOf(work).userId);
  const apart: string[] = [];
  for (const hold of holds) if (await isOfSide(work, side, hold)) apart.push(hold.id);
  const names = await namesOf(parts, work, [
    ...(alert ? [alert.user_id] : []),
    ...payments.flatMap(({ row }) => [row.payer_id, row.payee_id]),
    ...holds.map((hold) => hold.owner_id),
    ...acts.flatMap(({ actor_id: id }) => id ?? []),
  ]);
  return {
    job: await jobIn(parts, work, found.id),
    alert: alert ? { person: names(alert.user_id), facts: alert.facts } : null,
    payments: payments.map((payment) => shownPayment(payment, names, found)),
    holds: holds.map((hold) =>
      shownHold(work, found, {
        hold,
        names,
        acts: acts.filter((each) => each.hold_id === hold.id),
        isApart: apart.includes(hold.id),
      }),
    ),
    can_hold: found.isHandler && isTaken(found),
  };
}

async function jobIn(
  { jobOf }: Pick<FraudParts, 'jobOf'>,
  { db }: Pick<Work, 'db'>,
  caseId: string,
): Promise<FraudCase['job']> {
  const jobId = (await findReport(db, caseId))?.job_id;
  const job = jobId ? await jobOf(db, jobId) : undefined;
  return job === undefined ? null : { slug: job.slug, title: job.title, employer: job.employer };
}

type Names = (userId: string) => string;

/** With usernames, which tell people with one name apart. */
async function namesOf({ people }: FraudParts, { db }: Work, userIds: readonly string[]): Promise<Names> {
  const known = await people.findByIds(db, [...new Set(userIds)]);
  return (userId) => {
    const person = known.get(userId);
    return person ? `${person.firstName} ${person.lastName} (@${person.username})` : '';
  };
}

function shownPayment({ row, isNamed }: Matching, names: Names, found: OfficersCase): CasePayment {
  return {
    transfer_id: row.transfer_id,
    reference: referenceOf(row.transfer_id),
    from: found.isNameWithheld ? '' : names(row.payer_id),
    to: names(row.payee_id),
    amount: moneyOf(row.arrived_asset, row.arrived_amount),
    paid_at: toInstant(row.paid_at),
    is_named: isNamed,
  };
}

interface ToShow {
  readonly hold: HoldRow;
  readonly names: Names;
  readonly acts: readonly ActRow[];
  /** It is of the caller or of someone in a team with them. */
  readonly isApart: boolean;
}

function shownHold(work: Work, found: OfficersCase, { hold, names, acts, isApart }: ToShow): CaseHold {
  return {
    id: hold.id,
    transfer_id: hold.transfer_id,
    owner: names(hold.owner_id),
    amount: moneyOf(hold.asset, hold.amount),
    placed_at: toInstant(hold.placed_at),
    until: toInstant(hold.until),
    confirm_by: hold.confirm_by && isUnconfirmed(hold) ? toInstant(hold.confirm_by) : null,
    ended: hold.ended_at && hold.end_reason ? { at: toInstant(hold.ended_at), why: hold.end_reason } : null,
    acts: acts.map(({ act, actor_id: id, reason, at }) => ({
      act,
      by: id === null || (found.isNameWithheld && id === found.applicantId) ? '' : names(id),
      reason,
      at: toInstant(at),
    })),
    answer:
      hold.answer !== null && hold.answered_at
        ? { text: hold.answer, at: toInstant(hold.answered_at) }
        : null,
    can: isApart ? [] : canDo(work, found, { hold, acts }),
  };
}

function canDo(
  work: Work,
  found: OfficersCase,
  { hold, acts }: Pick<ToShow, 'hold' | 'acts'>,
): CaseHold['can'] {
  const { userId } = personOf(work);
  if (!found.isHandler || hold.ended_at !== null) return [];
  const isConfirmable = isUnconfirmed(hold) && !acts.some(({ actor_id: id }) => id === userId);
  const last = acts.findLast(({ act }) => act === 'placed' || act === 'prolonged');
  const isLonger = nextEnd({ placedAt: hold.placed_at, until: hold.until }) !== undefined;
  const isProlongable = isLonger && last?.actor_id !== userId;
  return [
    ...(isConfirmable ? (['confirm'] as const) : []),
    ...(isProlongable ? (['prolong'] as const) : []),
    'release',
  ];
}

/** Every rule, also one that has raised nothing yet. */
export async function readRules({ db }: Work): Promise<ReplyOf<typeof readRulesCall>> {
  const counted = await countAlerts(db);
  return {
    items: alertRules.map((rule) => {
      const count = counted.find((each) => each.rule === rule);
      const { open, confirmed, dismissed } = count ?? { open: 0, confirmed: 0, dismissed: 0 };
      return { rule, open, confirmed, dismissed, precision: precisionOf({ confirmed, dismissed }) ?? null };
    }),
  };
}
