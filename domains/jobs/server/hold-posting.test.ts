import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
let officer: string;
beforeAll(async () => {
  board = await serveJobs();
  officer = `${board.newId()} jobs_reviewer aal2`;
});
afterAll(() => board.close());

const hold = (slug: string, who = officer) => board.ask('POST', `/admin/jobs/${slug}/hold`, { who });

async function decide(caseId: string, decision: string) {
  const read = await board.ask('GET', `/admin/cases/${caseId}`, { who: officer });
  const body = { step: 'take', version: read.body.version };
  const taken = await board.ask('POST', `/admin/cases/${caseId}/steps`, { who: officer, body });
  return board.ask('POST', `/admin/cases/${caseId}/decision`, {
    who: officer,
    body: {
      version: taken.body.version,
      decision,
      reason: 'People report that a fee is asked on the telephone.',
    },
  });
}

describe('a job that an officer takes off the board [SYS-07]', () => {
  it('is found by no one, waits in a case, and is rejected with a reason; once where two officers do it', async () => {
    const employer = board.newEmployer();
    const { body: one } = await board.post(employer, { title: 'Glass blower' });
    const both = await Promise.all([hold(one.slug), hold(one.slug, `${board.newId()} jobs_reviewer aal2`)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '404']);
    const { rows } = await board.owner.query(
      "select count(*)::integer as count from platform.event where topic = 'jobs.posting_stopped' and payload ->> 'job_id' = $1",
      [one.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await board.titles('words=glass')).toEqual([]);
    expect((await board.ask('GET', `/jobs/${one.slug}`)).status).toBe(404);
    const own = await board.ask('GET', `/organisations/${employer.id}/job-postings`, { who: employer.owner });
    expect(own.body.items).toMatchObject([{ state: 'in_moderation' }]);
    const close = { step: 'close', version: one.version + 1 };
    const closed = await board.ask('POST', `/job-postings/${one.id}/steps`, {
      who: employer.owner,
      body: close,
    });
    expect(closed.body.code).toBe('posting_step_refused');
    expect(
      (await decide(both.find(({ status }) => status === 201)?.body.case_id ?? '', 'decline')).status,
    ).toBe(200);
    const after = await board.ask('GET', `/organisations/${employer.id}/job-postings`, {
      who: employer.owner,
    });
    expect(after.body.items).toMatchObject([{ state: 'rejected' }]);
  });

  it('is published again where nothing is found', async () => {
    const { body: one } = await board.post(board.newEmployer(), { title: 'Lace maker' });
    const held = await hold(one.slug);
    expect((await decide(held.body.case_id ?? '', 'approve')).status).toBe(200);
    expect(await board.titles('words=lace')).toEqual(['Lace maker']);
  });

  it('is held by moderators alone, who are not in the team of the employer; one that is closed stays as it is', async () => {
    const employer = board.newEmployer();
    const { body: one } = await board.post(employer, { title: 'Cooper' });
    for (const who of [employer.owner, board.newId(), `${board.newId()} auditor aal2`])
      expect((await hold(one.slug, who)).status).toBe(403);
    const kin = await hold(one.slug, `${employer.owner} jobs_reviewer aal2`);
    expect(kin.body.code).toBe('related_to_applicant');
    expect((await hold('no-such-job')).status).toBe(404);
    const close = { step: 'close', version: one.version };
    await board.ask('POST', `/job-postings/${one.id}/steps`, { who: employer.owner, body: close });
    expect((await hold(one.slug)).body.code).toBe('posting_step_refused');
  });
});
