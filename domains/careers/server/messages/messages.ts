import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, secondsUntil, toInstant } from '@egcr/contract/time';
import { notificationAsked } from '@egcr/notifications/contract';
import { requireRight } from '@egcr/organisations/server';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  applicationMachine,
  careerRefusals,
  type listOwnMessagesCall,
  type listReceivedMessagesCall,
  type writeOwnMessageCall,
  type writeReceivedMessageCall,
} from '../../contract/index.ts';
import { MESSAGES_PER_DAY_MAX } from '../../contract/limits.ts';
import type { ApplicationMessage, MessageSide } from '../../contract/messages/shape.ts';
import { messageFromApplicant, messageFromEmployer } from '../../contract/notices.ts';
import type { CareerParts } from '../parts.ts';
import { findApplication, lockApplication, setApplicationState, type ApplicationRow } from '../store.ts';
import {
  countMessages,
  findMessage,
  insertMessage,
  listMessageRows,
  openMessage,
  type MessageRow,
} from './store.ts';

const DAY_S = 86_400;
/** Nobody writes about an application that was withdrawn or never answered, nor about one that was declined. */
const CLOSED: readonly string[] = ['withdrawn', 'no_response', 'declined'];

/** Refuses not_found, also for others’ applications. */
export async function listOwnMessages(
  work: Work,
  { params, query }: CallInput<typeof listOwnMessagesCall>,
): Promise<ReplyOf<typeof listOwnMessagesCall>> {
  const row = await findApplication(work.db, params.id);
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return pageOfMessages(work, row.id, query);
}

/** Refuses not_found where the caller is no member of the employer. */
export async function listReceivedMessages(
  { acting }: Pick<CareerParts, 'acting'>,
  work: Work,
  { params, query }: CallInput<typeof listReceivedMessagesCall>,
): Promise<ReplyOf<typeof listReceivedMessagesCall>> {
  const row = await findApplication(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(acting, work, { organisationId: row.organisation_id, right: 'view' });
  return pageOfMessages(work, row.id, query);
}

/** Refuses not_found (also for others’ applications), messages_closed, message_limit_reached, in that order. */
export async function writeOwnMessage(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof writeOwnMessageCall>,
): Promise<ReplyOf<typeof writeOwnMessageCall>> {
  const row = await lockApplication(work.db, params.id);
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  const written = await keep(work, row, { side: 'applicant', text: body.text });
  const { job } = await aboutOf(parts, work, row);
  for (const member of await parts.acting.membersWith(work.db, row.organisation_id, 'edit'))
    await work.emit(
      told(notificationAsked, { user_id: member, ...messageFromApplicant.of({ job }, row.job_id) }),
    );
  return written;
}

/**
 * Refuses not_found (also where the caller is no member of the employer), team_role_required, messages_closed, message_limit_reached, in that
 * order.
 */
export async function writeReceivedMessage(
  parts: CareerParts,
  work: Work,
  { params, body }: CallInput<typeof writeReceivedMessageCall>,
): Promise<ReplyOf<typeof writeReceivedMessageCall>> {
  const row = await lockApplication(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'edit' });
  const written = await keep(work, row, { side: 'employer', text: body.text });
  // Who writes has looked: the application waits for no answer any more.
  if (row.state === 'submitted')
    await setApplicationState(work, {
      id: row.id,
      state: step(applicationMachine, row.state, 'see'),
      reason: null,
    });
  const notice = messageFromEmployer.of(await aboutOf(parts, work, row));
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
  return written;
}

async function keep(
  work: Work,
  row: ApplicationRow,
  { side, text }: { readonly side: MessageSide; readonly text: string },
): Promise<ApplicationMessage> {
  if (CLOSED.includes(row.state)) throw new Refusal(careerRefusals.messages_closed);
  const { userId } = personOf(work);
  const since = addSeconds(work.now, -DAY_S);
  const today = await countMessages(work.db, { applicationId: row.id, writtenBy: userId, since });
  if (today.count >= MESSAGES_PER_DAY_MAX)
    throw new Refusal(careerRefusals.message_limit_reached, {
      retryAfter_s: secondsUntil(addSeconds(today.oldest ?? work.now, DAY_S), work.now),
    });
  const id = work.newId();
  await insertMessage(work, { id, application_id: row.id, side, written_by: userId, text });
  const kept = await findMessage(work.db, id);
  invariant(kept !== undefined, 'the message was kept a moment ago');
  return shown(work, kept);
}

async function pageOfMessages(
  work: Work,
  applicationId: string,
  query: CallInput<typeof listOwnMessagesCall>['query'],
): Promise<ReplyOf<typeof listOwnMessagesCall>> {
  const { rows, next } = await pageById(query, (asked) =>
    listMessageRows(work.db, { applicationId, ...asked }),
  );
  return { next, items: rows.map((row) => shown(work, row)) };
}

function shown({ cipher }: Pick<Work, 'cipher'>, row: MessageRow): ApplicationMessage {
  return { id: row.id, from: row.side, text: openMessage(cipher, row), sent_at: toInstant(row.sent_at) };
}

async function aboutOf(
  { jobs }: Pick<CareerParts, 'jobs'>,
  { db }: Work,
  { job_id: id }: ApplicationRow,
): Promise<{ readonly job: string; readonly employer: string }> {
  const job = (await jobs.byIds(db, [id])).get(id);
  invariant(job !== undefined, 'a message about a job that is not there');
  return { job: job.title, employer: job.employer };
}
