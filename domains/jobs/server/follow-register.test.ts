import { statusChanged } from '@egcr/registry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

/** An officer takes a case of moderation and decides it. */
async function decide(caseId: string | null, decision: string) {
  const who = `${board.newId()} jobs_reviewer aal2`;
  const read = await board.ask('GET', `/admin/cases/${caseId}`, { who });
  const taken = await board.ask('POST', `/admin/cases/${caseId}/steps`, {
    who,
    body: { step: 'take', version: read.body.version },
  });
  expect(taken.status).toBe(200);
  return board.ask('POST', `/admin/cases/${caseId}/decision`, {
    who,
    body: { version: taken.body.version, decision, reason: 'The employer can be reached and pays.' },
  });
}

describe('a job of a business that the register stops [SYS-08]', () => {
  it('closes with it, cannot be opened meanwhile, and is opened again by its team afterwards', async () => {
    const employer = board.newEmployer();
    const other = board.newEmployer();
    const { body: one } = await board.post(employer, { title: 'Sailmaker' });
    await board.post(other, { title: 'Sailmaker of another loft' });
    board.suspended.add(employer.id);
    await board.hear(statusChanged, {
      business_id: board.newId(),
      organisation_id: employer.id,
      status: 'suspended',
    });
    expect(await board.titles('words=sailmaker')).toEqual(['Sailmaker of another loft']);
    const own = await board.ask('GET', `/organisations/${employer.id}/job-postings`, { who: employer.owner });
    expect(own.body.items).toMatchObject([{ state: 'closed' }]);
    const renew = async () =>
      board.ask('POST', `/job-postings/${one.id}/renewal`, {
        who: employer.owner,
        body: { version: one.version + 1, closes_on: board.inDays(20) },
      });
    expect(await renew()).toMatchObject({ status: 409, body: { code: 'business_status_forbids' } });
    const posted = await board.post(employer, { title: 'Rigger' });
    expect(posted).toMatchObject({ status: 409, body: { code: 'business_status_forbids' } });
    board.suspended.delete(employer.id);
    expect((await renew()).status).toBe(200);
    expect(await board.titles('words=sailmaker')).toHaveLength(2);
  });

  it('in moderation is not published meanwhile, and is once the employer goes on', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body } = await board.post(employer, { title: 'Ropewalk spinner' });
    board.suspended.add(employer.id);
    const refused = await decide(body.case_id, 'approve');
    expect(refused).toMatchObject({ status: 409, body: { code: 'decision_not_ready' } });
    expect(await board.titles('words=ropewalk')).toEqual([]);
    board.suspended.delete(employer.id);
    expect((await decide(body.case_id, 'approve')).status).toBe(200);
    expect(await board.titles('words=ropewalk')).toEqual(['Ropewalk spinner']);
  });

  it('in moderation can be declined at any time', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body } = await board.post(employer, { title: 'Bell founder' });
    board.suspended.add(employer.id);
    expect((await decide(body.case_id, 'decline')).status).toBe(200);
  });
});
