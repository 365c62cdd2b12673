import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

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
