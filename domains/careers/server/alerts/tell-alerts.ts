import { addressOfSearch } from '@egcr/contract/alerts';
import { hrefOf } from '@egcr/contract/product-screens';
import type { JobCard } from '@egcr/jobs/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import type { AlertSearch } from '../../contract/index.ts';
import { ALERT_FOUND_MAX, ALERT_MAILED_MAX } from '../../contract/limits.ts';
import { jobFound, jobsFound } from '../../contract/notices.ts';
import type { CareerParts } from '../parts.ts';
import { jobAlerts } from './job-alerts.ts';
import { alertMailTexts } from './texts.ts';

const SUBJECT_MAX_LENGTH = 120;

type Parts = Pick<CareerParts, 'jobs' | 'contactsOf' | 'publicUrl'>;

/** Lets the alerts look that are due. Answers whether there may be more. */
export function tellAlerts(parts: Parts, work: Work): Promise<boolean> {
  return jobAlerts.tellDue(work, {
    find: ({ search, language, since }) =>
      parts.jobs.publishedSince(work, { filters: search, language, since, limit: ALERT_FOUND_MAX }),
    tell: ({ things, ...found }) => tell(parts, work, { ...found, jobs: things }),
  });
}

interface Found {
  readonly userId: string;
  readonly search: AlertSearch;
  readonly endPath: string;
  readonly jobs: readonly JobCard[];
}

async function tell(parts: Parts, work: Work, { userId, search, endPath, jobs }: Found): Promise<void> {
  const [first] = jobs;
  if (first === undefined) return;
  const notice =
    jobs.length === 1
      ? jobFound.of({ job: first.title, employer: first.employer }, first.slug)
      : jobsFound.of({ count: String(jobs.length), job: first.title });
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  const contacts = await parts.contactsOf(work.db, userId);
  if (!contacts?.isEmailVerified || contacts.email === null) return;
  const { publicUrl } = parts;
  const say = alertMailTexts(contacts.language);
  const subject =
    jobs.length === 1
      ? fill(say.one, { job: unlinked(first.title) })
      : fill(say.many, { count: String(jobs.length), job: unlinked(first.title) });
  const asked = addressOfSearch(search);
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
      unsubscribe: { label: say.off, href: `${publicUrl}${endPath}` },
    }),
  });
}

const linesOf = ({ title, employer, place, slug }: JobCard, publicUrl: string): readonly string[] => [
  unlinked(`${title}, ${employer}, ${place}`),
  `${publicUrl}${hrefOf('jobs')}/${slug}`,
];
