import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { isOfTeam, requireRight } from '@egcr/organisations/server';
import { idCursor, readPage } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import {
  GRANT_ASSET,
  rubricCriteria,
  type FixedRate,
  type GrantCurrency,
  type MadeProgramme,
} from '@egcr/grants/contract';
import { reviewTexts } from '@egcr/grants/server';
import { decimalText, fraction, SHOWN_DIGITS } from '@egcr/rates/contract';
import { toWire } from '@egcr/wallet/contract';

import {
  managerSteps,
  secondSteps,
  type listOwnPlansCall,
  type listPlansCall,
  type Plan,
  type PlanRowShown,
  type readPlanCall,
} from '../contract/index.ts';
import { planStateAt, refusedStep, type JudgedPlan } from '../contract/plan-machine.ts';
import { currencyOf, programmeAt, programmeOf } from '../contract/plan-rules.ts';
import { mayMake } from './make-plan.ts';
import type { ProgrammeParts } from './parts.ts';
import { rateNow, unitsOf } from './rate-now.ts';
import { findPlan, listPlanRows, ownPlanRows, planSteps, type PlanRow } from './plan-store.ts';

type Parts = Pick<ProgrammeParts, 'people' | 'acting' | 'holders' | 'grants' | 'rates'>;
type Names = ReadonlyMap<string, string>;

const stateNow = ({ state, opens_at: opensAt, closes_at: closesAt }: PlanRow, now: Date) =>
  planStateAt(state, { opensAt, closesAt }, now);

/** What the rules need of a plan. */
export function judgedPlan(plan: PlanRow): JudgedPlan {
  return {
    state: plan.state,
    madeBy: plan.made_by,
    endorsedBy: plan.endorsed_by,
    awardProposedBy: plan.award_proposed_by,
    roundsLeft: programmeOf(plan.answers, plan.language).rounds.length - plan.round,
  };
}

/** Every programme that people made. Refuses a cursor that is no id. */
export async function listPlans(
  { acting }: Pick<Parts, 'acting'>,
  work: Work,
  { query }: CallInput<typeof listPlansCall>,
): Promise<ReplyOf<typeof listPlansCall>> {
  const { rows, next } = await readPage(query, {
    cursor: idCursor,
    placeOf: ({ id }: { readonly id: string }) => id,
    list: (asked) => listPlanRows(work.db, { ...asked, state: query.state, now: work.now }),
  });
  const names = await organisationsOf(acting, work, rows);
  return { items: rows.map((row) => shownRow(work, row, names)), next };
}

function organisationsOf(
  acting: Parts['acting'],
  { db }: Pick<Work, 'db'>,
  rows: readonly PlanRow[],
): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ organisation_id: id }) => id ?? []))];
  return ids.length === 0 ? Promise.resolve(new Map<string, string>()) : acting.namesOf(db, ids);
}

function shownRow({ now }: Pick<Work, 'now'>, row: PlanRow, organisations: Names): PlanRowShown {
  const { title, rounds } = programmeOf(row.answers, row.language);
  return {
    id: row.id,
    slug: row.published_by === null ? null : row.slug,
    title,
    state: stateNow(row, now),
    round: row.round,
    rounds: rounds.length,
    opens_at: toInstant(row.opens_at),
    closes_at: toInstant(row.closes_at),
    organisation: row.organisation_id === null ? null : (organisations.get(row.organisation_id) ?? ''),
    is_sample: row.is_sample,
    changed_at: toInstant(row.changed_at),
  };
}

/** Refuses not_found. */
export async function readPlan(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof readPlanCall>,
): Promise<Plan> {
  const plan = await findPlan(work.db, params.id);
  if (plan === undefined) throw new Refusal(platformRefusals.not_found);
  return showPlan(parts, work, plan);
}

