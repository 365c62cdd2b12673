import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let ann: TestPerson;
let id: string;
beforeAll(async () => {
  bank = await openRegistryBank();
  const reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  ann = await bank.person('Owner', '100000');
  const { body } = await bank.submit(ann);
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  const [{ number }] = await bank.mine(ann);
  const { rows } = await bank.database.owner.query('select id from registry.business where number = $1', [
    number,
  ]);
  id = rows[0].id;
});
afterAll(() => bank.close());

describe('a certificate', () => {
  const codes = async () => {
    const { rows } = await bank.database.owner.query(
      'select code, revoked_at from registry.certificate where business_id = $1 order by issued_at',
      [id],
    );
    return rows;
  };
  const renew = (as: TestPerson, renewed: boolean) =>
    bank.ask('POST', `/businesses/${id}/certificate`, as, { renew: renewed });
  const stateOf = async (code: string) =>
    (await bank.call('GET', `/api/v1/registry/certificates/${code}`)).body.state;

  it('that was renewed is revoked, and the new one is valid; of twenty renewals one is left', async () => {
    const [first] = await codes();
    expect(await stateOf(first.code)).toBe('valid');
    const { status, body } = await renew(ann, true);
    expect(status).toBe(200);
    expect([await stateOf(first.code), await stateOf(body.certificate)]).toEqual(['revoked', 'valid']);
    await Promise.all(Array.from({ length: 20 }, () => renew(ann, true)));
    expect((await codes()).filter(({ revoked_at: at }) => at === null)).toHaveLength(1);
  });

  it('may be revoked without another, by the team alone', async () => {
    const eve = await bank.person('Eve');
    expect((await renew(eve, false)).status).toBe(404);
    const { body } = await renew(ann, false);
    expect(body.certificate).toBeNull();
    const ended = await codes();
    expect(ended.every(({ revoked_at: at }) => at !== null)).toBe(true);
    // Nobody prints it anew; those who have the paper still find out what became of it.
    const path = `/api/v1/registry/certificates/${ended.at(-1)?.code}`;
    expect((await bank.call('GET', `${path}/file`)).status).toBe(404);
    expect((await bank.call('GET', path)).body.state).toBe('revoked');
    expect((await renew(ann, true)).body.certificate).toMatch(/^[2-9A-Z]{4}-/);
  });
});
