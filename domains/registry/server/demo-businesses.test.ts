import { nameKey } from '@egcr/contract/name-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isRegisterNumber } from '../contract/index.ts';
import { keepSampleDirectory } from './demo-businesses.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
beforeAll(async () => {
  bank = await openRegistryBank();
});
afterAll(() => bank.close());

const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;

describe('the sample businesses of the directory', () => {
  it('are 240, marked, with numbers, directors and shares that add up; a name that someone has stays theirs', async () => {
    await rowsOf(
      `insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
       values ('IT', $1, 'Lecce Orchards', '{}', gen_random_uuid(), now())`,
      nameKey('Lecce Orchards'),
    );
    await bank.services.unit(keepSampleDirectory);
    const found = await rowsOf(
      `select b.number, b.name, b.is_sample, b.jurisdiction,
         (select count(*)::integer from registry.officer o where o.business_id = b.id) as directors,
         (select sum(shares)::integer from registry.holding h where h.business_id = b.id) as held,
         (select count(*)::integer from registry.filing f where f.business_id = b.id) as filings
       from registry.business b`,
    );
    expect(found).toHaveLength(239);
    expect(found.every(({ number }) => isRegisterNumber(number))).toBe(true);
    expect(found.map(({ name }) => name)).not.toContain('Lecce Orchards');
    expect(new Set(found.map(({ jurisdiction }) => jurisdiction)).size).toBe(12);
    for (const each of found)
      expect(each).toMatchObject({ is_sample: true, directors: 1, held: 1000, filings: 1 });
    // Once more changes nothing.
    await bank.services.unit(keepSampleDirectory);
    expect(await rowsOf('select from registry.business')).toHaveLength(239);
  });
});
