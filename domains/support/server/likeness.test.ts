import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';

let bank: SupportBank;
let officer: TestPerson;
beforeAll(async () => {
  bank = await openSupportBank();
  officer = await bank.officer('Reviewer');
});
afterAll(() => bank.end());

/** Someone with a name, who claims. */
async function claimed(first: string, last: string, birthDate: string): Promise<string> {
  const person = await bank.person('Claimant');
  bank.names.set(person.userId, [first, last]);
  const { status, body } = await bank.claim(person, { birth_date: birthDate });
  expect(status).toBe(201);
  return body.id;
}
const alike = async (id: string, as = officer) =>
  bank.asOfficer('GET', `support/claims/${id}/likenesses`, as);

describe('a claim by someone like another [SYS-07]', () => {
  it('is taken, and both cases show the other to an officer, who decides', async () => {
    const first = await claimed('Ann', 'Lee', '1990-02-28');
    const second = await claimed('LEE', 'Anne', '1990-02-28');
    expect((await alike(second)).body.items).toMatchObject([
      { case_id: first, is_same_birth: true, state: 'submitted' },
    ]);
    expect((await alike(first)).body.items).toMatchObject([{ case_id: second, is_same_birth: true }]);
    await bank.step(second, officer, { step: 'take' });
    expect((await bank.decide(second, officer, 'approve')).body.state).toBe('enrolled');
  });

  it('is found by a birth date with one part typed wrong, and by day and month turned', async () => {
    const first = await claimed('Bilal', 'Haddad', '1985-03-04');
    for (const typed of ['1985-03-14', '1985-04-03']) {
      const other = await claimed('Bilal', 'Haddad', typed);
      const { body } = await alike(other);
      expect(body.items.find((each: { case_id: string }) => each.case_id === first)).toMatchObject({
        name_percent: 100,
        is_same_birth: false,
      });
    }
  });

  it('is no one’s by the birth date alone, nor by the name alone', async () => {
    const first = await claimed('Chidi', 'Okeke', '1979-11-30');
    await claimed('Rosa', 'Martin', '1979-11-30');
    await claimed('Chidi', 'Okeke', '1991-06-12');
    expect((await alike(first)).body.items).toEqual([]);
  });

  it('is read by officers of support alone', async () => {
    const first = await claimed('Dara', 'Kim', '1981-01-09');
    const stranger = await bank.person('Stranger');
    const path = `/api/v1/admin/support/claims/${first}/likenesses`;
    expect((await bank.request('GET', path, { as: stranger })).status).toBe(403);
    expect((await bank.request('GET', path)).status).toBe(401);
    expect((await alike(crypto.randomUUID())).status).toBe(404);
  });

  it('is found also where both come at once', async () => {
    const ids = await Promise.all([
      claimed('Esi', 'Boateng', '1999-09-09'),
      claimed('Esi', 'Boateng', '1999-09-09'),
    ]);
    for (const id of ids) expect((await alike(id)).body.items).toHaveLength(1);
  });
});
