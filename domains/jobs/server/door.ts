import type { Database } from '@egcr/server-kit/database';

import type { JobCard } from '../contract/index.ts';
import { isOpen } from './read-job.ts';
import { cardOf } from './shown.ts';
import { findPosting, postingsByIds, samplePostings, type PostingRow } from './store.ts';

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
}

/** What other domains ask of jobs. */
export interface JobsDoor {
  findBySlug(db: Database, slug: string): Promise<KnownJob | undefined>;
  byIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownJob>>;
  /** Jobs as they stand in lists, by their ids. */
  cards(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, JobCard>>;
  /** Open sample jobs, for the applications of a demonstration. */
  samples(db: Database, limit: number): Promise<readonly KnownJob[]>;
}

export const jobsDoor: JobsDoor = {
  findBySlug: async (db, slug) => {
    const row = await findPosting(db, { by: { slug } });
    return row && known(row);
  },
  byIds: async (db, ids) => {
    const rows = await postingsByIds(db, ids);
    return new Map([...rows].map(([id, row]) => [id, known(row)]));
  },
  cards: async (db, ids) => {
    const rows = await postingsByIds(db, ids);
    return new Map([...rows].map(([id, row]) => [id, cardOf(row)]));
  },
  samples: async (db, limit) => (await samplePostings(db, limit)).map(known),
};

function known(row: PostingRow): KnownJob {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    employer: row.employer,
    organisationId: row.organisation_id,
    isOpenAt: (now) => isOpen(row, now),
    wasPublished: ['published', 'closed', 'filled', 'expired'].includes(row.state),
    isSample: row.is_sample,
  };
}
