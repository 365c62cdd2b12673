import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { callerFaults, codeForPeople, refusalCodes } from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Whatever the ledger's functions give as the reason of a refusal. */
const GIVEN = [
  /\b(?:reason|code) := '(\w+)'/g,
  /group_reason := coalesce\(group_reason, '(\w+)'\)/g,
  /\b(?:then|else) '([a-z]+_[a-z_]+)'/g,
];

it('every reason the database gives for a refusal is one the server knows, and the other way round', async () => {
  const { rows } = await database.pool.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'ledger' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`,
  );
  const text = rows.map((row) => row.text).join('\n');
  const given = new Set(
    GIVEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? '')),
  );
  expect([...given].toSorted()).toEqual([...refusalCodes].toSorted());
});

it('a code that only a wrong call can bring is told to nobody', () => {
  for (const code of callerFaults) expect(() => codeForPeople(code)).toThrow(`called wrongly: ${code}`);
  const forPeople = refusalCodes.filter((code) => !callerFaults.some((fault) => fault === code));
  expect(forPeople.map((code) => codeForPeople(code))).toEqual(forPeople);
});
