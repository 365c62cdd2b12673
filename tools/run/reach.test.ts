import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { reachedJourneys } from './reach.ts';

const sources: Readonly<Record<string, string>> = {
  'e2e/package.json': '{"name":"@egcr/e2e","exports":{"./*":"./*.ts"}}',
  'e2e/pay-words.ts': '',
  'e2e/walk.e2e.ts': '',
  'domains/rates/package.json': '{"name":"@egcr/rates","exports":{"./server":"./server/index.ts"}}',
  'domains/rates/server/index.ts': "export * from './price.ts';",
  'domains/rates/server/price.ts': '',
  'domains/rates/e2e/rates.e2e.ts': '',
  'domains/wallet/server/convert.ts': "import { price } from '@egcr/rates/server';",
  'domains/wallet/migrations/1.sql': '',
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
    expect(reachedJourneys(files, ['domains/wallet/migrations/1.sql'])).toEqual([
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
