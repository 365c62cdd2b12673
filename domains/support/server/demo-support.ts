import { addSeconds } from '@egcr/contract/time';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { weekMachine } from '../contract/cycle-machines.ts';
import { addWeeks, currentPolicy, dateIn, mondayOf, payWeek, weekOf } from '../contract/index.ts';
import { SUPPORT_FUND } from '../contract/programme.ts';
import { insertBackCheck } from './back-checks/store.ts';
import { insertActivity } from './activity-store.ts';
import { CLAIM_FORM } from './claim-form.ts';
import { KIND, SUBJECT } from './claim-kind.ts';
import { findClaim, insertClaim, type ClaimRow } from './claim-store.ts';
import type { CycleRow } from './cycle-store.ts';
import { endCycle, makeCycle, sendCycle } from './cycles.ts';
import { keepFarClaims } from './demo/far-claims.ts';
import { inAsset } from './money-shown.ts';
import type { SupportParts } from './parts.ts';
import { keepOverpayment, weekFound } from './record-overpayment.ts';
import { certify, type WeekRow } from './week-store.ts';

/** Play money of the programme. */
const BUDGET_MINOR = 50_000_000n;
const ZONE = 'Europe/Rome';
const DAY_S = 86_400;

interface Sample {
  readonly applicant: DemoPersona;
  readonly birthDate: string;
  readonly hours: number;
  readonly steps: readonly (readonly [event: string, reason?: string])[];
  /** Earnings of the confirmed weeks, the oldest first: of those that are paid, and of those after them. */
  readonly paid: readonly bigint[];
  readonly earned: readonly bigint[];
}

/** Invented claims in several states. */
const samples: readonly Sample[] = [
  {
    applicant: 'personal_user',
    birthDate: '1994-05-17',
    hours: 6,
    steps: [['take'], ['approve', 'The answers are complete, and nothing speaks against it.']],
    paid: [0n, 4_500n, 0n, 4_500n],
    earned: [0n, 4_500n, 9_000n],
  },
  {
    applicant: 'business_owner',
    birthDate: '1979-02-28',
    hours: 0,
    steps: [['take'], ['decline', 'The answers say that work ended, but the contract still runs.']],
    paid: [],
    earned: [],
  },
  { applicant: 'ngo_user', birthDate: '1988-11-03', hours: 12, steps: [['take']], paid: [], earned: [] },
  { applicant: 'government_user', birthDate: '1985-07-21', hours: 4, steps: [], paid: [], earned: [] },
];

/**
 * Fills the programme of a demonstration with play money. Gives its people claims and weeks, four cycles that are paid, one that was cancelled, one to
 * approve, a week that was drawn, and an overpayment; and invented people claims in every state. All are marked as samples.
 */
export function demoSupport(parts: Pick<SupportParts, 'cases' | 'money' | 'people'>): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      await parts.money.fill(work, { fund: SUPPORT_FUND, amount: inAsset(BUDGET_MINOR), key: SUPPORT_FUND });
      const preparedBy = idOf('benefits_reviewer');
      const claims = [];
      for (const sample of samples) claims.push(await claimSample(parts, work, { sample, idOf }));
      for (const claim of claims) await paySamples(parts, work, { claim, preparedBy });
      await recordSample(work, { claim: claims[0], recordedBy: preparedBy });
      const [drawn] = claims[0]?.weeks ?? [];
      if (drawn !== undefined) await insertBackCheck(work, { id: work.newId(), weekId: drawn.id });
      for (const claim of claims) await confirmSamples(parts, work, claim);
      await endCycle(work, await makeCycle(parts, work, { preparedBy, isSample: true }));
      await sendSample(parts, work, preparedBy);
      await keepFarClaims(parts, work, preparedBy);
    };
  };
}

async function sendSample(
  parts: Pick<SupportParts, 'cases' | 'money'>,
  work: Work,
  preparedBy: string,
): Promise<CycleRow> {
  const cycle = await makeCycle(parts, work, { preparedBy, isSample: true });
  await sendCycle(parts, work, cycle);
  return cycle;
}

interface MadeClaim {
  readonly sample: Sample;
  readonly claim: ClaimRow;
  /** The weeks that are paid first. */
  readonly weeks: WeekRow[];
}

/** The first weeks of a claim, each paid by a cycle of its own. */
async function paySamples(
  parts: Pick<SupportParts, 'cases' | 'money'>,
  work: Work,
  { claim: made, preparedBy }: { readonly claim: MadeClaim; readonly preparedBy: string },
): Promise<void> {
  const { case_id: caseId, user_id: userId, first_week: first } = made.claim;
  for (const [at, earnedMinor] of made.sample.paid.entries()) {
    made.weeks.push(await confirmSample(work, { caseId, userId, week: addWeeks(first, at), earnedMinor }));
    const cycle = await sendSample(parts, work, preparedBy);
    await parts.money.paySample(work, cycle.id);
  }
}

