import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@egcr/wallet/testing';

import { registerNumber } from '../contract/index.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const owner = () => bank.person('Owner', '10000');
const alone = { own_shares: 1000, has_holders: false };

/** A registered business; answers its number. */
async function registered(as: TestPerson, answers: object): Promise<string> {
  const { status, body } = await bank.submit(as, answers);
  expect([status, body]).toEqual([201, expect.anything()]);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).body.state).toBe('registered');
  return (await bank.mine(as)).find((each: { case_id: string }) => each.case_id === body.id).number;
}
const ownersOf = async (number: string) =>
  bank.call('GET', `/api/v1/registry/businesses/${encodeURIComponent(number)}/owners`);

interface Node {
  readonly id: string;
  readonly name: string;
}
/** Who is named, with the exact parts of capital and votes. */
async function named(number: string) {
  const { body } = await ownersOf(number);
  const nameOf = (id: string) => body.network.nodes.find((each: Node) => each.id === id)?.name;
  return body.owners.map(({ node, shares, votes }: Record<string, string>) => [
    nameOf(node ?? ''),
    shares,
    votes,
  ]);
}

describe('the owners of a business', () => {
  it('are people and other businesses, with shares and votes apart, and strangers see them [SYS-08]', async () => {
    const ann = await owner();
    const holding = await registered(ann, alone);
    const number = await registered(ann, {
      name: 'Votes Apart Works',
      has_director_2: true,
      director_2: 'Dee Second',
      director_2_born: '1970-07-08',
      has_second: true,
      second_shares: 1000,
      second_value: '100',
      second_votes: 9,
      own_second: 0,
      holder_1_kind: 'person',
      holder_1_born: '1985-02-03',
      holder_1_shares: 100,
      holder_1_second: 1000,
      own_shares: 0,
      has_holder_2: true,
      holder_2_kind: 'business',
      holder_2: 'As it is typed',
      holder_2_number: holding.toLowerCase(),
      holder_2_shares: 900,
      holder_2_second: 0,
    });
    expect(await named(number)).toEqual([
      ['Bao Lin', '11/20', '91/100'],
      ['Owner Test', '9/20', '9/100'],
    ]);
    const { body } = await ownersOf(number);
    expect(
      body.network.nodes.map(({ kind, born_month: born }: Record<string, string>) => [kind, born]),
    ).toEqual(
      expect.arrayContaining([
        ['person', '1985-02'],
        ['person', '1990-05'],
        ['business', null],
      ]),
    );
    const said = JSON.stringify(body);
    for (const secret of ['1985-02-03', '1990-05-17', ann.userId, 'As it is typed'])
      expect(said).not.toContain(secret);
    const { rows } = await bank.database.owner.query(
      `select name, born_month from registry.officer
       where business_id = (select id from registry.business where number = $1) order by name`,
      [number],
    );
    expect(rows).toEqual([
      { name: 'Dee Second', born_month: '1970-07' },
      { name: 'Owner Test', born_month: '1990-05' },
    ]);
  });

  it('who own each other are solved', async () => {
    const ann = await owner();
    const one = await registered(ann, alone);
    const other = await registered(ann, {
      own_shares: 500,
      holder_1_kind: 'business',
      holder_1: 'One',
      holder_1_number: one,
      holder_1_shares: 500,
    });
    await bank.database.owner.query(
      `update registry.holding set shares = 500, name = 'Zoe Outside', user_id = null
       where business_id = (select id from registry.business where number = $1)`,
      [one],
    );
    const { rows } = await bank.database.owner.query(
      'select number, id from registry.business where number = any($1)',
      [[one, other]],
    );
    const idOf = (number: string) => rows.find((each) => each.number === number)?.id;
    await bank.database.owner.query(
      `insert into registry.holding (id, business_id, class_name, holder_business_id, name, shares, holder_kind)
       values (gen_random_uuid(), $1, 'ordinary', $2, 'Other', 500, 'business')`,
      [idOf(one), idOf(other)],
    );
    expect(await named(one)).toEqual([
      ['Zoe Outside', '2/3', '2/3'],
      ['Owner Test', '1/3', '1/3'],
    ]);
    expect(await named(other)).toEqual([
      ['Owner Test', '2/3', '2/3'],
      ['Zoe Outside', '1/3', '1/3'],
    ]);
  });

  it('with exactly the share of the rule are named where the country counts it', async () => {
    const ann = await owner();
    const split = { own_shares: 750, holder_1_shares: 250 };
    expect(await named(await registered(ann, split))).toEqual([['Owner Test', '3/4', '3/4']]);
    expect(await named(await registered(ann, { ...split, jurisdiction: 'US' }))).toEqual([
      ['Owner Test', '3/4', '3/4'],
      ['Bao Lin', '1/4', '1/4'],
    ]);
  });
});

describe('a registration', () => {
  it('is refused where a business that holds shares is not in the register, and no fee is paid', async () => {
    const ann = await owner();
    const of = (number: string) => ({
      holder_1_kind: 'business',
      holder_1: 'Nowhere',
      holder_1_number: number,
    });
    const unknown = await bank.submit(ann, of(registerNumber('IT', 9_999_999)));
    expect(unknown.body.errors).toEqual([
      expect.objectContaining({ field: 'holder_1_number', code: 'business_unknown' }),
    ]);
    const wrong = await bank.submit(ann, of('JVRIT0000042X'));
    expect(wrong.body.errors).toEqual([
      expect.objectContaining({ field: 'holder_1_number', code: 'number_wrong' }),
    ]);
    expect(await bank.balance(ann)).toBe('10000');
  });

  it('names the difference where the holdings of the second class do not add up', async () => {
    const second = { has_second: true, second_shares: 10, second_value: '1', second_votes: 0 };
    const { status, body } = await bank.submit(await owner(), {
      ...second,
      own_second: 3,
      holder_1_second: 4,
    });
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'own_second', code: 'sum_differs', params: { difference: 3 } })],
    ]);
  });
});

it('of a number that no business has, and of hostile ones, nothing is found', async () => {
  for (const number of ['JVRIT0000042X', '%00', "' or 1=1", '\u202E', '../owners', 'a'.repeat(5000)]) {
    const { status } = await ownersOf(number);
    expect([number, status >= 400 && status < 500]).toEqual([number, true]);
  }
});
