import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { JobAsks, KnownJob } from '@egcr/jobs/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { listFittingCall, readFitCall } from '../../contract/cv/endpoints.ts';
import { isComparable, type Cv } from '../../contract/cv/shape.ts';
import { FITTING_LOOKED_AT, FITTING_SHOWN } from '../../contract/limits.ts';
import { matchOf, offeredBy } from '../../contract/match/match-rule.ts';
import { fitShown, type JobFit } from '../../contract/match/shape.ts';
import type { CareerParts } from '../parts.ts';
import type { SentCv } from '../sealed-parts.ts';
import { findCv } from './store.ts';

/** How well a CV fits a job, as both sides see it. */
function fitOf(cv: Cv, asks: JobAsks, now: Date): JobFit {
  return fitShown(matchOf(offeredBy(cv, now), asks, now), asks.unlisted);
}

/** What the employer gets of a CV. The least pay that the person would take is not among it, nor counted. */
export function sentCvOf(own: Cv, { asks }: Pick<KnownJob, 'asks'>, now: Date): SentCv {
  const cv = { ...own, pay: null };
  return { cv, fit: fitOf(cv, asks, now) };
}

/** The jobs that fit the caller best: those that ask most of their skills are looked at. */
export async function listFitting(
  { jobs }: Pick<CareerParts, 'jobs'>,
  work: Work,
  { query }: CallInput<typeof listFittingCall>,
): Promise<ReplyOf<typeof listFittingCall>> {
  const kept = await findCv(work, personOf(work).userId);
  if (kept === undefined) return { cv: 'none', items: [] };
  if (!isComparable(kept.cv)) return { cv: 'thin', items: [] };
  const { cv } = kept;
  const found = await jobs.fitting(work, {
    skillIds: cv.skills,
    occupation: cv.occupation === '' ? undefined : cv.occupation,
    filters: query,
    limit: FITTING_LOOKED_AT,
  });
  const items = found
    .map(({ card, asks }) => ({ job: card, fit: fitOf(cv, asks, work.now) }))
    .toSorted((one, other) => other.fit.score - one.fit.score)
    .slice(0, FITTING_SHOWN);
  return { cv: 'ready', items };
}

/** Refuses not_found, also for what was never published. */
export async function readFit(
  { jobs }: Pick<CareerParts, 'jobs'>,
  work: Work,
  { params }: CallInput<typeof readFitCall>,
): Promise<ReplyOf<typeof readFitCall>> {
  const job = await jobs.findBySlug(work.db, params.slug);
  if (job === undefined || !job.wasPublished) throw new Refusal(platformRefusals.not_found);
  const kept = await findCv(work, personOf(work).userId);
  if (kept === undefined) return { cv: 'none', fit: null };
  if (!isComparable(kept.cv)) return { cv: 'thin', fit: null };
  return { cv: 'ready', fit: fitOf(kept.cv, job.asks, work.now) };
}
