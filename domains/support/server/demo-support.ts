import { addSeconds } from '@egcr/contract/time';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { weekMachine } from '../contract/cycle-machines.ts';
import { addWeeks, currentPolicy, dateIn, mondayOf, payWeek, weekOf } from '../contract/index.ts';
import { SUPPORT_FUND } from '../contract/programme.ts';
import { insertActivity } from './activity-store.ts';
import { CLAIM_FORM } from './claim-form.ts';
import { KIND, SUBJECT } from './claim-kind.ts';
import { insertClaim } from './claim-store.ts';
import { makeCycle, sendCycle } from './cycles.ts';
import { inAsset } from './money-shown.ts';
import type { SupportParts } from './parts.ts';
import { certify } from './week-store.ts';

/** Play money of the programme. */
const BUDGET_MINOR = 50_000_000n;
const ZONE = 'Europe/Rome';
const DAY_S = 86_400;

interface Sample {
  readonly applicant: DemoPersona;
  readonly birthDate: string;
  readonly hours: number;
  readonly steps: readonly (readonly [event: string, reason?: string])[];
  /** Earnings of the confirmed weeks, the oldest first. */
  readonly earned: readonly bigint[];
}

/** Invented claims in several states. */
const samples: readonly Sample[] = [
  {
    applicant: 'personal_user',
    birthDate: '1994-05-17',
    hours: 6,
    steps: [['take'], ['approve', 'The answers are complete, and nothing speaks against it.']],
    earned: [0n, 4_500n, 9_000n],
  },
  {
    applicant: 'business_owner',
    birthDate: '1979-02-28',
    hours: 0,
    steps: [['take'], ['decline', 'The answers say that work ended, but the contract still runs.']],
    earned: [],
  },
  { applicant: 'ngo_user', birthDate: '1988-11-03', hours: 12, steps: [['take']], earned: [] },
  { applicant: 'government_user', birthDate: '1985-07-21', hours: 4, steps: [], earned: [] },
];

/** Fills the programme of a demonstration with play money, and gives its people claims, weeks and a cycle to approve, marked as samples. */
export function demoSupport(parts: Pick<SupportParts, 'cases' | 'money'>): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      await parts.money.fill(work, { fund: SUPPORT_FUND, amount: inAsset(BUDGET_MINOR), key: SUPPORT_FUND });
      for (const sample of samples) await claimSample(parts, work, { sample, idOf });
      const cycle = await makeCycle(parts, work, { preparedBy: idOf('benefits_reviewer'), isSample: true });
      await sendCycle(parts, work, cycle);
    };
  };
}

async function claimSample(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { sample, idOf }: { readonly sample: Sample; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const caseId = work.newId();
  const applicantId = idOf(sample.applicant);
  const firstWeek = addWeeks(weekOf(dateIn(ZONE, work.now)), -sample.earned.length - 1);
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
        last_work: dateIn(ZONE, addSeconds(work.now, -60 * DAY_S)),
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
  for (const [at, earnedMinor] of sample.earned.entries())
    await confirmSample(work, { caseId, userId: applicantId, week: addWeeks(firstWeek, at), earnedMinor });
  if (sample.earned.length > 0) await cases.advance(work, { caseId, event: 'start' });
}

interface SampleWeek {
  readonly caseId: string;
  readonly userId: string;
  readonly week: string;
  readonly earnedMinor: bigint;
}

/** The newest confirmed week waits for an officer; those before it are accepted, and the one after it is still to be confirmed. */
async function confirmSample(work: Work, { caseId, userId, week, earnedMinor }: SampleWeek): Promise<void> {
  const benefitMinor = currentPolicy.benefitMinor;
  const isNewest = week === addWeeks(weekOf(dateIn(ZONE, work.now)), -2);
  await certify(work, {
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
      kind: 'course',
      onDate: mondayOf(week),
      subject: work.newId(),
    });
  for (const [kind, text, proof] of acts)
    await insertActivity(work, { id: work.newId(), userId, week, kind, onDate: mondayOf(week), text, proof });
}
