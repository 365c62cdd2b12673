import { addSeconds } from '@egcr/contract/time';
import type { Answers } from '@egcr/forms/contract';
import { GRANT_ASSET, type ApplicantKind, type GrantCurrency } from '@egcr/grants/contract';
import type { GrantParts } from '@egcr/grants/server';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { planMachine, type PlanEvent } from '../../contract/plan-machine.ts';
import { currencyOf, instantsOf, judgePlan, programmeAt } from '../../contract/plan-rules.ts';
import { newPlan } from '../make-plan.ts';
import type { ProgrammeParts } from '../parts.ts';
import { findPlan, insertPlan, insertPlanStep } from '../plan-store.ts';
import { rateNow } from '../rate-now.ts';
import { moveSample } from '../step-in-plan.ts';
import { forGovernments, forNgos } from './of-governments-and-ngos.ts';
import { forBusinesses, forPeople } from './of-people-and-businesses.ts';
import { giveApplications } from './demo-applications.ts';
import { giveFarApplications, type FarParts } from './far-applications.ts';
import type { SampleRow } from './programme-row.ts';
import { writePublished, type WrittenPlan } from './publish-many.ts';

const DAY_S = 86_400;
/** In US cents. */
const BUDGET_MINOR = 50_000_000n;

interface Sample {
  readonly title: string;
  readonly summary: string;
  /** Days from today. */
  readonly opens: number;
  readonly closes: number;
  /** How many days ago people began with it: its dates lay ahead then. */
  readonly madeBefore: number;
  readonly question: string;
  readonly changed?: Answers;
  /** What it pays in, where there is a rate. */
  readonly currency?: GrantCurrency;
  /** What people did with it, after it was made. */
  readonly first: readonly PlanEvent[];
  /** What they did once it had closed. */
  readonly later?: readonly PlanEvent[];
}

/** Invented programmes, one for each state that people lead to. */
const ofEachState: readonly Sample[] = [
  {
    title: 'Bicycles for nurses',
    summary: 'Bicycles and repair tools for nurses who visit people at home, in places without buses.',
    opens: 40,
    closes: 100,
    madeBefore: 1,
    question: 'How many homes do you visit in a week?',
    first: [],
  },
  {
    title: 'Shade for market streets',
    summary: 'Trees and awnings for streets where people sell food in the sun all day.',
    opens: 20,
    closes: 80,
    madeBefore: 3,
    question: 'How many stalls stand in the street?',
    first: ['submit'],
  },
  {
    title: 'Clean water for villages',
    summary: 'Wells and filters for villages from which people walk for an hour to the next one.',
    opens: -12,
    closes: 48,
    madeBefore: 20,
    question: 'How many people will drink from it?',
    currency: 'EUR',
    changed: { rubric: 'own', weight_need: 40, weight_impact: 30, weight_plan: 20, weight_costs: 10 },
    first: ['submit', 'publish'],
  },
  {
    title: 'Nets that spare young fish',
    summary: 'New nets with wider meshes for people who fish for a living, in exchange for the old ones.',
    opens: -60,
    closes: -6,
    madeBefore: 70,
    question: 'How many nets do you use?',
    currency: 'JPY',
    first: ['submit', 'publish'],
    later: ['evaluate'],
  },
  {
    title: 'Lamps for evening schools',
    summary: 'Lamps that run on sunlight, for people who teach others to read after work.',
    opens: -160,
    closes: -90,
    madeBefore: 170,
    question: 'How many people learn with you?',
    first: ['submit', 'publish'],
    later: ['evaluate', 'propose_award', 'award', 'archive'],
  },
];

/** How a programme for one kind of applicant scores, what it asks, how fast it decides, and for how many awards of the largest sum it has money. */
interface Usual {
  readonly applicant: ApplicantKind;
  readonly rubric: 'need' | 'impact';
  readonly template: 'usual' | 'with_papers';
  readonly days: '30' | '60' | '90';
  readonly awards: bigint;
}

/** When those of the tables were written, before they opened; those to come were written lately. */
const WRITTEN_DAYS_BEFORE = 10;

const asSamples = (rows: readonly SampleRow[], usual: Usual): readonly Sample[] =>
  rows.map(([[opens, closes, sector, country, least, most, currency], title, summary, question]) => ({
    title,
    summary,
    opens,
    closes,
    madeBefore: Math.max(-opens, 0) + WRITTEN_DAYS_BEFORE,
    question,
    ...(currency && { currency }),
    changed: {
      applicants: [usual.applicant],
      sector,
      ...(country !== '' && { country }),
      minimum: (least * 100n).toString(),
      maximum: (most * 100n).toString(),
      budget: (most * 100n * usual.awards).toString(),
      decision_days: usual.days,
      rubric: usual.rubric,
      template: usual.template,
      question_kind_1: /^How (many|far|much|long)/.test(question) ? 'number' : 'text',
    },
    first: ['submit', 'publish'],
  }));

const fromTables: readonly Sample[] = [
  ...asSamples(forPeople, {
    applicant: 'person',
    rubric: 'need',
    template: 'usual',
    days: '30',
    awards: 50n,
  }),
  ...asSamples(forBusinesses, {
    applicant: 'business',
    rubric: 'impact',
    template: 'with_papers',
    days: '60',
    awards: 5n,
  }),
  ...asSamples(forGovernments, {
    applicant: 'government',
    rubric: 'impact',
    template: 'with_papers',
    days: '90',
    awards: 2n,
  }),
  ...asSamples(forNgos, {
    applicant: 'ngo',
    rubric: 'need',
    template: 'with_papers',
    days: '60',
    awards: 10n,
  }),
];

