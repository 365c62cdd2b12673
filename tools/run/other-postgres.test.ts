import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { repeatedOnOtherPostgres } from './other-postgres.ts';

const database = "import { testDatabase } from '@egcr/server-kit/testing/database';";
const sources: Readonly<Record<string, string>> = {
  'platform/server/package.json':
    '{"name":"@egcr/server-kit","exports":{"./testing/database":"./testing/database.ts"}}',
  'platform/server/testing/database.ts': '',
  'platform/server/schema/tables/10_event.sql': '',
  'platform/server/src/events.ts': 'sql`select 1`',
  'platform/server/src/events.test.ts': `${database} import './events.ts';`,
  'platform/server/src/csv.test.ts': '',
  'domains/rates/package.json': '{"name":"@egcr/rates","exports":{"./server":"./server/index.ts"}}',
  'domains/rates/schema/tables/10_rate.sql': '',
  'domains/rates/server/index.ts': "export * from './price.ts';",
  'domains/rates/server/price.ts': 'sql<{ id: string }>`select 2`',
  'domains/rates/server/round.ts': 'export const round = 1;',
  'domains/rates/server/price.test.ts': `${database} import './price.ts';`,
  'domains/rates/server/quiet.test.ts': `${database} import './round.ts';`,
  // It has a database of its own, whatever server the others ask.
  'domains/rates/server/killed.test.ts': `${database} import './price.ts'; await StartedProduct.start({});`,
  'domains/wallet/server/convert.ts': "import { price } from '@egcr/rates/server';",
  'domains/wallet/server/convert.test.ts': `${database} import './convert.ts';`,
  'domains/wallet/server/words.test.ts': database,
};
const files = Object.entries(sources).map(([path, text]) => ({ path, text }));
const onDatabase = [
  'platform/server/src/events.test.ts',
  'domains/rates/server/price.test.ts',
  'domains/rates/server/quiet.test.ts',
  'domains/wallet/server/convert.test.ts',
  'domains/wallet/server/words.test.ts',
];
const choose = (changed: readonly string[] | undefined, more: { most?: number; turn?: number } = {}) =>
  repeatedOnOtherPostgres({ files, changed, before: [], turn: 0, ...more });

describe('what is repeated on another PostgreSQL', () => {
  it('after a changed query is every test that imports it, step by step, those of its package first', () => {
    expect(choose(['domains/rates/server/price.ts'])).toEqual({
      taken: ['domains/rates/server/price.test.ts', 'domains/wallet/server/convert.test.ts'],
      postponed: [],
      unreached: [
        'platform/server/src/events.test.ts',
        'domains/rates/server/quiet.test.ts',
        'domains/wallet/server/words.test.ts',
      ],
    });
  });

  it('after a changed schema is every test of its package, and every one that imports a query of it', () => {
    expect(choose(['domains/rates/schema/tables/10_rate.sql']).taken).toEqual([
      'domains/rates/server/price.test.ts',
      'domains/rates/server/quiet.test.ts',
      'domains/wallet/server/convert.test.ts',
    ]);
  });

  it('is nothing where no SQL changed', () => {
    const none = choose(['domains/rates/server/round.ts', 'domains/rates/server/price.test.ts', 'README.md']);
    expect([none.taken, none.unreached]).toEqual([[], onDatabase]);
  });

  it('is every test on a database where the change is not known, or is that of the platform’s schema', () => {
    expect(choose(undefined).taken).toEqual(onDatabase);
    const taken = choose(['platform/server/schema/tables/10_event.sql']).taken;
    expect(taken.toSorted()).toEqual(onDatabase.toSorted());
  });

  it('is a share by turn where more is reached, so that all come round', () => {
    const shares = [0, 2, 4].map((turn) => choose(undefined, { most: 2, turn }));
    expect(new Set(shares.flatMap(({ taken }) => taken))).toEqual(new Set(onDatabase));
    for (const { taken, postponed } of shares)
      expect([...taken, ...postponed].toSorted()).toEqual(onDatabase.toSorted());
  });

  it('is also what the last recorded run left over', () => {
    const before = ['domains/wallet/server/words.test.ts'];
    expect(repeatedOnOtherPostgres({ files, changed: [], before, turn: 0 }).taken).toEqual(before);
  });

  it('in this repository leaves out what uses no database of the tests', () => {
    const house = repositoryFiles();
    const { taken, postponed } = repeatedOnOtherPostgres({
      files: house,
      changed: undefined,
      before: [],
      turn: 7,
    });
    expect(taken.length).toBe(25);
    expect(postponed.length).toBeGreaterThan(40);
    const all = [...taken, ...postponed];
    expect(all).toContain('domains/wallet/server/send-money.test.ts');
    expect(all).not.toContain('platform/server/src/data/csv.test.ts');
  });
});
