import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entriesOf } from './testing/entries.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

/** A registration that this officer has taken. */
async function taken(officer: TestPerson, answers: object): Promise<string> {
  const { body } = await bank.submit(await bank.person('Owner', '10000'), answers);
  expect((await bank.step(body.id, officer, { step: 'take' })).status).toBe(200);
  return body.id;
}

it('an officer who has the name of a director or holder does not approve: another one does', async () => {
  const related = await bank.officer('Carla', 'registry.read', 'registry.review');
  const id = await taken(related, { name: 'Plum Works', holder_1: 'carla  TEST' });
  expect((await bank.read(id, related)).can).not.toContain('approve');
  const { status, body } = await bank.decide(id, related, 'approve');
  expect([status, body.code, body.missing]).toEqual([
    409,
    'decision_not_ready',
    'You may be someone named here. Another officer decides.',
  ]);
  await bank.step(id, related, { step: 'release' });
  await bank.step(id, reviewer, { step: 'take' });
  expect((await bank.decide(id, reviewer, 'approve')).body.state).toBe('registered');
});

it('an officer who leads, holds or works for a business that holds shares does not approve', async () => {
  const related = await bank.person('Dora', '10000');
  const { body } = await bank.submit(related, { name: 'Quince Holding' });
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  const [{ number }] = await bank.mine(related);
  bank.appoint(related, 'registry.read', 'registry.review');
  const held = { holder_1: 'Quince Holding', holder_1_kind: 'business', holder_1_number: number };
  const id = await taken(related, { name: 'Rowan Works', ...held });
  expect((await bank.decide(id, related, 'approve')).body.code).toBe('decision_not_ready');
});

/** A change that waits for this officer. */
async function filedFor(officer: TestPerson, given: object, kind: 'transfer' | 'directors' = 'transfer') {
  const entries = entriesOf(bank, reviewer);
  const owner = await bank.person('Owner', '10000');
  const business = await entries.registered(owner);
  const { body } =
    kind === 'transfer'
      ? await entries.transfer(owner, business.id, { papers: [await bank.paper(owner)], ...given })
      : await entries.file(owner, business.id, kind, given);
  expect((await bank.step(body.case_id, officer, { step: 'take' })).status).toBe(200);
  return { ...business, caseId: body.case_id, owner };
}

describe('a change of an entry', () => {
  it.each([
    ['gets shares', 'transfer', { to_name: 'emma  TEST' }],
    [
      'joins as a director',
      'directors',
      { leaving: '', joining_name: 'Emma Test', joining_born: '1980-01-02' },
    ],
  ] as const)(
    'is not approved by an officer who has the name of the person who %s',
    async (_, kind, given) => {
      const related = await bank.officer('Emma', 'registry.read', 'registry.review');
      const { caseId } = await filedFor(related, given, kind);
      const { status, body } = await bank.decide(caseId, related, 'approve');
      expect([status, body.code]).toEqual([409, 'decision_not_ready']);
      await bank.step(caseId, related, { step: 'release' });
      await bank.step(caseId, reviewer, { step: 'take' });
      expect((await bank.decide(caseId, reviewer, 'approve')).body.state).toBe('entered');
    },
  );

  it('is not approved by an officer who has the name of the person from whom shares go over', async () => {
    const related = await bank.officer('Related', 'registry.read', 'registry.review');
    bank.people.add({ ...related, firstName: 'Bao', lastName: 'Lin' });
    const { caseId } = await filedFor(related, {});
    expect((await bank.decide(caseId, related, 'approve')).body.code).toBe('decision_not_ready');
  });

  it('is not approved by an officer who is behind the business that gets shares', async () => {
    const related = await bank.person('Fay', '10000');
    const { number } = await entriesOf(bank, reviewer).registered(related);
    bank.appoint(related, 'registry.read', 'registry.review');
    const given = { to_kind: 'business', to_name: 'A holding', to_born: '', to_number: number };
    const { caseId } = await filedFor(related, given);
    expect((await bank.decide(caseId, related, 'approve')).body.code).toBe('decision_not_ready');
  });

  it('is not decided by an officer who has left the team of the business to do so', async () => {
    const former = await bank.officer('Gus', 'registry.read', 'registry.review');
    const { caseId, organisation, owner } = await filedFor(former, {});
    await bank.step(caseId, former, { step: 'release' });
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, 'editor', now())`,
      [organisation, former.userId],
    );
    const member = `/organisations/${organisation}/members/${former.userId}`;
    expect(
      (await bank.call('DELETE', `/api/v1${member}`, { as: former, key: crypto.randomUUID() })).status,
    ).toBe(204);
    expect(
      (await bank.asOfficer('POST', `${caseId}/steps`, former, { version: 3, step: 'take' })).body.code,
    ).toBe('own_case');
    await bank.step(caseId, reviewer, { step: 'take' });
    expect((await bank.decide(caseId, reviewer, 'approve')).body.state).toBe('entered');
    expect((await bank.ask('GET', '/businesses', owner)).status).toBe(200);
  });
});
