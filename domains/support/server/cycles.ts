import type { Permission, ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../contract/acts.ts';
import { cycleMachine } from '../contract/cycle-machines.ts';
import { payWeek } from '../contract/index.ts';
import { divideHeldBack } from '../contract/overpayment-rules.ts';
import { CYCLE_WEEKS_MAX } from '../contract/limits.ts';
import { SUPPORT_ASSET, SUPPORT_FUND } from '../contract/programme.ts';
import { supportRefusals } from '../contract/refusals.ts';
import type { CycleShown } from '../contract/shapes.ts';
import type { prepareCycleCall, readCyclesCall, stepCycleCall } from '../contract/staff-endpoints.ts';
import {
  countReady,
  decisionsIn,
  findCycle,
  includeWeeks,
  insertCycle,
  listCycleRows,
  lockPreparing,
  paymentsOfCycle,
  preparedCycle,
  putBack,
  readyWeeks,
  setCycle,
  tallyOf,
  type CycleRow,
  type PlannedWeek,
  type ReadyWeek,
} from './cycle-store.ts';
import { debtsOf, sumOf } from './debts.ts';
import { insertDeductions, removeDeductions, type Deduction } from './deduction-store.ts';
import { inAsset, readBooks } from './money-shown.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';

/** Puts all accepted weeks into a new cycle, as many as one envelope pays; the rest waits. Refuses cycle_open, nothing_to_pay. */
export async function prepareCycle(
  parts: SupportParts,
  work: Work,
): Promise<ReplyOf<typeof prepareCycleCall>> {
  const { userId } = personOf(work);
  const row = await makeCycle(parts, work, { preparedBy: userId, isSample: false });
  await recordAct(parts, work, { action: supportActs.support_cycle_prepared, id: row.id });
  return showCycle(parts, work, row);
}

/** The cycle itself: for the call and for demonstrations. */
export async function makeCycle(
  parts: Pick<SupportParts, 'money'>,
  work: Work,
  { preparedBy, isSample }: { readonly preparedBy: string; readonly isSample: boolean },
): Promise<CycleRow> {
  await lockPreparing(work.db);
  const open = await preparedCycle(work.db);
  if (open !== undefined) throw new Refusal(supportRefusals.cycle_open, { members: { id: open.id } });
  const { weeks, deductions } = await plan(parts, work, await readyWeeks(work.db, CYCLE_WEEKS_MAX));
  if (weeks.length === 0) throw new Refusal(supportRefusals.nothing_to_pay);
  const id = work.newId();
  const row = await insertCycle(work, {
    id,
    week_count: weeks.length,
    total_minor: weeks.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
    prepared_by: preparedBy,
    is_sample: isSample,
  });
  invariant(row !== undefined, 'no cycle was being prepared a moment ago');
  const included = await includeWeeks(work.db, { cycleId: id, weeks });
  invariant(included === weeks.length, 'a week that was locked went into another cycle');
  await insertDeductions(work.db, deductions);
  return row;
}

/** What each week pays, with what it gives back of an overpayment: by the rule that people see. A person's weeks give back one after the other. */
async function plan(
  parts: Pick<SupportParts, 'money'>,
  work: Work,
  ready: readonly ReadyWeek[],
): Promise<{ readonly weeks: readonly PlannedWeek[]; readonly deductions: readonly Deduction[] }> {
  const userIds = [...new Set(ready.map(({ user_id: id }) => id))];
  const debts = new Map(await debtsOf(parts, work, { userIds, isLocked: true }));
  const deductions: Deduction[] = [];
  const weeks = ready.map((week) => {
    const own = debts.get(week.user_id) ?? [];
    const { paidMinor, recoveredMinor } = payWeek(policyFor(week), {
      benefitMinor: week.benefit_minor,
      earnedMinor: week.earned_minor,
      owedMinor: sumOf(own),
    });
    const held = new Map(divideHeldBack(own, recoveredMinor).map(({ id, minor }) => [id, minor]));
    for (const [overpaymentId, minor] of held) deductions.push({ weekId: week.id, overpaymentId, minor });
    debts.set(
      week.user_id,
      own.map(({ id, openMinor }) => ({ id, openMinor: openMinor - (held.get(id) ?? 0n) })),
    );
    return { id: week.id, paymentId: work.newId(), recoveredMinor, paidMinor };
  });
  return { weeks, deductions };
}

/**
 * `send`: makes the envelope and proposes it to finance. Where the account has less, the cycle waits unapproved with the sum that is missing:
 * nothing is shared out. `propose`: the money is there now. Refuses not_found, cycle_state, cycle_short, what approvals refuse.
 */
export async function stepCycle(
  parts: SupportParts,
  work: Work,
  { params, body }: CallInput<typeof stepCycleCall>,
): Promise<ReplyOf<typeof stepCycleCall>> {
  const row = await findCycle(work.db, { id: params.id });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (body.step === 'send') await send(parts, work, row);
  if (body.step === 'propose') await propose(parts, work, row);
  if (body.step === 'cancel') await cancel(parts, work, row);
  const after = await findCycle(work.db, { id: row.id });
  invariant(after !== undefined, 'a cycle is gone that was changed');
  return showCycle(parts, work, after);
}

async function send(parts: SupportParts, work: Work, row: CycleRow): Promise<void> {
  const state = await sendCycle(parts, work, row);
  await recordAct(parts, work, { action: supportActs.support_cycle_sent, id: row.id });
  if (state === 'blocked') await parts.money.propose(work, row.id);
}

/** Makes the envelope of a cycle, under the id of the cycle; answers whether its money is there. */
export async function sendCycle(
  { cases, money }: Pick<SupportParts, 'cases' | 'money'>,
  work: Work,
  row: CycleRow,
): Promise<string> {
  const decided = await decisionsIn(work.db, row.id);
  const state = step(cycleMachine, row.state, 'send');
  const envelope = await money.envelope(work, {
    id: row.id,
    fund: SUPPORT_FUND,
    purpose: 'support',
    title: nameOf(row),
    asset: SUPPORT_ASSET,
    payments: await paymentsOfCycle(work.db, row.id),
    control: { count: row.week_count, totalMinor: row.total_minor },
    requestedBy: row.prepared_by,
    decidedBy: [
      ...new Set([...(await cases.decidedBy(work.db, decided.caseIds)), ...decided.weeksDecidedBy]),
    ],
    isSample: row.is_sample,
  });
  await setCycle(work, { id: row.id, state, envelopeId: row.id });
  return envelope.state;
}

async function propose(parts: SupportParts, work: Work, row: CycleRow): Promise<void> {
  // Only a cycle that waits for approval can be proposed.
  step(cycleMachine, row.state, 'approve');
  const missing = await missingOf(parts, work, row);
  if (missing > 0n)
    throw new Refusal(supportRefusals.cycle_short, { members: { missing: missing.toString() } });
  await parts.money.propose(work, row.id);
}

/** A cycle without an envelope is cancelled here; an envelope that waits is cancelled by finance, and the cycle follows. */
async function cancel(parts: SupportParts, work: Work, row: CycleRow): Promise<void> {
  if (row.state !== 'draft')
    throw new Refusal(supportRefusals.cycle_state, { members: { state: row.state } });
  await endCycle(work, row);
  await recordAct(parts, work, { action: supportActs.support_cycle_cancelled, id: row.id });
}

/** Its weeks wait for the next cycle. */
export async function endCycle(work: Work, row: CycleRow): Promise<void> {
  const state = step(cycleMachine, row.state, 'cancel');
  await removeDeductions(work.db, row.id);
  await putBack(work.db, row.id);
  await setCycle(work, { id: row.id, state, envelopeId: row.envelope_id });
}

/** Cycles, newest first, and what waits for the next one. */
export async function readCycles(parts: SupportParts, work: Work): Promise<ReplyOf<typeof readCyclesCall>> {
  const items: CycleShown[] = [];
  for (const row of await listCycleRows(work.db)) items.push(await showCycle(parts, work, row));
  const ready = await countReady(work.db);
  const { leftMinor } = await readBooks(parts, work);
  return {
    items,
    ready_count: Number(ready.count),
    ready_total: inAsset(ready.minor),
    left: inAsset(leftMinor),
    may_prepare: await readerMay(parts, work, 'support.handle'),
    may_propose_budget: await readerMay(parts, work, 'money.propose'),
  };
}

async function readerMay(
  { holders }: Pick<SupportParts, 'holders'>,
  work: Work,
  permission: Permission,
): Promise<boolean> {
  return (await holders(work, permission)).includes(personOf(work).userId);
}

async function showCycle(parts: SupportParts, work: Work, row: CycleRow): Promise<CycleShown> {
  const tally = (await tallyOf(work.db, [row.id])).get(row.id);
  const missing = row.state === 'to_approve' ? await missingOf(parts, work, row) : 0n;
  return {
    id: row.id,
    name: nameOf(row),
    state: row.state,
    count: row.week_count,
    total: inAsset(row.total_minor),
    missing: inAsset(missing),
    paid_count: tally?.paid ?? 0,
    unpaid_count: row.state === 'closed' ? (tally?.unpaid ?? 0) : 0,
    envelope_id: row.envelope_id,
    is_sample: row.is_sample,
    made_at: toInstant(row.made_at),
    changed_at: toInstant(row.changed_at),
    can: row.state === 'draft' ? ['send', 'cancel'] : row.state === 'to_approve' ? ['propose'] : [],
  };
}

/** What the account lacks for a cycle whose envelope waits for its money. */
async function missingOf(parts: Pick<SupportParts, 'money'>, work: Work, row: CycleRow): Promise<bigint> {
  const envelope = await parts.money.envelopeState(work.db, row.id);
  if (envelope !== 'insufficient') return 0n;
  const { leftMinor } = await readBooks(parts, work);
  // Where the money has come since, the envelope takes it at the next look.
  return row.total_minor > leftMinor ? row.total_minor - leftMinor : 0n;
}

function nameOf({ number, made_at: madeAt }: Pick<CycleRow, 'number' | 'made_at'>): string {
  return `S-${String(number).padStart(4, '0')} · ${toInstant(madeAt).slice(0, 10)}`;
}

async function recordAct(
  { record }: Pick<SupportParts, 'record'>,
  work: Work,
  { action, id }: { readonly action: Parameters<SupportParts['record']>[1]['action']; readonly id: string },
): Promise<void> {
  await record(work, { action, userId: personOf(work).userId, subject: id, kind: 'support.cycle' });
}
