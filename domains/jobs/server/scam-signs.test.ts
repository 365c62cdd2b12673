import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

describe('a job that looks like a scam [SYS-07]', () => {
  const body =
    'Easy work at home for everyone. A registration fee of 25 dollars is paid before the first day. Places go fast, so write today.';

  it('is held for an officer, also of a verified employer; the officer reads why, and no one else', async () => {
    const employer = board.newEmployer();
    const { body: held } = await board.post(employer, { title: 'Pearl stringer', body });
    expect(held.state).toBe('in_moderation');
    expect(await board.titles('words=pearl')).toEqual([]);
    const path = `/admin/job-postings/${held.case_id}/scam-signs`;
    const read = await board.ask('GET', path, { who: `${board.newId()} jobs_reviewer aal2` });
    expect(read.body).toEqual({
      score: 60,
      is_held: true,
      signs: ['asks_fee'],
      skills: ['bookkeeping'],
      change: null,
    });
    for (const who of [employer.owner, board.newId()])
      expect((await board.ask('GET', path, { who })).status).toBe(403);
    expect((await board.ask('GET', path)).status).toBe(401);
    const none = await board.ask('GET', `/admin/job-postings/${board.newId()}/scam-signs`, {
      who: `${board.newId()} jobs_reviewer aal2`,
    });
    expect(none.status).toBe(404);
  });

  it('is published at once where a verified employer says that it asks for nothing', async () => {
    const { body: posted } = await board.post(board.newEmployer(), {
      title: 'Amber polisher',
      body: 'You polish amber in our workshop. We never ask for a registration fee, and the training is paid by us.',
    });
    expect(posted.state).toBe('published');
  });
});
