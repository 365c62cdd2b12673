import { addWorkingDays } from '@egcr/cases/contract';
import type { SampleCase } from '@egcr/cases/server';
import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import type { Answers } from '@egcr/forms/contract';
import { SCREENING_DAYS, termsFor, type ApplicantKind } from '@egcr/grants/contract';
import {
  APPLICATION_KIND,
  formOf,
  insertSampleRows,
  listProgrammeRows,
  type GrantParts,
  type ProgrammeRow,
} from '@egcr/grants/server';
import type { Work } from '@egcr/server-kit/work';

import { chanceOf, turn } from './chance.ts';
import { applicantsOf, type Applicant } from './far-applicants.ts';
import { awardOf } from './far-award.ts';
import { askedFor, reviewsOf } from './far-reviews.ts';
import { closedAt, stepsOf, type FarPeople } from './far-steps.ts';
import { timesOf, type Times } from './far-times.ts';
import { REVIEWS, ways, type Way } from './far-ways.ts';
import { ownAnswers, purposes } from './far-words.ts';

const DAY_S = 86_400;
const SEED = 20_260;
/** Days since a programme opened from which on something was decided in it. */
const OLD_DAYS = 20;

/** What invented applicants are made with. */
export interface FarParts {
  readonly cases: Pick<GrantParts['cases'], 'openSamples'>;
  readonly money: Pick<GrantParts['money'], 'keepSamples'>;
  readonly people: {
    addSamplePeople(
      work: Pick<Work, 'db'>,
      people: readonly Pick<Applicant, 'userId' | 'firstName' | 'lastName'>[],
    ): Promise<void>;
  };
  readonly addSampleOrganisations: (
    work: Work,
    made: readonly NonNullable<Applicant['organisation']>[],
  ) => Promise<void>;
}

/** An application before it is written: who asks how much of which programme, and how it went on. */
interface Drawn {
  readonly at: number;
  readonly way: Way;
  readonly programme: ProgrammeRow;
  readonly kind: ApplicantKind;
  readonly applicant: Applicant;
  readonly amountMinor: bigint;
  readonly times: Times;
}

/**
 * Gives the programmes that people made applications of invented people in every state, with reviews and awards. Everything is written in bulk, and
 * the money of all awards moves in one batch: each first start of a demonstration waits for it.
 */
export async function giveFarApplications(parts: FarParts, work: Work, people: FarPeople): Promise<void> {
  const programmes = (await listProgrammeRows(work.db)).filter(
    ({ made, is_sample: isSample, opens_at: opensAt }) => made !== null && isSample && opensAt <= work.now,
  );
  const applicants = applicantsOf(work);
  const everybody = Object.values(applicants).flat();
  await parts.people.addSamplePeople(
    work,
    everybody.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
  );
  await parts.addSampleOrganisations(
    work,
    everybody.flatMap(({ organisation }) => organisation ?? []),
  );
  const chance = chanceOf(SEED);
  const drawn = draw(work, { programmes, applicants, chance });
  const cases = drawn.map((each) => ({ ...each, id: uuidv7(each.times.sentAt.getTime()) }));
  const references = await parts.cases.openSamples(
    work,
    cases.map((each) => caseOf(each, people, chance)),
  );
  const splits = splitOnes(drawn);
  const kept = cases.map((each) => {
    const reference = references.get(each.id) ?? '';
    return rowsOf(work, { each, reference, people, isSplit: splits.has(each.at), chance });
  });
  await insertSampleRows(work, {
    rows: kept.map(({ row }) => row),
    awards: kept.flatMap(({ awarded }) => awarded?.award ?? []),
  });
  await parts.money.keepSamples(
    work,
    kept.flatMap(({ awarded }) => awarded?.commitment ?? []),
  );
}

/** Programmes turn by turn: what was decided in those that opened weeks ago, what is new in those that are open. */
function draw(
  { now }: Pick<Work, 'now'>,
  {
    programmes,
    applicants,
    chance,
  }: {
    readonly programmes: readonly ProgrammeRow[];
    readonly applicants: Readonly<Record<ApplicantKind, readonly Applicant[]>>;
    readonly chance: () => number;
  },
): readonly Drawn[] {
  const old = programmes.filter(({ opens_at: at }) => at <= addSeconds(now, -OLD_DAYS * DAY_S));
  const open = programmes.filter(({ closes_at: at }) => at !== null && at > now);
  // What waits for a payment stays when samples are purged, with its programme: it is in few of them.
  const pools = { old, fresh: open, waiting: old.slice(0, 2) };
  const places = { old: 0, fresh: 0, waiting: 0 };
  const found = ways.map((way, at) => {
    const name = way.isFresh ? 'fresh' : way.parts?.includes('to_pay') ? 'waiting' : 'old';
    const programme = turn(pools[name], places[name]);
    places[name] += 1;
    return { at, way, programme };
  });
  const awards = Map.groupBy(
    found.filter(({ way }) => way.parts !== undefined),
    ({ programme }) => programme.id,
  );
  const asked = new Map<string, number>();
  return found.map(({ at, way, programme }) => {
    const [kind = 'person'] = termsFor(programme).applicants;
    const place = asked.get(programme.id) ?? 0;
    asked.set(programme.id, place + 1);
    return {
      at,
      way,
      programme,
      kind,
      // Others in each programme, nobody twice.
      applicant: turn(applicants[kind], programmes.indexOf(programme) * 3 + place),
      amountMinor: amountOf(programme, { chance, awards: awards.get(programme.id)?.length ?? 1 }),
      times: timesOf(now, { way, programme, place: at }),
    };
  });
}

