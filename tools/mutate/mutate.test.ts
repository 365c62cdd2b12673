import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseFiles } from './choose-files.ts';
import { describeFault, withFault } from './fault.ts';
import { faultsOf } from './faults-of.ts';
import { isCaught, plant } from './plant.ts';
import { limitOf, type Verdict } from './run-tests.ts';
import { sampleOf } from './sample.ts';

const file = (text: string, path = 'domains/rates/server/price.ts') => ({ path, text });
const plantedIn = (text: string, path?: string) =>
  faultsOf(file(text, path)).map((fault) => withFault(text, fault));

describe('the faults of a file', () => {
  it.each([
    ['const isLow = a < b;', ['const isLow = a <= b;']],
    ['const isHigh = a >= b;', ['const isHigh = a > b;']],
    ['const isSame = a === b;', ['const isSame = a !== b;']],
    ['const isBoth = a && b;', ['const isBoth = a || b;']],
    ['const sum = a - b;', ['const sum = a + b;']],
    ["const name = first + ' ';", []],
    ['const isOn = true;', ['const isOn = false;']],
    ['const few = 5;', ['const few = (5 + 1);']],
    ['const few = 5n;', ['const few = (5n + 1n);']],
    ['if (isOpen) close(); else open();', ['if (!(isOpen)) close(); else open();']],
    ['if (a !== b) close(); else open();', ['if (a === b) close(); else open();']],
    ['await save(order);', [';']],
    ["throw new No({ code: 'closed' });", ["throw new No({ code: 'planted_fault' });"]],
    ['type Few = 1 | 2; let few: Few | true;', []],
    ["import { few } from './few.ts';", []],
  ])('%s', (text, faulty) => {
    expect(plantedIn(text)).toEqual(faulty);
  });

  it('are two for a guard: it is turned round, or left out', () => {
    expect(plantedIn('function f() { if (isClosed) return; open(); }')).toEqual([
      'function f() { {} open(); }',
      'function f() { if (!(isClosed)) return; open(); }',
    ]);
  });

  it('are in SQL the locks, conditions and boundaries, and not the values', () => {
    const query =
      'sql`\n  select 1 from t\n  where id = ${a < b ? 1n : 2n} and at <= ${now} and end is null\n  for update`;';
    const inSql = faultsOf(file(query)).filter(({ kind }) => /SQL|locked/.test(kind));
    expect(inSql.map((fault) => withFault(query, fault))).toEqual([
      query.replace(' and at <= ${now}', ''),
      query.replace('<=', '<'),
      query.replace(' and end is null', ''),
      query.replace('is null', 'is not null'),
      query.replace('\n  for update', ''),
    ]);
    const bounded = 'sql`select 1 from t where (a = 1 and b between 1 and 2) or c`';
    expect(plantedIn(bounded)).toContain('sql`select 1 from t where (a = 1) or c`');
    expect(plantedIn(bounded)).not.toContain('sql`select 1 from t where (a = 1 and b between 1) or c`');
  });

  it('are found in a schema file, and not in its comments and texts', () => {
    const text = "-- a and b\ncheck (a > 0 and note <> 'x and y');\n";
    expect(plantedIn(text, 'domains/rates/schema/tables/10_rates.sql')).toEqual([
      text.replace('>', '>='),
      text.replace(" and note <> 'x and y'", ''),
      text.replace('<>', '='),
    ]);
  });

  it('each change one place, so that taking it out leaves the file as it was', () => {
    const text = 'async function f() {\n  if (a < b && isOn) return;\n  await save(1, true);\n}\n';
    for (const fault of faultsOf(file(text))) {
      const planted = withFault(text, fault);
      expect(planted).not.toBe(text);
      const back = {
        ...fault,
        end: fault.start + fault.replacement.length,
        replacement: text.slice(fault.start, fault.end),
      };
      expect(withFault(planted, back)).toBe(text);
    }
  });

  it('are described with file, line, what stood there and what stands there now', () => {
    const text = '\nconst isLow = a < b;';
    const [fault] = faultsOf(file(text));
    expect(fault && describeFault(fault, text)).toBe(
      'domains/rates/server/price.ts:2  <  →  <=  (boundary of a comparison)',
    );
  });
});

