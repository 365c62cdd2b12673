import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';
import { listPostingRows } from './store.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

describe('a job of a business of the directory', () => {
  it('is listed at the profile of its business while it is open, newest first [SYS-10]', async () => {
    const [employer, other] = [board.newEmployer(), board.newEmployer({ isVerified: false })];
    const listed = async ({ id }: { readonly id: string }, query = '') =>
      (await board.ask('GET', `/directory/businesses/${id}/jobs${query}`)).body;
    expect(await listed(employer)).toEqual({ items: [], next: null });
    const first = await board.post(employer, { title: 'Baker of the morning' });
    await board.post(employer, { title: 'Baker of the night' });
    // An officer has not looked at it yet.
    await board.post(other, { title: 'Baker nobody sees' });
    const { items, next } = await listed(employer, '?limit=1');
    expect(items.map(({ title }) => title)).toEqual(['Baker of the night']);
    const rest = await listed(employer, `?after=${next}`);
    expect(rest.items.map(({ title }) => title)).toEqual(['Baker of the morning']);
    expect((await listed(other)).items).toEqual([]);
    const { id, version } = first.body;
    await board.ask('POST', `/job-postings/${id}/steps`, {
      who: employer.owner,
      body: { step: 'close', version },
    });
    expect((await listed(employer)).items.map(({ title }) => title)).toEqual(['Baker of the night']);
  });
});

it('the postings of an employer are read page by page, the newest first', async () => {
  const employer = board.newEmployer();
  for (const title of ['Miller', 'Cook', 'Smith']) await board.post(employer, { title });
  await board.post(board.newEmployer(), { title: 'Sailor' });
  const organisationId = employer.id;
  await expectPages((asked) => listPostingRows(board.services.db, { ...asked, organisationId }), {
    order: 'newest',
  });
});
