import { addSeconds } from '@egcr/contract/time';
import { hrefOf } from '@egcr/contract/product-screens';
import type { JobCard } from '@egcr/jobs/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import { addressOf } from '../../contract/index.ts';
import { ALERT_FOUND_MAX, ALERT_LAG_S, ALERT_MAILED_MAX } from '../../contract/limits.ts';
import { jobFound, jobsFound } from '../../contract/notices.ts';
import type { CareerParts } from '../parts.ts';
import { linkTokenOf } from './by-link.ts';
import { searchOf } from './own-alerts.ts';
import { dueAlerts, keepLook, keepTold, type AlertRow } from './store.ts';
import { alertMailTexts } from './texts.ts';

const SUBJECT_MAX_LENGTH = 120;
/** So many in one transaction. */
const ALERTS_AT_ONCE = 100;

type Parts = Pick<CareerParts, 'jobs' | 'contactsOf' | 'publicUrl'>;

/** Lets the alerts look that are due. Answers whether there may be more. */
export async function tellAlerts(parts: Parts, work: Work): Promise<boolean> {
  const due = await dueAlerts(work, ALERTS_AT_ONCE);
  for (const row of due) {
    const jobs = await newJobs(parts, work, row);
    if (jobs.length > 0) await tell(parts, work, { row, jobs });
    await keepLook(work, { row, hasTold: jobs.length > 0 });
  }
  return due.length === ALERTS_AT_ONCE;
}

/** What an alert finds of which its person was not told. */
async function newJobs({ jobs }: Parts, work: Work, row: AlertRow): Promise<readonly JobCard[]> {
  const search = searchOf(row);
  // Of a search whose filters are not known any more nothing is left: it would find every job.
  if (Object.keys(search).length === 0) return [];
  const lookedBack = addSeconds(row.looked_at, -ALERT_LAG_S);
  const found = await jobs.publishedSince(work, {
    filters: search,
    language: row.language,
    since: lookedBack > row.from_at ? lookedBack : row.from_at,
    limit: ALERT_FOUND_MAX,
  });
  const isNew = await keepTold(work, { userId: row.user_id, jobIds: found.map(({ id }) => id) });
  return found.filter(({ id }) => isNew.has(id));
}

interface Found {
  readonly row: AlertRow;
  readonly jobs: readonly JobCard[];
}

async function tell(parts: Parts, work: Work, { row, jobs }: Found): Promise<void> {
  const [first] = jobs;
  if (first === undefined) return;
  const notice =
    jobs.length === 1
      ? jobFound.of({ job: first.title, employer: first.employer }, first.slug)
      : jobsFound.of({ count: String(jobs.length), job: first.title });
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
  const contacts = await parts.contactsOf(work.db, row.user_id);
  if (!contacts?.isEmailVerified || contacts.email === null) return;
  const { publicUrl } = parts;
  const say = alertMailTexts(contacts.language);
  const subject =
    jobs.length === 1
      ? fill(say.one, { job: first.title })
      : fill(say.many, { count: String(jobs.length), job: first.title });
  const asked = addressOf(searchOf(row));
  await work.sendEmail({
    to: contacts.email,
    ...composeMail({
      language: contacts.language,
      subject: Array.from(subject).slice(0, SUBJECT_MAX_LENGTH).join(''),
      heading: subject,
      text: jobs
        .slice(0, ALERT_MAILED_MAX)
        .flatMap((job) => linesOf(job, publicUrl))
        .join('\n'),
      button: { label: say.button, href: `${publicUrl}${hrefOf('jobs')}?${asked}` },
      smallPrint: [say.why],
      unsubscribe: { label: say.off, href: `${publicUrl}/job-alerts/${linkTokenOf(work, row.id)}` },
    }),
  });
}

const linesOf = ({ title, employer, place, slug }: JobCard, publicUrl: string): readonly string[] => [
  `${title}, ${employer}, ${place}`,
  `${publicUrl}${hrefOf('jobs')}/${slug}`,
];