describe('planting a fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'egcr-plant-'));
  const path = 'price.ts';
  const text = 'export const isLow = (a, b) => a < b;\n';
  const [fault] = faultsOf({ path, text });
  const tests = ['1', '2', '3', '4', '5', '6'];
  const [compiles, isAsGenerated] = [async () => true, async () => true];
  const standing = () => readFileSync(join(folder, path), 'utf8');
  beforeAll(() => writeFileSync(join(folder, path), text));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Plants it; the test files that are named fail. */
  async function tried(
    failing: Readonly<Record<string, Verdict>>,
    { compiles = true, isAsGenerated = true } = {},
  ) {
    if (!fault) throw new Error('there is no fault to plant');
    const ran: string[][] = [];
    const outcome = await plant({
      folder,
      fault,
      tests,
      run: async (wave) => {
        ran.push([...wave]);
        expect(standing()).toBe('export const isLow = (a, b) => a <= b;\n');
        return (
          wave.map((test) => failing[test] ?? 'passed').find((verdict) => verdict !== 'passed') ?? 'passed'
        );
      },
      compiles: async () => {
        expect(standing()).toBe('export const isLow = (a, b) => a <= b;\n');
        return compiles;
      },
      isAsGenerated: async () => {
        expect([standing(), compiles]).toEqual(['export const isLow = (a, b) => a <= b;\n', true]);
        return isAsGenerated;
      },
    });
    expect(standing(), 'the file is as it was').toBe(text);
    return { outcome, ran };
  }

  it('is caught by the nearest tests without running the others', async () => {
    expect(await tried({ 2: 'failed' })).toEqual({ outcome: 'caught', ran: [['1', '2', '3', '4']] });
  });

  it('is caught by a test farther away', async () => {
    expect(await tried({ 6: 'failed' })).toEqual({
      outcome: 'caught',
      ran: [
        ['1', '2', '3', '4'],
        ['5', '6'],
      ],
    });
  });

  it('survives where every test passes', async () => {
    expect((await tried({})).outcome).toBe('survived');
  });

  it('counts as caught where no test fails and the compiler refuses it', async () => {
    const { outcome } = await tried({}, { compiles: false });
    expect([outcome, isCaught(outcome)]).toEqual(['does not compile', true]);
    expect((await tried({ 6: 'failed' }, { compiles: false })).outcome).toBe('caught');
  });

  it('counts as caught where neither notices it and a generated file becomes another', async () => {
    const { outcome } = await tried({}, { isAsGenerated: false });
    expect([outcome, isCaught(outcome)]).toEqual(['not as generated', true]);
    expect((await tried({ 6: 'failed' }, { isAsGenerated: false })).outcome).toBe('caught');
  });

  it('counts as caught where the tests do not come to an end', async () => {
    const { outcome } = await tried({ 1: 'hung' });
    expect([outcome, isCaught(outcome)]).toEqual(['hung', true]);
  });

  it('leaves the file as it was when the tests cannot be run at all', async () => {
    if (!fault) throw new Error('there is no fault to plant');
    const run = () => Promise.reject(new Error('no vitest here'));
    await expect(plant({ folder, fault, tests, run, compiles, isAsGenerated })).rejects.toThrow(
      'no vitest here',
    );
    expect(standing()).toBe(text);
  });

  it('runs nothing where no test reaches the file', async () => {
    if (!fault) throw new Error('there is no fault to plant');
    const run = () => Promise.reject(new Error('not to be run'));
    expect(await plant({ folder, fault, tests: [], run, compiles, isAsGenerated })).toBe(
      'reached by no test',
    );
  });
});

describe('the files of a domain', () => {
  const paths = [
    'domains/rates/contract/rules.ts',
    'domains/rates/server/alerts/alerts.ts',
    'domains/rates/server/alerts/alerts.test.ts',
    'domains/rates/server/testing/desk.ts',
    'domains/rates/web/messages/en.ts',
    'domains/rates/schema/tables/10_rates.sql',
    'domains/wallet/server/send.ts',
  ];
  const files = paths.map((path) => file('', path));
  const choose = (wanted: readonly string[], changed?: readonly string[]) =>
    chooseFiles(files, { folder: 'domains/rates/', wanted, changed }).map(({ path }) => path);

  it('are those that run in the product, without its sentences', () => {
    expect(choose([])).toEqual([paths[0], paths[1], paths[5]]);
  });

  it('are those that are named, from the root or in the domain, or those that changed', () => {
    expect(choose(['server/'])).toEqual([paths[1]]);
    expect(choose(['domains/rates/contract/rules.ts'])).toEqual([paths[0]]);
    expect(choose([], [paths[5] ?? '', paths[6] ?? ''])).toEqual([paths[5]]);
  });
});

describe('a sample', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);

  it('is the same for the same seed, another for another, and in the order of the files', () => {
    const sample = sampleOf(items, 10, 7);
    expect(sample).toHaveLength(10);
    expect(sampleOf(items, 10, 7)).toEqual(sample);
    expect(sampleOf(items, 10, 8)).not.toEqual(sample);
    expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  });

  it('is everything where there is less', () => {
    expect(sampleOf(items, 1000, 7)).toEqual(items);
  });
});

describe('a run of tests that never ends', () => {
  it('counts as hung after three minutes and six times what the same tests took without a fault', () => {
    const took_s = new Map([
      ['fast.test.ts', 1],
      ['slow.test.ts', 40],
    ]);
    expect(limitOf(['fast.test.ts'], took_s)).toBe(186);
    expect(limitOf(['fast.test.ts', 'slow.test.ts'], took_s)).toBe(426);
    expect(limitOf(['unknown.test.ts'], took_s)).toBe(540);
  });
});
