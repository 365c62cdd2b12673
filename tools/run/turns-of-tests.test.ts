import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryFiles, repositoryRoot } from '../tidy/source-file.ts';
import { testsOfOtherTurns } from './turns-of-tests.ts';

const starts = (path: string) => ({ path, text: 'await StartedProduct.start({ dataDirectory });' });
const slow = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'].map(
  (name) => `apps/server/src/${name}.test.ts`,
);
const files = [
  ...slow.map(starts),
  starts('apps/server/testing/started-product.ts'),
  { path: 'apps/server/src/d.ts', text: 'await StartedProduct.start();' },
  { path: 'domains/gotrue/server/strict.test.ts', text: 'thorough' },
];

describe('slow tests', () => {
  it('take turns by the commit where they are more than a run takes, and every one comes round', () => {
    const all = [...slow, 'domains/gotrue/server/strict.test.ts'];
    const at = (turn: number) => testsOfOtherTurns({ files, changed: undefined, turn });
    expect(at(0)).toEqual(all.filter((_, place) => place % 2 === 1));
    expect(at(1)).toEqual(all.filter((_, place) => place % 2 === 0));
    expect(at(2)).toEqual(at(0));
  });

  it('all run where a run takes so many', () => {
    expect(testsOfOtherTurns({ files: slow.slice(0, 10).map(starts), changed: undefined, turn: 1 })).toEqual(
      [],
    );
  });

  it('run whatever the turn where they changed, or the code they are named after', () => {
    const left = (changed: readonly string[]) => testsOfOtherTurns({ files, changed, turn: 1 });
    expect(left(['apps/server/src/a.test.ts'])).not.toContain('apps/server/src/a.test.ts');
    expect(left(['domains/gotrue/server/strict.ts'])).not.toContain('domains/gotrue/server/strict.test.ts');
  });

  it('say nothing by what changed where nearly everything did', () => {
    const changed = ['apps/server/src/a.test.ts', ...Array.from({ length: 60 }, (_, at) => `docs/${at}.md`)];
    expect(testsOfOtherTurns({ files, changed, turn: 1 })).toContain('apps/server/src/a.test.ts');
  });

  it('are found in this repository, those with names in the list too', () => {
    const repository = repositoryFiles();
    const left = [0, 1].flatMap((turn) => testsOfOtherTurns({ files: repository, changed: undefined, turn }));
    expect(left).toContain('apps/server/src/supervisor.test.ts');
    expect(left).toContain('domains/support/contract/week-rules.test.ts');
    expect(left.length).toBeGreaterThan(12);
  });
});

describe('other tests', () => {
  const repository = repositoryFiles();
  const tests = repository.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  const TURNS = 12;
  const left = Array.from({ length: TURNS }, (_, turn) =>
    testsOfOtherTurns({ files: repository, changed: undefined, turn }),
  );
  const runsOf = (path: string): number => left.filter((paths) => !paths.includes(path)).length;

  it('all come round, those of money, credentials and access most often', () => {
    expect(tests.filter((path) => runsOf(path) === 0)).toEqual([]);
    const guarded = runsOf('domains/ledger/server/books/histories.test.ts');
    expect(guarded).toBeGreaterThan(runsOf('domains/blog/web/post/post-screen.dom.test.tsx'));
    expect(guarded).toBeGreaterThanOrEqual(TURNS / 3);
  });

  it('of rules and tools run with every commit', () => {
    for (const path of ['domains/forms/contract/verdict-rules.test.ts', 'tools/openapi.test.ts']) {
      expect(tests).toContain(path);
      expect(runsOf(path)).toBe(TURNS);
    }
  });

  it('are about as many in each run', () => {
    const counts = left.map((paths) => tests.length - paths.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(10);
    expect(Math.max(...counts)).toBeLessThan(700);
  });

  it('are left out of the run, be they of a screen, of the API or of a rule', () => {
    const named = [
      'apps/web/testing/screens-1.dom.test.tsx',
      'domains/ledger/server/books/posting.test.ts',
      'domains/forms/contract/verdict-rules.test.ts',
    ];
    expect(filesOfRun(named, [])).toEqual(new Set(named));
    expect(filesOfRun(named, named.slice(0, 2))).toEqual(new Set(named.slice(2)));
    expect(filesOfRun(named, named.slice(1))).toEqual(new Set(named.slice(0, 1)));
  });
});

/** The files that a run of those named would take, where `leftOut` are left to another commit. */
function filesOfRun(named: readonly string[], leftOut: readonly string[]): ReadonlySet<string> {
  const listed = execFileSync('vitest', ['list', ...named, '--filesOnly', '--json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, TESTS_LEFT_OUT: leftOut.join(',') },
  });
  const found: readonly { readonly file: string }[] = JSON.parse(listed);
  return new Set(found.map(({ file }) => relative(repositoryRoot, file)));
}
