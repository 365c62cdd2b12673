import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

describe('an account', () => {
  it('is found by its owner, its currency and what it is for, each of them, and two who ask get the same', async () => {
    const owner = { kind: 'person', id: desk.newId() } as const;
    const named = [
      { owner, asset: 'JVD', purpose: 'main' },
      { owner, asset: 'JVD', purpose: 'pot' },
      { owner, asset: 'USD', purpose: 'main' },
      { owner: { kind: 'person', id: desk.newId() }, asset: 'JVD', purpose: 'main' },
      { owner: { kind: 'business', id: owner.id }, asset: 'JVD', purpose: 'main' },
    ] as const;
    const opened: string[] = [];
    for (const one of named) opened.push(await desk.openAccount(one));
    const nobody = { owner: { kind: 'person', id: desk.newId() }, asset: 'JVD', purpose: 'main' } as const;
    const missing = { owner, asset: 'EUR', purpose: 'main' } as const;

    const found = await postgresLedger.accountIds(database.db, [...named, nobody, missing, named[1]]);

    expect(new Set(opened).size).toBe(named.length);
    expect(found).toEqual([...opened, undefined, undefined, opened[1]]);
  });
});
