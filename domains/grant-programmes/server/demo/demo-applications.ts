import { addSeconds } from '@egcr/contract/time';
import { GRANT_ASSET, type ProgrammeSlug } from '@egcr/grants/contract';
import {
  APPLICATION_KIND,
  findProgramme,
  formOf,
  insertApplication,
  keepStanding,
  listProgrammeRows,
  runSampleAward,
  scoreSample,
  type GrantParts,
  type SampleAward,
  type SampleReview,
} from '@egcr/grants/server';
import type { DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

const DAY_S = 86_400;
/** Play money for each programme. */
const BUDGET_MINOR = 250_000_000n;

type DemoParts = Pick<GrantParts, 'cases' | 'money' | 'organisations' | 'acting' | 'holders'>;
type Step = 'take' | 'ask' | 'approve' | 'decline' | 'cancel' | 'reserve' | 'appeal';
/** The steps that the applicant takes. */
const OWN_STEPS: readonly Step[] = ['cancel', 'appeal'];

interface Sample {
  readonly of: readonly [applicant: DemoPersona, programme: ProgrammeSlug, dollars: bigint, country: string];
  readonly purpose: string;
  readonly steps: readonly (readonly [event: Step, reason?: string])[];
  /** What reviewers say once it is taken. */
  readonly reviews?: readonly SampleReview[];
  /** How far its award has come; absent: the agreement is offered, where there is an award. */
  readonly award?: SampleAward;
}

/** Invented applications, at least one for each state to which people lead. */
const samples: readonly Sample[] = [
  {
    of: ['personal_user', 'first-workshop', 4_200n, 'NG'],
    purpose: 'A sewing workshop with two machines, so that I can take school uniforms as orders.',
    steps: [['take']],
    reviews: ['4.5 4 4 3.5', '4 3.5 4 4'],
  },
  {
    of: ['business_owner', 'first-workshop', 3_800n, 'IT'],
    purpose: 'A pottery workshop with a second-hand kiln, and courses for beginners on two evenings a week.',
    steps: [['take']],
    reviews: ['3.5 3 4 3.5', 'scoring'],
  },
  {
    of: ['government_user', 'first-workshop', 5_000n, 'NO'],
    purpose: 'A workshop that mends fishing nets, with room for two apprentices from the village.',
    steps: [['take']],
    // They differ by more than one and a half points: a third person is asked.
    reviews: ['5 4.5 4.5 4', '2 2.5 2 3'],
  },
  {
    of: ['business_owner', 'personal', 6_500n, 'IT'],
    purpose: 'A course for cold pressing, and a small press to try it at home before the harvest.',
    steps: [['take'], ['approve', 'The plan is sound and the costs are usual.']],
    reviews: ['4 4 4.5 4', '4.5 3.5 4 4'],
  },
  {
    of: ['government_user', 'personal', 3_000n, 'NO'],
    purpose: 'A boat engine that runs on batteries, for trips with visitors along the fjord.',
    steps: [['take'], ['decline', 'The engine is for leisure, not for work.']],
    reviews: ['2 2.5 3 3', '1.5 2 3 3.5'],
  },
  {
    of: ['government_user', 'personal', 2_600n, 'NO'],
    purpose: 'Tools and wood for a bench where neighbours mend chairs and toys on Saturdays.',
    steps: [['take'], ['approve', 'It is small, useful and well described.']],
    reviews: ['4 4 4 4', '4 4.5 4 4'],
    award: 'accepted',
  },
  {
    of: ['ngo_user', 'personal', 2_400n, 'GH'],
    purpose: 'Seedlings and tools for a cocoa nursery that I want to run beside my work.',
    steps: [],
  },
  {
    of: ['ngo_user', 'first-workshop', 5_900n, 'GH'],
    purpose: 'A carpentry workshop that makes benches for schools in the villages around Kumasi.',
    steps: [['take'], ['reserve', 'The budget of this round is promised.']],
    reviews: ['3.5 3.5 3 3', '3 3.5 3 3'],
  },
  {
    of: ['content_editor', 'first-workshop', 2_800n, 'JP'],
    purpose: 'A workshop that binds books by hand, with a press, a guillotine and lessons for schools.',
    // Waits for another programme manager, who asks other reviewers.
    steps: [
      ['take'],
      ['decline', 'It is not said who buys the books.'],
      ['appeal', 'Two schools have ordered forty books each since then: I can send both letters.'],
    ],
    reviews: ['2.5 3 2 3', '3 2 2.5 3'],
  },
  {
    of: ['content_editor', 'personal', 2_400n, 'JP'],
    purpose: 'Paper and inks for a calendar with drawings by children of my town, printed by hand.',
    steps: [['take'], ['approve', 'The children are named, and a printer has said yes.']],
    reviews: ['4 4.5 4 4', '4 4 3.5 4'],
    award: 'paid',
  },
  {
    of: ['author', 'personal', 2_200n, 'LB'],
    purpose: 'A camera and a microphone, so that I can tell the stories of people who repair things.',
    steps: [['take'], ['approve', 'Two papers would print them.']],
    reviews: ['3.5 4 4 3.5', '4 4 3.5 4'],
    award: 'ended',
  },
  {
    of: ['content_editor', 'personal', 2_800n, 'JP'],
    purpose: 'A second set of type and a cutter, so that the calendar of next year is printed faster.',
    steps: [['take'], ['approve', 'The first calendar was sold in three weeks.']],
    reviews: ['4 4 4 4', '4 4.5 4 4'],
    award: 'reporting',
  },
  {
    of: ['author', 'personal', 2_300n, 'LB'],
    purpose: 'A lamp and a tripod, so that I can film people who work in rooms without windows.',
    steps: [['take'], ['approve', 'It goes on with what two papers have asked for.']],
    reviews: ['4 4 4 3.5', '4 4 4 4'],
    award: 'stopped',
  },
  {
    of: ['author', 'first-workshop', 2_500n, 'LB'],
    purpose: 'A dark room in a cellar, where people of the street can print their own pictures.',
    steps: [['cancel']],
  },
  {
    of: ['author', 'first-workshop', 2_900n, 'LB'],
    purpose: 'A dark room with water and air, where people of the street can print their own pictures.',
    // Nobody has scored it yet.
    steps: [['take']],
  },
];

/** Fills the standing programmes of a demonstration with play money, and gives its people applications, marked as samples. */
export async function giveApplications(
  parts: DemoParts,
  work: Work,
  idOf: (persona: DemoPersona) => string,
): Promise<void> {
  await keepSampleProgrammes(work);
  const amount = toWire({ amountMinor: BUDGET_MINOR, asset: GRANT_ASSET });
  const programmes = await listProgrammeRows(work.db);
  await parts.money.fillSamples(
    work,
    programmes.map(({ id }) => ({ fund: id, amount, key: id })),
  );
  for (const sample of samples) await applySample(parts, work, { sample, idOf });
}

/** One that closes soon, one with countries, one that is over and one to come. */
async function keepSampleProgrammes(work: Work): Promise<void> {
  const inDays = (days: number) => addSeconds(work.now, days * DAY_S);
  const dated = [
    ['first-workshop', -10, 21],
    ['export-steps', -5, 45],
    ['harbour-repair', -60, -8],
    ['school-gardens', 30, 90],
  ] as const;
  for (const [slug, opens, closes] of dated)
    await keepStanding(work, { slug, opensAt: inDays(opens), closesAt: inDays(closes), isSample: true });
}

async function applySample(
  parts: DemoParts,
  work: Work,
  { sample, idOf }: { readonly sample: Sample; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const [applicant, slug, asked, country] = sample.of;
  const programme = await findProgramme(work.db, { slug });
  invariant(programme !== undefined, `there is no programme ${slug}`);
  const caseId = work.newId();
  const applicantId = idOf(applicant);
  const amountMinor = asked * 100n;
  const { cases } = parts;
  const { reference } = await cases.open(work, {
    id: caseId,
    kind: APPLICATION_KIND,
    subject: slug,
    applicantId,
    submissionId: work.newId(),
    isSample: true,
    submitted: {
      form: formOf(slug),
      formVersion: 1,
      answers: {
        amount: amountMinor.toString(),
        country,
        purpose: sample.purpose,
        equipment: amountMinor.toString(),
        people: '0',
        other_costs: '0',
      },
    },
  });
  await insertApplication(work, {
    caseId,
    programmeId: programme.id,
    reference,
    userId: applicantId,
    organisationId: null,
    asset: GRANT_ASSET,
    amountMinor,
    applicantKind: 'person',
    country,
    draftId: null,
    isSample: true,
  });
  for (const [event, reason] of sample.steps) {
    const by = OWN_STEPS.includes(event)
      ? ({ who: 'applicant', actorId: applicantId } as const)
      : ({ who: 'officer', actorId: idOf('programme_manager') } as const);
    await cases.takeSampleStep(work, { caseId, event, by: { ...by, ...(reason && { reason }) } });
    if (event === 'take') await scoreSample(parts, work, { caseId, reviews: sample.reviews ?? [] });
  }
  if (sample.award)
    await runSampleAward(parts, work, { caseId, how: sample.award, officerId: idOf('programme_manager') });
}