/** Within the range; and all awards together leave a budget in which the largest sum still has room. */
function amountOf(
  programme: ProgrammeRow,
  { chance, awards }: { readonly chance: () => number; readonly awards: number },
): bigint {
  const { minimumMinor, maximumMinor } = termsFor(programme);
  const budget = BigInt(programme.made?.budget_minor ?? 0n);
  const share = (budget - maximumMinor) / BigInt(awards);
  const most = share < maximumMinor ? share : maximumMinor;
  // Most ask for little.
  const wanted = minimumMinor + ((most - minimumMinor) * BigInt(Math.floor(chance() ** 2 * 1000))) / 1000n;
  const step = 10n ** BigInt(Math.max(maximumMinor.toString().length - 3, 0));
  const rounded = (wanted / step) * step;
  return rounded < minimumMinor ? minimumMinor : rounded;
}

/** Which of those that were decided had reviews that differed, so that a third person was asked: as many as make the sum of all reviews. */
function splitOnes(drawn: readonly Drawn[]): ReadonlySet<number> {
  const asked = drawn.map(({ at, way, programme, amountMinor }) => ({
    at,
    isSmall: way.reviews === 'good' || way.reviews === 'weak',
    count: askedFor({ way, terms: termsFor(programme), amountMinor }),
  }));
  const more = REVIEWS - asked.reduce((sum, { count }) => sum + count, 0);
  const able = asked.filter(({ isSmall, count }) => isSmall && count === 2);
  return new Set(able.slice(0, Math.max(more, 0)).map(({ at }) => at));
}

type Identified = Drawn & { readonly id: string };

function caseOf(each: Identified, people: FarPeople, chance: () => number): SampleCase {
  const { id, programme, applicant, times } = each;
  return {
    id,
    kind: APPLICATION_KIND,
    subject: programme.slug,
    applicantId: applicant.userId,
    organisationId: applicant.organisation?.id ?? null,
    submitted: { form: formOf(programme.slug), formVersion: 1, answers: answersOf(each, chance) },
    openedAt: times.sentAt,
    steps: stepsOf({ ...each, applicantId: applicant.userId }, people),
  };
}

function answersOf({ at, kind, programme, amountMinor, applicant }: Drawn, chance: () => number): Answers {
  const { made } = programme;
  const equipment = (amountMinor * 6n) / 10n;
  const people = amountMinor / 4n;
  const own = (made?.questions ?? []).map(
    (question, place) =>
      [
        `own_${place + 1}`,
        question.kind === 'number' ? 5 + Math.floor(chance() * 900) : turn(ownAnswers, at + place),
      ] as const,
  );
  return {
    amount: amountMinor.toString(),
    country: countryOf({ programme, applicant }),
    purpose: turn(purposes[kind], at).replace('{title}', made?.title ?? ''),
    equipment: equipment.toString(),
    people: people.toString(),
    other_costs: (amountMinor - equipment - people).toString(),
    ...Object.fromEntries(own),
  };
}

function countryOf({ programme, applicant }: Pick<Drawn, 'programme' | 'applicant'>): string {
  return programme.made?.countries[0] ?? applicant.organisation?.country ?? 'GH';
}

interface ToWrite {
  readonly each: Identified;
  readonly reference: string;
  readonly people: FarPeople;
  readonly isSplit: boolean;
  readonly chance: () => number;
}

/** Its row with its reviews, and its award where it has one. */
function rowsOf(work: Pick<Work, 'newId'>, { each, reference, people, isSplit, chance }: ToWrite) {
  const { at, id, way, programme, kind, applicant, amountMinor, times } = each;
  const terms = termsFor(programme);
  const { sentAt, takenAt: askedAt, judgedAt } = times;
  const { needed, reviews } = reviewsOf({
    at,
    way,
    terms,
    amountMinor,
    askedAt,
    sentAt: judgedAt,
    reviewers: people.reviewers,
    isSplit,
    chance,
  });
  const isTaken = way.state !== 'submitted' && !(way.state === 'cancelled' && way.reviews === 'none');
  const isDecided = isTaken && way.state !== 'under_review' && way.state !== 'cancelled';
  const awardId = way.parts ? uuidv7(times.decidedAt.getTime()) : null;
  const row = {
    case_id: id,
    programme_id: programme.id,
    reference,
    user_id: applicant.userId,
    organisation_id: applicant.organisation?.id ?? null,
    asset: terms.asset,
    amount: amountMinor.toString(),
    applicant_kind: kind,
    country: countryOf(each),
    state: way.state,
    sent_at: sentAt,
    screen_by: addWorkingDays(sentAt, SCREENING_DAYS),
    screened_at: isTaken ? askedAt : null,
    decide_by: isTaken ? addSeconds(askedAt, terms.decisionDays * DAY_S) : null,
    decided_at: isDecided ? times.decidedAt : null,
    closed_at: closedAt(way, times),
    award_id: awardId,
    awarded_at: awardId === null ? null : times.decidedAt,
    reviews_needed: Math.max(needed, 2),
    reviews,
  };
  const decidedBy = [turn(people.managers, at), people.second];
  const awarded =
    awardId === null
      ? null
      : awardOf(work, { id: awardId, row, amountMinor, programme, way, times, decidedBy });
  return { row, awarded };
}
