import { transitionsOf, type Machine } from '@egcr/contract/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

/** A table whose states the database keeps to a machine, as its trigger says. */
interface Kept {
  readonly name: string;
  readonly declared: string;
  readonly column: string;
  readonly first: string;
  /** `draft published`. */
  readonly ways: ReadonlySet<string>;
}

/** A trigger's arguments follow each other with a zero byte at the end of each. */
const triggers = z.array(z.object({ name: z.string(), declared: z.string(), args: z.string() }));

let product: TestProduct;
let machines: readonly Machine[];
let kept: readonly Kept[];
beforeAll(async () => {
  product = await startProduct();
  const { list } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  machines = list.flatMap(({ machines: of = [] }) => of);
  const { rows } = await product.owner.query(
    `select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as declared, encode(tgargs, 'escape') as args
     from pg_trigger where tgfoid = 'platform.keep_to_machine()'::regprocedure order by 1`,
  );
  kept = triggers.parse(rows).map(({ name, declared, args }) => {
    const [column = '', first = '', ...moves] = args.split('\\000').slice(0, -1);
    return { name, declared, column, first, ways: new Set(moves.flatMap(waysOf)) };
  });
});
afterAll(() => product.close());

function waysOf(moves: string): readonly string[] {
  const [from, to = ''] = moves.split(' > ');
  return to.split(' ').map((state) => `${from} ${state}`);
}

const machineOf = (name: string) => machines.find((machine) => machine.name === name);

/** Their states follow those of their case, change by one use case alone, or take several steps in one statement (decision 51). A new machine does not come here: its table gets the trigger. */
const UNKEPT = [
  'approvals.proposal',
  'blog.post',
  'grants.application',
  'grants.review',
  'referrals.reward',
  'registry.change',
  'registry.registration',
  'support.claim',
  'support.cycle',
  'support.week',
];

test('the database keeps every table with the states of a machine to that machine, but for a few older ones', async () => {
  const { rows } = await product.owner.query(
    `select name from unnest($1::text[]) name
     where exists (select from pg_attribute where attrelid = to_regclass(name) and attname = 'state')`,
    [machines.map(({ name }) => name)],
  );
  const tables = z.array(z.object({ name: z.string() })).parse(rows);
  expect(new Set([...kept.map(({ name }) => name), ...UNKEPT])).toEqual(
    new Set(tables.map(({ name }) => name)),
  );
  expect(kept.length).toBeGreaterThan(10);
});

test('each begins as its machine does and goes where its machine leads, and nowhere else', () => {
  for (const { name, column, first, ways } of kept) {
    const machine = machineOf(name);
    const declared = machine && transitionsOf(machine).filter(({ from, to }) => from !== to);
    expect([name, column, first, ways]).toEqual([
      name,
      'state',
      machine?.first,
      new Set(declared?.map(({ from, to }) => `${from} ${to}`)),
    ]);
  }
});

test('each is looked at before a row is added and before its state is changed', () => {
  for (const { name, declared } of kept)
    expect(declared).toMatch(
      new RegExp(`BEFORE INSERT OR UPDATE OF state ON ${name} FOR EACH ROW EXECUTE FUNCTION`),
    );
});

test('the database knows the states of the machine and no other', async () => {
  for (const { name } of kept) {
    const { rows } = await product.owner.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conrelid = $1::regclass and conname like '%\\_state\\_known'`,
      [name],
    );
    const [{ text } = { text: '' }] = z.array(z.object({ text: z.string() })).parse(rows);
    const known = [...text.matchAll(/'(\w+)'/g)].map(([, state]) => state);
    expect([name, ...known]).toEqual([name, ...(machineOf(name)?.states ?? [])]);
  }
});
