import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { reachedJourneys, testsThatReach } from './reach.ts';

const sources: Readonly<Record<string, string>> = {
  'e2e/package.json': '{"name":"@egcr/e2e","exports":{"./*":"./*.ts"}}',
  'e2e/pay-words.ts': '',
  'e2e/walk.e2e.ts': '',
  'domains/rates/package.json': '{"name":"@egcr/rates","exports":{"./server":"./server/index.ts"}}',
  'domains/rates/server/index.ts': "export * from './price.ts';",
  'domains/rates/server/price.ts': '',
  'domains/rates/e2e/rates.e2e.ts': '',
  'domains/wallet/server/convert.ts': "import { price } from '@egcr/rates/server';",
  'domains/wallet/schema/tables/10_wallet.sql': '',
  'domains/wallet/e2e/convert.e2e.ts': "import { words } from '@egcr/e2e/pay-words';",
  'domains/legals/server/index.ts': '',
  'domains/legals/e2e/legals.e2e.ts': '',
};
const files = Object.entries(sources).map(([path, text]) => ({ path, text }));
const all = Object.keys(sources).filter((path) => path.endsWith('.e2e.ts'));
const whole = 'e2e/walk.e2e.ts';

describe('the journeys that a change can reach', () => {
  it('are those of the domain it lies in, and of every domain that imports it, step by step', () => {
    const reached = [whole, 'domains/rates/e2e/rates.e2e.ts', 'domains/wallet/e2e/convert.e2e.ts'];
    expect(reachedJourneys(files, ['domains/rates/server/price.ts'])).toEqual(reached);
    expect(reachedJourneys(files, ['domains/wallet/schema/tables/10_wallet.sql'])).toEqual([
      whole,
      'domains/wallet/e2e/convert.e2e.ts',
    ]);
  });

  it('are those that import a changed helper of journeys', () => {
    expect(reachedJourneys(files, ['e2e/pay-words.ts'])).toEqual([
      whole,
      'domains/wallet/e2e/convert.e2e.ts',
    ]);
  });

  it('are all where the change is not known, or lies where everything stands on it', () => {
    expect(reachedJourneys(files, undefined)).toEqual(all);
    expect(reachedJourneys(files, ['package-lock.json'])).toEqual(all);
    expect(reachedJourneys(files, ['apps/server/src/main.ts'])).toEqual(all);
  });

  it('are none where nothing changed', () => {
    expect(reachedJourneys(files, [])).toEqual([]);
  });

  it('are found in this repository by the names its packages go by', () => {
    const house = repositoryFiles();
    const journeys = house.filter(({ path }) => /^domains\/wallet\/e2e\/.*\.e2e\.ts$/.test(path));
    expect(journeys.length).toBeGreaterThan(5);
    expect(reachedJourneys(house, ['platform/server/src/work.ts'])).toEqual(
      expect.arrayContaining(journeys.map(({ path }) => path)),
    );
  });
});

describe('the tests without a browser that reach a file', () => {
  const tests: Readonly<Record<string, string>> = {
    'domains/rates/server/price.test.ts': "import './price.ts';",
    'domains/rates/server/desk.test.ts': "import './testing/desk.ts';",
    'domains/rates/server/testing/desk.ts': "import '../index.ts';",
    'domains/rates/server/clock.test.ts': '',
    'domains/rates/web/price.dom.test.tsx': '',
    'domains/rates/schema/tables/10_rates.sql': '',
    'domains/wallet/server/convert.test.ts': "import './convert.ts';",
  };
  const all = [...files, ...Object.entries(tests).map(([path, text]) => ({ path, text }))];
  const inRates = testsThatReach(all, (test) => test.startsWith('domains/rates/'));

  it('are those that import it step by step, the nearest first', () => {
    expect(inRates('domains/rates/server/price.ts')).toEqual([
      'domains/rates/server/price.test.ts',
      'domains/rates/server/desk.test.ts',
    ]);
    const anywhere = testsThatReach(all, () => true);
    expect(anywhere('domains/rates/server/price.ts')).toContain('domains/wallet/server/convert.test.ts');
  });

  it('are first, of those that are equally near, those that share words with its name', () => {
    const index = "import './index.ts';";
    const house = {
      'domains/trade/server/index.ts': "import './payouts/payout-room.ts'; import './sale.ts';",
      'domains/trade/server/sale.ts': '',
      'domains/trade/server/payouts/payout-room.ts': '',
      'domains/trade/server/balance.test.ts': index,
      'domains/trade/server/pay-out.test.ts': index,
      'domains/trade/server/payouts.test.ts': index,
      'domains/trade/server/sales.test.ts': index,
      'domains/trade/schema/tables/30_payout.sql': '',
    };
    const reaching = testsThatReach(
      Object.entries(house).map(([path, text]) => ({ path, text })),
      () => true,
    );
    const nearest = (path: string) => reaching(`domains/trade/${path}`)[0];
    expect(nearest('server/payouts/payout-room.ts')).toBe('domains/trade/server/payouts.test.ts');
    expect(nearest('server/sale.ts')).toBe('domains/trade/server/sales.test.ts');
    expect(nearest('schema/tables/30_payout.sql')).toBe('domains/trade/server/payouts.test.ts');
  });

  it('are all that run on a database where the file is SQL', () => {
    expect(inRates('domains/rates/schema/tables/10_rates.sql').toSorted()).toEqual([
      'domains/rates/server/clock.test.ts',
      'domains/rates/server/desk.test.ts',
      'domains/rates/server/price.test.ts',
    ]);
  });
});
