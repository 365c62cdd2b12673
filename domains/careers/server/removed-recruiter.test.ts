import { afterAll, describe, expect, it } from 'vitest';

import { stepsIn } from './testing/careers-steps.ts';
import { serveCareers } from './testing/served-careers.ts';

const careers = await serveCareers();
const { server, terms, ask, apply, employerStep, ownStep, offerTimes } = careers;
const { shortlisted, toldTo } = stepsIn(careers);
afterAll(() => server.close());

describe('a recruiter who was removed from the team', () => {
  it('reads and does nothing more in the session that is still open, and hears of nothing [SYS-07]', async () => {
    const { job, ann, id, offer } = await shortlisted();
    const list = `/job-postings/${job.id}/applications`;
    const talk = `/received-applications/${id}/messages`;
    expect((await ask('GET', list, job.owner)).status).toBe(200);
    const before = await toldTo(job.owner);
    const successor = job.replaceOwner();

    const { version } = (await ask('GET', list, successor)).body.items[0] ?? { version: 0 };
    const tries = [
      await ask('GET', list, job.owner),
      await ask('GET', `/received-applications/${id}/cv`, job.owner),
      await ask('GET', talk, job.owner),
      await ask('POST', talk, job.owner, { text: 'I still write to you.' }),
      await employerStep(id, job.owner, { step: 'invite', version }),
      await offer(terms, job.owner),
      await offerTimes(id, job.owner, { version, hours: [48] }),
      await ask('POST', `/job-postings/${job.id}/steps`, job.owner, { step: 'fill', version: job.version }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));

    await apply(job.slug, server.newId());
    const made = await offer(terms, successor);
    expect((await ownStep(id, ann, { step: 'accept', version: made.body.version })).body.state).toBe('hired');
    expect(await toldTo(job.owner)).toEqual(before);
    expect(await toldTo(successor)).toEqual(['careers.application_received', 'careers.offer_accepted']);
  });
});