export async function showPlan(parts: Parts, work: Work, plan: PlanRow): Promise<Plan> {
  const made = programmeAt(plan, plan.fixed_rate);
  const { criteria } = reviewTexts(work.request.language);
  const steps = await planSteps(work, [plan.id]);
  const people = steps.flatMap(({ by_id: id }) => id ?? []);
  const called = await parts.people.findByIds(work.db, [...new Set(people)]);
  const nameOf = (id: string | null) => (id === null ? null : (called.get(id)?.username ?? ''));
  return {
    ...shownRow(work, plan, await organisationsOf(parts.acting, work, [plan])),
    version: plan.version,
    summary: made.summary,
    applicants: [...made.applicants],
    sector: made.sector,
    countries: [...made.countries],
    ...amountsOf(made),
    currency: currencyOf(plan.answers),
    rate: plan.fixed_rate && writtenRate(plan.fixed_rate, currencyOf(plan.answers)),
    estimate: await estimateOf(parts, work, plan),
    decision_days: made.decision_days,
    zone: made.zone,
    weights: rubricCriteria.map((name) => ({ label: criteria[name].label, weight: made.weights[name] })),
    parts: [...made.parts],
    questions: made.questions.map(({ label }) => label),
    endorsed_by: nameOf(plan.endorsed_by),
    published_by: nameOf(plan.published_by),
    ...(await parts.grants.countApplications(work.db, { programmeId: plan.id, since: plan.opens_at })),
    may: await stepsFor(parts, work, plan),
    steps: steps.map(({ event, state, by_id: by, reason, at }) => ({
      event,
      state,
      by: nameOf(by) ?? '',
      reason,
      at: toInstant(at),
    })),
  };
}

function amountsOf({ currency: asset = GRANT_ASSET, ...made }: MadeProgramme) {
  const money = (minor: string) => toWire({ amountMinor: BigInt(minor), asset });
  return {
    minimum: money(made.minimum_minor),
    maximum: money(made.maximum_minor),
    budget: money(made.budget_minor),
  };
}

/** How many units of the currency a dollar was worth. */
function writtenRate({ numerator, denominator }: FixedRate, currency: GrantCurrency): string {
  const [cents, units] = [unitsOf(GRANT_ASSET), unitsOf(currency)];
  return decimalText(fraction(BigInt(numerator) * cents, BigInt(denominator) * units), SHOWN_DIGITS);
}

/** What its amounts would be if it were published now. */
async function estimateOf(parts: Pick<Parts, 'rates'>, work: Work, plan: PlanRow): Promise<Plan['estimate']> {
  const currency = currencyOf(plan.answers);
  if (plan.published_by !== null || currency === GRANT_ASSET) return null;
  const rate = await rateNow(parts, work, currency);
  return rate === undefined ? null : amountsOf(programmeAt(plan, rate));
}

/** What the caller may do now: as one who runs programmes, and as the second of two. */
async function stepsFor(parts: Parts, work: Work, plan: PlanRow): Promise<Plan['may']> {
  const { userId } = personOf(work);
  if (await isOfMakers(parts, work, plan)) return [];
  const judged = { ...judgedPlan(plan), state: stateNow(plan, work.now) };
  const [managers, seconds] = [
    await parts.holders(work, 'grants.review'),
    await parts.holders(work, 'grants.award'),
  ];
  const may = (role: 'manager' | 'second', event: Plan['may'][number]) =>
    refusedStep(judged, event, { role, userId }) === undefined;
  return [
    ...(managers.includes(userId) ? managerSteps.filter((event) => may('manager', event)) : []),
    ...(seconds.includes(userId) ? secondSteps.filter((event) => may('second', event)) : []),
  ];
}

/** The person is in the team of the organisation that proposed it, or has left it lately: others decide. */
export async function isOfMakers(
  { acting }: Pick<Parts, 'acting'>,
  work: Work,
  { organisation_id: organisationId }: PlanRow,
): Promise<boolean> {
  if (organisationId === null) return false;
  return isOfTeam({ acting }, work, { userId: personOf(work).userId, organisationId });
}

/** What the caller made, or their organisation. Refuses not_found for an organisation that is not theirs. */
export async function listOwnPlans(
  parts: Pick<Parts, 'acting' | 'holders'>,
  work: Work,
  { query }: CallInput<typeof listOwnPlansCall>,
): Promise<ReplyOf<typeof listOwnPlansCall>> {
  const { acting_for: organisationId = null } = query;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'view' });
  const rows = await ownPlanRows(work.db, { userId: personOf(work).userId, organisationId });
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id }) => id);
  const steps = await planSteps(work, drafts);
  return {
    may_make: await mayMake(parts, work, organisationId),
    items: rows.map((row) => ({
      id: row.id,
      slug: row.published_by === null ? null : row.slug,
      title: programmeOf(row.answers, row.language).title,
      state: stateNow(row, work.now),
      reason:
        steps.findLast(({ plan_id: id, event }) => id === row.id && event === 'send_back')?.reason ?? null,
      answers: row.state === 'draft' ? { ...row.answers } : null,
      changed_at: toInstant(row.changed_at),
    })),
  };
}
