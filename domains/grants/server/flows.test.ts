import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
});
afterAll(() => bank.close());

/** Recipients of one country, each with a part that is paid. */
async function paid(count: number, { country, isSample = false }: { country: string; isSample?: boolean }) {
  const programme = await bank.programmeId('personal');
  for (let at = 0; at < count; at += 1) {
    const [id, award] = [crypto.randomUUID(), crypto.randomUUID()];
    // Written as it is long after: no trigger asks how it came to be paid.
    await bank.database.owner.query(
      `begin;
       set local session_replication_role = replica;
       insert into grants.application
         (case_id, programme_id, reference, user_id, asset, amount_minor, applicant_kind, country, state, is_sample, sent_at, award_id, closed_at)
       values ('${id}', '${programme}', 'R', gen_random_uuid(), 'USD', 10000, 'person', '${country}', 'paid', ${isSample}, now(), '${award}', now());
       insert into grants.award (id, case_id, state) values ('${award}', '${id}', 'completed');
       insert into grants.milestone (id, award_id, number, percent, needs, amount_minor, state, envelope_id, payment_id, paid_at)
       values (gen_random_uuid(), '${award}', 1, 100, 'agreement', 10000, 'paid', gen_random_uuid(), gen_random_uuid(), now());
       commit`,
    );
  }
}
const flows = async (query = '') => (await bank.call('GET', `/api/v1/grants/flows${query}`)).body.items;

describe('where the money of grants went [SYS-04]', () => {
  it('is shown from five recipients on, by kind and country, without samples', async () => {
    await paid(4, { country: 'IT' });
    await paid(9, { country: 'NO', isSample: true });
    expect(await flows()).toEqual([]);
    await paid(1, { country: 'IT' });
    const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
    const italy = { who: 'person', country: 'IT', recipients: 5, paid: usd('50000') };
    expect(await flows()).toEqual([italy]);
    expect(await flows('?type=personal')).toEqual([italy]);
    expect(await flows('?type=energy')).toEqual([]);
    expect((await bank.call('GET', '/api/v1/grants/flows?type=nothing')).status).toBe(404);
  });
});
