import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { faultsOf } from './faults-of.ts';
import { withMarks } from './marks.ts';
import { reachedFunctions } from './reached.ts';

const file = (text: string, path = 'domains/rates/server/price.ts') => ({ path, text });

describe('the marks of a file', () => {
  const marked = (text: string) => {
    const price = file(text);
    const faults = faultsOf(price);
    const { text: withThem, markOf } = withMarks(price, faults);
    const call = (at: number) => `globalThis.process?.emit("egcr-mark", "${price.path}:${at}")`;
    return { withThem, call, marks: faults.map((fault) => [fault.replacement, markOf(fault)]) };
  };

  it.each([
    ['const f = () => a < b;', (call: (at: number) => string) => `const f = () => (${call(16)}, a < b);`],
    [
      'function f() { if (isOpen) return 1; }',
      (call: (at: number) => string) => `function f() {${call(13)}; if (isOpen) {${call(27)};return 1;} }`,
    ],
    [
      'const f = () => isOpen && a < b;',
      (call: (at: number) => string) => `const f = () => (${call(16)}, isOpen && (${call(26)}, a < b));`,
    ],
    [
      'function f() { return isOpen ? 1 : g(); }',
      (call: (at: number) => string) =>
        `function f() {${call(13)}; return isOpen ? (${call(31)}, 1) : g(); }`,
    ],
  ])('stand in the functions and branches that hold a fault: %s', (text, expected) => {
    const { withThem, call } = marked(text);
    expect(withThem).toBe(expected(call));
  });

  it('are none for what runs when the file is imported', () => {
    expect(marked('export const FEW = 5;')).toMatchObject({
      withThem: 'export const FEW = 5;',
      marks: [['(5 + 1)', undefined]],
    });
  });

  /** The test files that reach the one fault of a file, where the run of all tests writes so and so many marks down. */
  async function reachedBy(
    tests: readonly string[],
    run: (marksFolder: string, mark: string) => readonly string[],
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'egcr-marked-'));
    const price = file('export const isLow = (a) => a < 5;\n', 'price.ts');
    const [boundary] = faultsOf(price);
    if (!boundary) throw new Error('there is no fault');
    writeFileSync(join(folder, price.path), price.text);
    const isReached = await reachedFunctions({
      folder,
      files: [price],
      faults: [boundary],
      run: async (marksFolder) => {
        const [, mark = ''] = /"(price.ts:\d+)"/.exec(readFileSync(join(folder, price.path), 'utf8')) ?? [];
        return run(marksFolder, mark);
      },
    });
    expect(readFileSync(join(folder, price.path), 'utf8'), 'the file is as it was').toBe(price.text);
    rmSync(folder, { recursive: true, force: true });
    return tests.filter((test) => isReached(test, boundary));
  }

  it('tell which test files run a function; one that fails without a fault says nothing', async () => {
    const reached = await reachedBy(['low.test.ts', 'high.test.ts', 'failing.test.ts'], (folder, mark) => {
      for (const test of ['low.test.ts', 'failing.test.ts'])
        writeFileSync(join(folder, `_${test}`), `${mark}\n`);
      return ['failing.test.ts'];
    });
    expect(reached).toEqual(['low.test.ts']);
  });

  it('that are heard while files are imported stand for every test that imports them', async () => {
    const reached = await reachedBy(['high.test.ts'], (folder, mark) => {
      writeFileSync(join(folder, '_'), `${mark}\n`);
      return [];
    });
    expect(reached).toEqual(['high.test.ts']);
  });
});