type Parts = Pick<ProgrammeParts, 'grants' | 'rates'> &
  Pick<GrantParts, 'cases' | 'money' | 'organisations' | 'acting' | 'holders'> &
  FarParts;
/** The one who runs programmes, and the second of two. */
type People = Readonly<Record<'manager' | 'second', string>>;

/** Gives a demonstration programmes that its people made, and all programmes applications, marked as samples. */
export function demoProgrammes(parts: Parts): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    const two = { manager: idOf('programme_manager'), second: idOf('oversight') };
    const reviewers = people
      .filter(({ persona }) => persona.endsWith('grants_reviewer'))
      .map(({ userId }) => userId);
    return async (work) => {
      await giveApplications(parts, work, idOf);
      for (const sample of ofEachState) await keepSample(parts, work, { sample, people: two });
      await publishMany(parts, work, two);
      const managers = [two.manager, idOf('second_programme_manager')];
      await giveFarApplications(parts, work, { managers, second: two.second, reviewers });
    };
  };
}

async function keepSample(
  parts: Parts,
  work: Work,
  { sample, people }: { readonly sample: Sample; readonly people: People },
): Promise<void> {
  const { id, title, answers, made, dates, before } = await writtenPlan(parts, work, sample);
  await insertPlan(before, {
    ...newPlan({ id, title, userId: people.manager, organisationId: null }),
    language: 'en',
    answers,
    opens_at: dates.opensAt,
    closes_at: dates.closesAt,
    is_sample: true,
  });
  await insertPlanStep(before, {
    plan_id: id,
    event: 'make',
    state: planMachine.first,
    by_id: people.manager,
    reason: null,
  });
  for (const event of sample.first) await take(parts, before, { id, event, people });
  if (sample.first.includes('publish'))
    await parts.money.fill(work, {
      fund: id,
      amount: toWire({ amountMinor: BigInt(made.budget_minor), asset: currencyOf(answers) }),
      key: id,
    });
  const after: Work = { ...work, now: addSeconds(dates.closesAt, 2 * DAY_S) };
  for (const event of sample.later ?? []) await take(parts, after, { id, event, people });
}

/** A sample as a plan that its rules let pass, and the work of the day on which it was made. */
async function writtenPlan(parts: Parts, work: Work, sample: Sample) {
  const { currency = GRANT_ASSET } = sample;
  const rate = currency === GRANT_ASSET ? undefined : await rateNow(parts, work, currency);
  const answers = answersOf(sample, { now: work.now, currency: rate ? currency : GRANT_ASSET });
  const before: Work = { ...work, now: addSeconds(work.now, -sample.madeBefore * DAY_S) };
  invariant(judgePlan(answers, before.now).length === 0, `the sample "${sample.title}" breaks the rules`);
  const made = programmeAt({ answers, language: 'en' }, rate ?? null);
  const dates = made.rounds[0] && instantsOf(made.rounds[0], made.zone);
  invariant(dates !== undefined, 'a sample has no round');
  return { id: work.newId(), title: made.title, answers, made, dates, before, rate: rate ?? null };
}

/** Those of the tables, each with money: those that are over have promised it. */
async function publishMany(parts: Parts, work: Work, people: People): Promise<void> {
  const rows: WrittenPlan[] = [];
  const budgets: Parameters<Parts['money']['fillSamples']>[1][number][] = [];
  for (const sample of fromTables) {
    const { id, title, answers, made, dates, before, rate } = await writtenPlan(parts, work, sample);
    const { slug } = newPlan({ id, title, userId: people.manager, organisationId: null });
    rows.push({
      id,
      slug,
      answers,
      opens_at: dates.opensAt,
      closes_at: dates.closesAt,
      fixed_rate: rate,
      made_at: before.now,
    });
    await parts.grants.publish(before, { id, slug, made, ...dates, isSample: true, organisationId: null });
    const amount = toWire({ amountMinor: BigInt(made.budget_minor), asset: currencyOf(answers) });
    budgets.push({ fund: id, amount, key: id });
  }
  await parts.money.fillSamples(work, budgets);
  await writePublished(work, rows, people);
}

async function take(
  parts: Parts,
  work: Work,
  { id, event, people }: { readonly id: string; readonly event: PlanEvent; readonly people: People },
): Promise<void> {
  const by: readonly string[] = planMachine.events[event].by;
  const plan = await findPlan(work.db, id, { isLocked: true });
  invariant(plan !== undefined, 'a sample is gone');
  const userId = by.includes('second') ? people.second : people.manager;
  await moveSample(parts, work, { plan, event, userId });
}

function answersOf(
  { title, summary, opens, closes, question, changed }: Sample,
  { now, currency }: { readonly now: Date; readonly currency: GrantCurrency },
): Answers {
  const day = (days: number) =>
    addSeconds(now, days * DAY_S)
      .toISOString()
      .slice(0, 10);
  return {
    title,
    summary,
    applicants: ['person'],
    minimum: '200000',
    maximum: '800000',
    budget: BUDGET_MINOR.toString(),
    currency,
    parts: '30-40-30',
    decision_days: '60',
    zone: 'UTC',
    opens_on_1: day(opens),
    closes_on_1: day(closes),
    another_round_1: false,
    rubric: 'need',
    template: 'usual',
    asks_1: true,
    question_1: question,
    question_kind_1: 'number',
    asks_2: false,
    ...changed,
  };
}
