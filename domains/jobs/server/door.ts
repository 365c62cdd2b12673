import type { WireMoney } from '@egcr/contract/money';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import { payOfYear, type JobCard, type PayPeriod, type SearchFilters } from '../contract/index.ts';
import { skillIdsOf } from '../contract/skills/list.ts';
import { fittingPostings, type Fitting } from './fitting.ts';
import { isOpen, isSeen, similarCards } from './read-job.ts';
import { everyConditionOf } from './search-jobs.ts';
import type { JobParts } from './parts.ts';
import { cardsOf, payOf } from './shown.ts';
import { setSlowEmployers } from './slow-employers.ts';
import {
  countOpen,
  findPosting,
  postingsByIds,
  postingsPublishedSince,
  type OpenJobs,
  samplePostings,
  type PostingRow,
} from './store.ts';

/** A job as other domains know it. */
export interface KnownJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly organisationId: string;
  /** Whether it takes applications at that instant. */
  readonly isOpenAt: (now: Date) => boolean;
  /** Whether everyone could see it once. */
  readonly wasPublished: boolean;
  readonly isSample: boolean;
  readonly pay: JobPay;
  /** What everyone answers who applies. */
  readonly questions: readonly string[];
  /** What the job asks and offers, as a match compares it. */
  readonly asks: JobAsks;
}

/** What a job pays, as the posting says it. */
export interface JobPay {
  readonly min: WireMoney;
  readonly max: WireMoney;
  readonly period: PayPeriod;
}

/** What a job asks and offers. */
export interface JobAsks {
  /** Skills of our list. */
  readonly skills: readonly { readonly id: string; readonly isMust: boolean }[];
  /** Skills that are not in the list: they are named, and not compared. */
  readonly unlisted: readonly string[];
  /** As many digits of ISCO-08 as the posting names. */
  readonly occupation: string;
  readonly isRemote: boolean;
  readonly country: string;
  readonly place: string;
  readonly asset: string;
  /** The highest pay for a full-time year. */
  readonly payYearMinor: bigint;
  /** In which the posting is written. */
  readonly language: string;
  readonly experienceMonths: number;
  readonly postedAt: Date;
}

export interface FittingJob {
  readonly card: JobCard;
  readonly asks: JobAsks;
}

export interface PublishedSince {
  readonly filters: SearchFilters;
  readonly language: string;
  readonly since: Date;
  readonly limit: number;
}

/** What other domains ask of jobs. */
export interface JobsDoor {
  findBySlug(db: Database, slug: string): Promise<KnownJob | undefined>;
  byIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownJob>>;
  /** Jobs as they stand in lists, by their ids. */
  cards(at: Pick<Work, 'db' | 'now'>, ids: readonly string[]): Promise<ReadonlyMap<string, JobCard>>;
  /** A few open jobs like one that everyone could see; none where there is no such job. */
  similarTo(at: Pick<Work, 'db' | 'now'>, slug: string): Promise<readonly JobCard[]>;
  /** Open jobs that name one of the skills, those that name most first; then others of the occupation. Narrowed as a search is. */
  fitting(work: Pick<Work, 'db' | 'now' | 'request'>, asked: Fitting): Promise<readonly FittingJob[]>;
  /** Open jobs that a search finds and that were published after an instant, the latest first. Words are read in the language. */
  publishedSince(at: Pick<Work, 'db' | 'now'>, asked: PublishedSince): Promise<readonly JobCard[]>;
  /** How many jobs are open, and how many people they seek, without the samples. Looks at every open job. */
  countOpen(at: Pick<Work, 'db' | 'now'>): Promise<OpenJobs>;
  /** Says which employers leave applications without an answer; all others do not. */
  setSlowEmployers(at: Pick<Work, 'db' | 'now'>, organisationIds: readonly string[]): Promise<void>;
  /** Open sample jobs, for the applications of a demonstration. */
  samples(db: Database, limit: number): Promise<readonly KnownJob[]>;
}

export const jobsDoor = (parts: Pick<JobParts, 'levelsOf'>): JobsDoor => ({
  findBySlug: async (db, slug) => {
    const row = await findPosting(db, { by: { slug } });
    return row && known(row);
  },
  byIds: async (db, ids) => {
    const rows = await postingsByIds(db, ids);
    return new Map([...rows].map(([id, row]) => [id, known(row)]));
  },
  cards: async (at, ids) => {
    const rows = [...(await postingsByIds(at.db, ids)).values()];
    return new Map((await cardsOf(parts, at, rows)).map((card) => [card.id, card]));
  },
  similarTo: async (at, slug) => {
    const row = await findPosting(at.db, { by: { slug } });
    return row === undefined || !isSeen(row) ? [] : similarCards(parts, at, row);
  },
  fitting: async (work, asked) => {
    const rows = await fittingPostings(work, asked);
    const cards = await cardsOf(parts, work, rows);
    return rows.flatMap((row, at) => {
      const card = cards[at];
      return card === undefined ? [] : [{ card, asks: asksOf(row) }];
    });
  },
  publishedSince: async (at, { filters, language, since, limit }) => {
    const conditions = everyConditionOf(filters, { now: at.now, language });
    const rows = await postingsPublishedSince(at.db, { filters: conditions, since, limit });
    return cardsOf(parts, at, rows);
  },
  countOpen,
  setSlowEmployers,
  samples: async (db, limit) => (await samplePostings(db, limit)).map(known),
});

/** A job that everyone could see once, also where it is over. */
export async function publishedJob(db: Database, id: string): Promise<KnownJob | undefined> {
  const row = (await postingsByIds(db, [id])).get(id);
  return row !== undefined && isSeen(row) ? known(row) : undefined;
}

function known(row: PostingRow): KnownJob {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    employer: row.employer,
    organisationId: row.organisation_id,
    isOpenAt: (now) => isOpen(row, now),
    wasPublished: isSeen(row),
    isSample: row.is_sample,
    pay: payOf(row),
    questions: row.questions,
    asks: asksOf(row),
  };
}

function asksOf(row: PostingRow): JobAsks {
  const musts = new Set(skillIdsOf(row.must_skills));
  return {
    skills: skillIdsOf(row.skills).map((id) => ({ id, isMust: musts.has(id) })),
    unlisted: row.skills.filter((word) => skillIdsOf([word]).length === 0),
    occupation: row.occupation,
    isRemote: row.is_remote,
    country: row.country,
    place: row.place,
    asset: row.asset,
    payYearMinor: payOfYear(row.pay_max_minor, row.period),
    language: row.language,
    experienceMonths: row.experience_years * 12,
    postedAt: row.posted_at,
  };
}
