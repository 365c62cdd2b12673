import type { ReplyOf } from '@egcr/contract/endpoint';
import { stateAfter } from '@egcr/contract/machine';
import { parseMinor } from '@egcr/contract/money';
import { foldText } from '@egcr/contract/search-text';
import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { countryName } from '@egcr/locale/contract';
import { requireRight } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { languages } from '@egcr/server-kit/http/request-facts';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { searchWords } from '@egcr/server-kit/search/words';
import { personOf, type Work } from '@egcr/server-kit/work';

import { jobRefusals, postingMachine, type postJobCall } from '../contract/index.ts';
import { DUPLICATE_DAYS, DUPLICATE_LIKENESS, POSTINGS_PER_DAY_MAX } from '../contract/limits.ts';
import { closingIssue, endOfDay, likeness, payOfYear, slugOf } from '../contract/posting-rules.ts';
import { scamScoreOf } from '../contract/scam-rules.ts';
import { HELD_FROM } from '../contract/scam-signs.ts';
import type { NewPosting } from '../contract/shapes.ts';
import { openModeration } from './moderation-kind.ts';
import type { JobParts } from './parts.ts';
import { wordsOf } from './search-text.ts';
import { ownOf, verifiedEmployers } from './shown.ts';
import {
  findPosting,
  insertPosting,
  lockEmployer,
  recentPostings,
  setPostingState,
  type PostingRow,
  type PostingToAdd,
  type RecentPosting,
} from './store.ts';

const DAY_S = 86_400;

/**
 * Posts a job. Of a verified organisation it is published at once; that of another goes to moderation, and so does what looks like a scam. Refuses
 * not_found, team_role_required, business_status_forbids, validation_failed (the closing day), posting_limit_reached, already_posted, in that order.
 */
export async function postJob(
  parts: JobParts,
  work: Work,
  { body }: CallInput<typeof postJobCall>,
): Promise<ReplyOf<typeof postJobCall>> {
  const { userId } = personOf(work);
  const organisationId = body.acting_for;
  const { name } = await requireRight(parts.acting, work, { organisationId, right: 'edit' });
  await parts.requireStatus(work, { organisationId, act: 'publish' });
  const issue = closingIssue(body.closes_on, work.now);
  if (issue !== undefined) throw validationRefusal([{ field: 'closes_on', code: issue }]);
  await lockEmployer(work.db, organisationId);
  await refuseTwice(work, body);
  const id = work.effectId;
  await keepPosting(work, { id, body, employer: name, postedBy: userId, isSample: false });
  const verified = await verifiedEmployers(parts, work, [organisationId]);
  const { score } = scamScoreOf(body);
  if (verified.has(organisationId) && score < HELD_FROM)
    await setPostingState(work, { id, state: step(postingMachine, 'draft', 'publish') });
  else await openModeration(parts, work, { id, body, employer: name, applicantId: userId });
  const row = await findPosting(work.db, { by: { id } });
  invariant(row !== undefined, 'the posting was kept a moment ago');
  return ownOf(parts, work, row);
}

interface PostingToKeep {
  readonly id: string;
  readonly body: NewPosting;
  readonly employer: string;
  readonly postedBy: string;
  readonly isSample: boolean;
}

/** Keeps a posting as a draft. */
export async function keepPosting(work: Pick<Work, 'db' | 'now'>, posting: PostingToKeep): Promise<void> {
  await insertPosting(work, postingToAdd(posting));
}

/** The row of a posting, with the words by which it is found. */
export function postingToAdd({ id, body, employer, postedBy, isSample }: PostingToKeep): PostingToAdd {
  const [payMin, payMax] = [parseMinor(body.pay_min), parseMinor(body.pay_max)];
  invariant(payMin !== undefined && payMax !== undefined, 'pay that is no amount passed its schema');
  const { language } = body;
  return {
    id,
    slug: slugOf(body.title, id),
    organisation_id: body.acting_for,
    employer,
    postedBy,
    title: body.title,
    body: body.body,
    contract: body.contract,
    hours: body.hours,
    is_remote: body.is_remote,
    is_support_friendly: body.is_support_friendly,
    country: body.country,
    place: body.place,
    asset: body.currency,
    pay_min_minor: payMin,
    pay_max_minor: payMax,
    period: body.period,
    payYearMinor: payOfYear(payMax, body.period),
    occupation: body.occupation,
    sector: body.sector,
    skills: body.skills,
    must_skills: body.must_skills,
    questions: body.questions,
    experience_years: body.experience_years,
    positions: body.positions,
    language,
    closes_at: endOfDay(body.closes_on),
    is_sample: isSample,
    searchWords: wordsOf({ ...body, employer }),
    placeWords: searchWords([
      { text: body.place, language, weight: 'A' },
      ...languages.map(
        (each) => ({ text: countryName(body.country, each), language: each, weight: 'B' }) as const,
      ),
    ]),
  };
}

/** Not more than fifty in a day, and the same job in the same place not twice within 30 days. */
async function refuseTwice({ db, now }: Pick<Work, 'db' | 'now'>, body: NewPosting): Promise<void> {
  const since = addSeconds(now, -DUPLICATE_DAYS * DAY_S);
  const recent = await recentPostings(db, { organisationId: body.acting_for, since });
  const today = recent.filter(({ posted_at }) => posted_at > addSeconds(now, -DAY_S));
  const oldest = today
    .map(({ posted_at: at }) => at)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
  if (today.length >= POSTINGS_PER_DAY_MAX && oldest !== undefined)
    throw new Refusal(jobRefusals.posting_limit_reached, {
      retryAfter_s: secondsUntil(addSeconds(oldest, DAY_S), now),
    });
  refuseTwin(recent, body);
}

/** Refuses already_posted where one of them is the same job in the same place. */
export function refuseTwin(
  recent: readonly RecentPosting[],
  { title, country, place }: Pick<PostingRow, 'title' | 'country' | 'place'>,
): void {
  const twin = recent.find(
    (each) =>
      each.country === country &&
      foldText(each.place) === foldText(place) &&
      likeness(each.title, title) >= DUPLICATE_LIKENESS,
  );
  if (twin !== undefined)
    throw new Refusal(jobRefusals.already_posted, {
      members: {
        id: twin.id,
        slug: twin.slug,
        version: twin.version,
        can_renew: stateAfter(postingMachine, twin.state, 'renew') !== undefined,
      },
    });
}
