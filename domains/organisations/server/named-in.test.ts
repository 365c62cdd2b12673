import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { organisationsWith } from './belonging.ts';
import { organisationsNamed } from './named-in.ts';
import { serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;
beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

const named = (text: string) => organisationsNamed(desk.db, text);

const called = (name: string, owner = desk.newPerson()): Promise<string> =>
  desk.create(owner, { kind: 'business', name, country: 'DE' });

describe('a text names an organisation', () => {
  it.each([
    ['Bright Solar Ltd', 'I have paid BRIGHT SOLAR, twice.'],
    ['明亮太阳能有限公司', '我付款给明亮太阳能公司，但没有人来'],
    ['النور للطاقة', 'دفعت إلى شركة النور للطاقة'],
    ['Oak', 'I have paid oak.'],
    ['竹林', '我付款给竹林公司'],
  ])('%s in %s', async (name, text) => {
    const id = await called(name);
    expect(await named(text)).toEqual([id]);
  });

  it('by the address of its page, and by its name of now', async () => {
    const owner = desk.newPerson();
    const id = await called('Hidden Cove', owner);
    expect(await named(`https://egcr.example/organisations/${id}?tab=team`)).toEqual([id]);
    const body = { name: 'Open Cove', country: 'DE' };
    expect((await desk.ask('PATCH', `/organisations/${id}`, { who: owner, body })).status).toBe(200);
    expect(await named('Open Cove it was')).toEqual([id]);
    expect(await named('Hidden Cove it was')).toEqual([]);
  });

  it('not by two letters, a part of a word, or the name of the platform, where all of the staff may be a team', async () => {
    await called('Of');
    await called('Artful');
    await called('河');
    await called('EGCR');
    for (const text of ['Someone on EGCR sold me nothing', '我在EGCR平台上付款'])
      expect(await named(text)).toEqual([]);
    expect(await named('a piece of Artfully made work')).toEqual([]);
    expect(await named('我在河边付款')).toEqual([]);
    expect(await named('')).toEqual([]);
  });
});

it('who leaves a team counts as of it for a while', async () => {
  const owner = desk.newPerson();
  const id = await called('Left Behind', owner);
  const member = await desk.join(id, owner, 'viewer');
  const leftAfter = new Date(desk.services.clock.now().getTime() - 1000);
  const of = (since: Date) => organisationsWith(desk.db, { userId: member, leftAfter: since });
  expect(await of(leftAfter)).toEqual([id]);
  expect((await desk.ask('DELETE', `/organisations/${id}/members/${member}`, { who: member })).status).toBe(
    204,
  );
  expect(await of(leftAfter)).toEqual([id]);
  desk.services.movableClock.advance(60);
  expect(await of(desk.services.clock.now())).toEqual([]);
});
