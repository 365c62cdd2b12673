import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveFraud, type ServedFraud } from './testing/served-fraud.ts';

let desk: ServedFraud;

beforeAll(async () => {
  desk = await serveFraud();
});
afterAll(() => desk.close());

describe('a report of fraud', () => {
  it.each([
    ['in what the reporter knows of them', { contact: 'Harbour Rentals, the ones in the square' }],
    [
      'in the story alone',
      { story: 'Harbour Rentals took a deposit twice.', has_contact: false, contact: undefined },
    ],
    ['by a number that it gives as its own', { contact: '+39 010 1234567' }],
  ])(
    'that names an organisation of an officer %s is not there for that officer: no list, no page, no step [SYS-23]',
    async (_how, answers) => {
      const [member, other] = [desk.officer(), desk.officer()];
      desk.organisations.add('Harbour Rentals', [member.split(' ')[0] ?? ''], ['+390101234567']);
      const { id } = (await desk.report(desk.newId(), answers)).body;
      const ids = async (who: string) =>
        (await desk.ask('GET', '/admin/cases?state=received', { who })).body.items.map((row) => row.id);
      expect(await ids(other)).toContain(id);
      expect(await ids(member)).not.toContain(id);
      const decision = { version: 1, decision: 'dismiss', reason: 'Nothing.' };
      for (const answer of [
        await desk.ask('GET', `/admin/cases/${id}`, { who: member }),
        await desk.ask('GET', `/admin/fraud/cases/${id}`, { who: member }),
        await desk.ask('POST', `/admin/cases/${id}/steps`, {
          who: member,
          body: { version: 1, step: 'take' },
        }),
        await desk.ask('POST', `/admin/cases/${id}/decision`, { who: member, body: decision }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await desk.step(id, other, 'take')).status).toBe(200);
    },
  );

  it('of someone who pretended to be an organisation is looked at by its people too', async () => {
    const member = desk.officer();
    desk.organisations.add('Quay Bank', [member.split(' ')[0] ?? '']);
    const report = { category: 'impersonation', story: 'A caller said that they were Quay Bank.' };
    const { id } = (await desk.report(desk.newId(), report)).body;
    expect((await desk.step(id, member, 'take')).status).toBe(200);
    const named = (await desk.report(desk.newId(), { ...report, contact: 'Quay Bank itself' })).body.id;
    expect((await desk.ask('GET', `/admin/cases/${named}`, { who: member })).status).toBe(404);
  });

  it('keeps which organisation it names as a hash that tells nothing', async () => {
    desk.organisations.add('Pier Loans', []);
    const { id } = (await desk.report(desk.newId(), { contact: 'Pier Loans' })).body;
    const { rows } = await desk.owner.query('select kind, key_hash from fraud.trace where case_id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([{ kind: 'organisation' }]);
    expect(rows[0].key_hash).toHaveLength(32);
  });
});
