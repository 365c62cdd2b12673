import { postingStopped } from '@egcr/jobs/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { afterAll, expect, it } from 'vitest';

import { serveCareers } from './testing/served-careers.ts';

const { server, newJob, apply, ownStep, hear } = await serveCareers();
afterAll(() => server.close());

async function toldTo(userId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind from platform.event where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

it('who waits for an answer is told that the job was stopped, and who has withdrawn is not [SYS-07]', async () => {
  const [job, other] = [await newJob(), await newJob()];
  const [ann, ben, cem] = [server.newId(), server.newId(), server.newId()];
  await apply(job.slug, ann);
  const { body } = await apply(job.slug, ben);
  await ownStep(body.id, ben, { step: 'withdraw', version: body.version });
  await apply(other.slug, cem);
  await hear(postingStopped.topic, { job_id: job.id, job_title: 'Bookkeeper', employer: 'Sample Mill' });
  expect(await toldTo(ann)).toEqual(['careers.job_stopped']);
  expect([await toldTo(ben), await toldTo(cem)]).toEqual([[], []]);
});
