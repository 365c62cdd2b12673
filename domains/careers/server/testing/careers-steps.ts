import { notificationAsked } from '@egcr/notifications/contract';

import type { serveCareers } from './served-careers.ts';

/** What tests of offers and hires begin with, and what was told of them. */
export function stepsIn({
  server,
  terms,
  newJob,
  apply,
  employerStep,
  ownStep,
}: Awaited<ReturnType<typeof serveCareers>>) {
  /** Someone whom the employer has put on the short list. */
  async function shortlisted() {
    const job = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    const listed = await employerStep(body.id, job.owner, { step: 'shortlist', version: body.version });
    const offer = (said: object, who = job.owner) =>
      employerStep(body.id, who, { step: 'offer', version: listed.body.version, offer: said });
    return { job, ann, id: body.id, offer };
  }

  /** Someone who has accepted an offer. */
  async function hired() {
    const { job, ann, id, offer } = await shortlisted();
    const made = await offer(terms);
    const taken = await ownStep(id, ann, { step: 'accept', version: made.body.version });
    return { job, ann, id, version: taken.body.version, taken: taken.body };
  }

  /** The kinds of what a person was told, the oldest first. */
  async function toldTo(userId: string): Promise<readonly string[]> {
    const { rows } = await server.owner.query(
      `select payload ->> 'kind' as kind from platform.event
       where topic = $1 and payload ->> 'user_id' = $2 order by id`,
      [notificationAsked.topic, userId],
    );
    return rows.map(({ kind }) => kind);
  }

  /** What other domains were told of an application. */
  async function eventsOf(applicationId: string): Promise<readonly { topic: string; payload: object }[]> {
    const { rows } = await server.owner.query(
      "select topic, payload from platform.event where payload ->> 'application_id' = $1 order by id",
      [applicationId],
    );
    return rows;
  }
  return { shortlisted, hired, toldTo, eventsOf };
}
