import { nameKey } from '@egcr/contract/name-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isRegisterNumber } from '../contract/index.ts';
import { keepSampleDirectory } from './demo-businesses.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
beforeAll(async () => {
  bank = await openRegistryBank();
  await bank.services.unit(keepSampleDirectory);
});
afterAll(() => bank.close());

const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

interface Node {
  readonly id: string;
  readonly name: string;
}

/** What a stranger reads of the owners of a business: who is named, with their part and whether a loop adds to it; and which business holds which. */
async function ownersOf(name: string) {
  const [{ number }] = await rowsOf('select number from registry.business where name = $1', name);
  const { body } = await bank.call('GET', `/api/v1/registry/businesses/${number}/owners`);
  const nodes = new Map<string, Node & { readonly kind: string }>(
    body.network.nodes.map((each: Node) => [each.id, each]),
  );
  const nameOf = (id: string) => nodes.get(id)?.name;
  return {
    owners: body.owners.map((each: { node: string; shares: string; has_more: boolean }) => [
      nameOf(each.node),
      each.shares,
      each.has_more,
    ]),
    groups: body.network.edges
      .filter(({ owner }: { owner: string }) => nodes.get(owner)?.kind === 'business')
      .map((each: Record<'owner' | 'owned' | 'shares', string>) =>
        [nameOf(each.owner), each.shares, nameOf(each.owned)].join(' '),
      )
      .toSorted(),
  };
}
const sampleRows = async () =>
  rowsOf(
    `select b.number, b.name, b.town, b.is_sample, b.jurisdiction,
       (select count(*)::integer from registry.officer o where o.business_id = b.id) as officers,
       (select count(*)::integer from registry.holding h where h.business_id = b.id) as holdings,
       (select sum(shares)::integer from registry.holding h where h.business_id = b.id) as held,
       (select count(*)::integer from registry.filing f where f.business_id = b.id) as filings
     from registry.business b`,
  );

describe('the sample businesses of the directory', () => {
  it('are 240 of 20 trades in 60 countries, marked, with numbers, 600 officers and 900 holdings that add up', async () => {
    const found = await sampleRows();
    expect(found).toHaveLength(240);
    expect(found.every(({ number }) => isRegisterNumber(number))).toBe(true);
    expect(new Set(found.map(({ name }) => name)).size).toBe(240);
    expect(new Set(found.map(({ jurisdiction }) => jurisdiction)).size).toBe(60);
    expect(new Set(found.map(({ name, town }) => name.slice(town.length + 1))).size).toBe(20);
    expect(sum(found.map(({ officers }) => officers))).toBe(600);
    expect(sum(found.map(({ holdings }) => holdings))).toBe(900);
    for (const each of found) expect(each).toMatchObject({ is_sample: true, held: 1000, filings: 1 });
    expect(
      await rowsOf(
        `select from (select business_id, name from registry.officer union all select business_id, name from registry.holding) as named
         where name !~ '^[A-Z][a-z]+ Sample$' and not exists (select from registry.business b where b.name = named.name)`,
      ),
    ).toEqual([]);
  });

  it('are the same at the next start', async () => {
    const before = await sampleRows();
    await bank.services.unit(keepSampleDirectory);
    expect(await sampleRows()).toEqual(before);
  });

  it('hold each other in a loop, through which people who hold a fifth own more than a quarter', async () => {
    expect(await ownersOf('Lecce Orchards')).toEqual({
      owners: [
        ['Ada Sample', '25/98', true],
        ['Ben Sample', '25/98', true],
      ],
      groups: [
        'Colmar Quarry 3/5 Cuenca Fishery',
        'Cuenca Fishery 3/5 Lecce Orchards',
        'Lecce Orchards 3/5 Colmar Quarry',
      ],
    });
  });

  it('stand in a chain, and who holds nearly all of the last owns enough of the first to be named', async () => {
    expect(await ownersOf('Husum Bakery')).toEqual({
      // 3/5 of 3/5 of 22/25.
      owners: [['Jonas Sample', '198/625', false]],
      groups: ['Aveiro Boatyard 3/5 Husum Bakery', 'Ludlow Solar Roofs 3/5 Aveiro Boatyard'],
    });
  });
});

describe('a name that someone has', () => {
  it('stays theirs, and the business that was to hold others is named as one outside of the register', async () => {
    const fresh = await openRegistryBank();
    const ask = async (query: string, ...values: readonly unknown[]) =>
      (await fresh.database.owner.query(query, [...values])).rows;
    await ask(
      `insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
       values ('IT', $1, 'Lecce Orchards', '{}', gen_random_uuid(), now())`,
      nameKey('Lecce Orchards'),
    );
    await fresh.services.unit(keepSampleDirectory);
    expect(await ask('select from registry.business')).toHaveLength(239);
    expect(await ask(`select from registry.business where name = 'Lecce Orchards'`)).toEqual([]);
    expect(
      await ask(
        `select holder_kind, holder_business_id, shares from registry.holding where name = 'Lecce Orchards'`,
      ),
    ).toEqual([{ holder_kind: 'business', holder_business_id: null, shares: 600n }]);
    await fresh.close();
  });
});
