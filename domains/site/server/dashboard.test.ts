import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noFunds } from './testing/no-funds.ts';
import { forgetArrangement } from './dashboard.ts';
import { createSite } from './index.ts';

let site: ServedDomain;
beforeAll(async () => {
  const none = async () => 0;
  const figures = {
    countPeople: none,
    countTransfersSince: none,
    countFunds: noFunds,
    countWork: async () => ({ open_jobs: 0, positions: 0, sample_jobs: 0, hires: 0, people_on_support: 0 }),
    currencies: 10,
    languages: 10,
  };
  site = await serveDomain(createSite({ figures }).domain, { isPinOpen: true });
});
afterAll(() => site.close());

async function ask(method: 'GET' | 'PUT', who: string, arrangement?: unknown) {
  const answer = await site.app.inject({
    method,
    url: '/api/v1/dashboard/arrangement',
    headers: { authorization: `Bearer ${who}` },
    ...(method === 'PUT' && { payload: { arrangement } }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const order = { wide: ['cases'], side: ['wallet'], hidden: ['steps'] };

describe('the arrangement of a dashboard [SYS-22]', () => {
  it('is kept for each person alone; the last one counts, and none is as it comes', async () => {
    const [ann, ben] = [site.newId(), site.newId()];
    expect((await ask('GET', ann)).body).toEqual({ arrangement: null, saved_at: null });
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('PUT', ann, order)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await ask('GET', ann)).body).toMatchObject({ arrangement: order });
    expect((await ask('GET', ben)).body).toMatchObject({ arrangement: null });
    await ask('PUT', ann, null);
    expect((await ask('GET', ann)).body).toMatchObject({ arrangement: null });
  });

  it.each([
    ['a tile twice', { ...order, side: ['cases'] }],
    ['a name that is none', { ...order, wide: ['\u0000'] }],
    [
      'more tiles than there are',
      { ...order, wide: Array.from({ length: 41 }, (_, at) => 'a'.repeat(at + 1)) },
    ],
    ['something else', { ...order, more: [] }],
    ['a text', 'wallet'],
  ])('is refused with %s', async (_what, given) => {
    expect((await ask('PUT', site.newId(), given)).status).toBe(422);
  });

  it('goes with the account', async () => {
    const who = site.newId();
    await ask('PUT', who, order);
    await site.services.unit((work) => forgetArrangement(work, who));
    expect((await ask('GET', who)).body).toMatchObject({ arrangement: null });
  });
});
