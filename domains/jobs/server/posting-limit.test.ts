import { afterAll, describe, expect, it } from 'vitest';

import { serveJobs } from './testing/served-jobs.ts';

const board = await serveJobs();
afterAll(() => board.close());

describe('a posting', () => {
  it('beyond the fiftieth of a day is refused with the time after which it can be sent again, also where many come at once', async () => {
    const employer = board.newEmployer();
    const places = Array.from({ length: 54 }, (_, at) => `Harbour ${at}`);
    const answers = await Promise.all(places.map((place) => board.post(employer, { place })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'posting_limit_reached'));
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(86_000);
    expect((await board.post(board.newEmployer(), { place: 'Bari' })).status).toBe(201);
  });
});
