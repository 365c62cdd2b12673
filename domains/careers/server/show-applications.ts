import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { requireRight } from '@egcr/organisations/server';
import { idCursor, pageById, readPage, type Cursor } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { listOwnApplicationsCall, listReceivedCall, readReceivedCvCall } from '../contract/index.ts';
import { zonesOfJob } from '../contract/interviews/interview-rules.ts';
import { interviewsShown } from './interviews/shown.ts';
import { messageCounts } from './messages/store.ts';
import type { CareerParts } from './parts.ts';
import { openSentCv } from './sealed-parts.ts';
import { ownShown, receivedShown } from './shown.ts';
import {
  findApplication,
  listApplicationRows,
  listBestRows,
  type ApplicationRow,
  type BestPlace,
} from './store.ts';

/** The caller's applications, newest first. */
export async function listOwnApplications(
  { jobs }: Pick<CareerParts, 'jobs'>,
  work: Work,
  { query }: CallInput<typeof listOwnApplicationsCall>,
): Promise<ReplyOf<typeof listOwnApplicationsCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) =>
    listApplicationRows(work.db, { of: { userId }, ...asked }),
  );
  const known = await jobs.byIds(
    work.db,
    rows.map(({ job_id: jobId }) => jobId),
  );
  const more = await moreOf(work, rows);
  return {
    next,
    items: rows.map((row) => ownShown(work, row, { job: known.get(row.job_id), ...more(row.id) })),
  };
}

/** Refuses not_found where the posting is not of an organisation of the caller. */
export async function listReceived(
  { jobs, acting, people }: CareerParts,
  work: Work,
  { params, query }: CallInput<typeof listReceivedCall>,
): Promise<ReplyOf<typeof listReceivedCall>> {
  const job = (await jobs.byIds(work.db, [params.id])).get(params.id);
  if (job === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(acting, work, { organisationId: job.organisationId, right: 'view' });
  const { rows, next } =
    query.order === 'fit'
      ? await readPage(query, {
          cursor: bestCursor,
          placeOf: ({ score, id }: ApplicationRow) => ({ score: score ?? -1, id }),
          list: (asked) => listBestRows(work.db, { jobId: job.id, ...asked }),
        })
      : await pageById(query, (asked) => listApplicationRows(work.db, { of: { jobId: job.id }, ...asked }));
  const applicants = await people.findByIds(
    work.db,
    rows.map(({ user_id: userId }) => userId),
  );
  const more = await moreOf(work, rows);
  return {
    next,
    title: job.title,
    time_zones: [...zonesOfJob(job.asks.country)],
    pay: job.pay,
    items: rows.map((row) =>
      receivedShown(work, row, {
        job,
        applicant: applicants.get(row.user_id),
        ...more(row.id),
      }),
    ),
  };
}

/** What else is shown of each of some applications: its interview, and how much was written about it. */
async function moreOf(work: Work, rows: readonly ApplicationRow[]) {
  const ids = rows.map(({ id }) => id);
  const interviews = await interviewsShown(work, ids);
  const counts = await messageCounts(work.db, ids);
  return (id: string) => ({ interview: interviews.get(id) ?? null, messageCount: counts.get(id) ?? 0 });
}

const bestCursor: Cursor<BestPlace> = {
  write: ({ score, id }) => `${score} ${id}`,
  read: (text) => {
    const [, score, id] = /^(-1|\d{1,3}) (.+)$/.exec(text) ?? [];
    const known = id === undefined ? undefined : idCursor.read(id);
    return score === undefined || known === undefined ? undefined : { score: Number(score), id: known };
  },
};

/** The CV that came with an application. Refuses not_found, also where none came. */
export async function readReceivedCv(
  { acting }: Pick<CareerParts, 'acting'>,
  work: Work,
  { params }: CallInput<typeof readReceivedCvCall>,
): Promise<ReplyOf<typeof readReceivedCvCall>> {
  const row = await findApplication(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(acting, work, { organisationId: row.organisation_id, right: 'view' });
  const sent = openSentCv(work.cipher, row);
  if (sent === undefined) throw new Refusal(platformRefusals.not_found);
  return { cv: sent.cv };
}