async function claimSample(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { sample, idOf }: { readonly sample: Sample; readonly idOf: (persona: DemoPersona) => string },
): Promise<MadeClaim> {
  const caseId = work.newId();
  const applicantId = idOf(sample.applicant);
  const firstWeek = addWeeks(weekOf(dateIn(ZONE, work.now)), -sample.paid.length - sample.earned.length - 1);
  const { reference } = await cases.open(work, {
    id: caseId,
    kind: KIND,
    subject: SUBJECT,
    applicantId,
    submissionId: work.newId(),
    isSample: true,
    submitted: {
      form: CLAIM_FORM,
      formVersion: 1,
      answers: {
        birth_date: sample.birthDate,
        id_number: `SAMPLE ${sample.birthDate}`,
        last_work: dateIn(ZONE, addSeconds(work.now, -90 * DAY_S)),
        hours: sample.hours,
        is_able: true,
        is_looking: true,
      },
    },
  });
  const inserted = await insertClaim(work, {
    case_id: caseId,
    reference,
    user_id: applicantId,
    state: 'submitted',
    zone: ZONE,
    policy_version: currentPolicy.version,
    benefit_minor: currentPolicy.benefitMinor,
    first_week: firstWeek,
    is_sample: true,
  });
  invariant(inserted, 'a person of the demonstration had a claim');
  for (const [event, reason] of sample.steps)
    await cases.takeSampleStep(work, {
      caseId,
      event,
      by: { who: 'officer', actorId: idOf('benefits_reviewer'), ...(reason && { reason }) },
    });
  const claim = await findClaim(work.db, caseId);
  invariant(claim !== undefined, 'a claim is gone that was just made');
  return { sample, claim, weeks: [] };
}

/** The weeks after those that are paid. */
async function confirmSamples(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { sample, claim }: MadeClaim,
): Promise<void> {
  const { case_id: caseId, user_id: userId } = claim;
  const first = addWeeks(claim.first_week, sample.paid.length);
  for (const [at, earnedMinor] of sample.earned.entries())
    await confirmSample(work, { caseId, userId, week: addWeeks(first, at), earnedMinor });
  if (sample.earned.length > 0) await cases.advance(work, { caseId, event: 'start' });
}

/** For the last paid week more was earned than stated; the person may still answer. */
async function recordSample(
  work: Work,
  { claim: made, recordedBy }: { readonly claim: MadeClaim | undefined; readonly recordedBy: string },
): Promise<void> {
  const week = made?.weeks.at(-1);
  invariant(made !== undefined && week !== undefined, 'no week of the demonstration is paid');
  const row = { ...week, support_minor: week.paid_minor, is_overpaid: false };
  await keepOverpayment(work, {
    id: work.newId(),
    claim: made.claim,
    found: [weekFound(made.claim, { row, isDue: true, earnedMinor: 2n * week.earned_minor })],
    reason: 'earnings',
    finding: 'The list of Sample Bakery shows twice the hours that were stated for this week.',
    recordedBy,
  });
}

interface SampleWeek {
  readonly caseId: string;
  readonly userId: string;
  readonly week: string;
  readonly earnedMinor: bigint;
}

/** The newest confirmed week waits for an officer; those before it are accepted, and the one after it is still to be confirmed. */
async function confirmSample(
  work: Work,
  { caseId, userId, week, earnedMinor }: SampleWeek,
): Promise<WeekRow> {
  const benefitMinor = currentPolicy.benefitMinor;
  const isNewest = week === addWeeks(weekOf(dateIn(ZONE, work.now)), -2);
  const row = await certify(work, {
    id: work.newId(),
    case_id: caseId,
    user_id: userId,
    week,
    state: step(weekMachine, weekMachine.first, isNewest ? 'question' : 'accept'),
    questions: isNewest ? ['few_acts'] : [],
    benefit_minor: benefitMinor,
    earned_minor: earnedMinor,
    paid_minor: payWeek(currentPolicy, { benefitMinor, earnedMinor, owedMinor: 0n }).paidMinor,
    wasAble: true,
    refusedOffer: false,
    cause: isNewest ? 'I was at a course for welding on four days of this week.' : '',
  });
  const acts = [
    ['application', 'Application at Sample Bakery, counter staff', 'Mail of the bakery with its answer'],
    ['interview', 'Talk at Sample Logistics, warehouse', 'Ms Sample, personnel office'],
  ] as const;
  if (!isNewest)
    await insertActivity(work, {
      id: work.newId(),
      userId,
      week,
      kind: 'application',
      onDate: mondayOf(week),
      subject: work.newId(),
    });
  for (const [kind, text, proof] of acts)
    await insertActivity(work, { id: work.newId(), userId, week, kind, onDate: mondayOf(week), text, proof });
  invariant(row !== undefined, 'a week of the demonstration was confirmed before');
  return row;
}
