import { toInstant } from '@egcr/contract/time';
import type { KnownJob } from '@egcr/jobs/server';
import type { KnownPerson } from '@egcr/profile/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { Interview, OwnApplication, ReceivedApplication } from '../contract/index.ts';
import { isJobAhead } from '../contract/offer-rules.ts';
import { openAnswers, openLetter, openOffer, openSentCv } from './sealed-parts.ts';
import type { ApplicationRow } from './store.ts';

/** An application as its applicant sees it. */
export function ownShown(
  { now, cipher }: Pick<Work, 'now' | 'cipher'>,
  row: ApplicationRow,
  { job, interview, messageCount }: Pick<Received, 'job' | 'interview' | 'messageCount'>,
): OwnApplication {
  invariant(job !== undefined, 'an application without its job');
  const offer = openOffer(cipher, row) ?? null;
  return {
    id: row.id,
    job: {
      id: job.id,
      slug: job.slug,
      title: job.title,
      employer: job.employer,
      is_open: job.isOpenAt(now),
    },
    state: row.state,
    version: row.version,
    decline_reason: row.decline_reason,
    sent_at: toInstant(row.sent_at),
    changed_at: toInstant(row.changed_at),
    is_sample: row.is_sample,
    interview,
    offer,
    can_call_off: row.state === 'hired' && offer !== null && isJobAhead(offer.starts_on, now),
    message_count: messageCount,
  };
}

interface Received {
  readonly job: KnownJob | undefined;
  /** The latest one. */
  readonly interview: Interview | null;
  readonly messageCount: number;
  /** Undefined where the account is gone. */
  readonly applicant: KnownPerson | undefined;
}

/** An application as the employer sees it. */
export function receivedShown(
  work: Pick<Work, 'now' | 'cipher'>,
  row: ApplicationRow,
  { job, applicant, ...more }: Received,
): ReceivedApplication {
  const sent = openSentCv(work.cipher, row);
  const name = applicant === undefined ? '' : `${applicant.firstName} ${applicant.lastName}`;
  return {
    ...ownShown(work, row, { job, ...more }),
    applicant: { name, username: applicant?.username ?? '' },
    letter: openLetter(work.cipher, row),
    answers: [...openAnswers(work.cipher, row)],
    has_cv: sent !== undefined,
    fit: sent?.fit ?? null,
  };
}
