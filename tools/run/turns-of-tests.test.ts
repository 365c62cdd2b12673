import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { testsOfOtherTurns } from './turns-of-tests.ts';

const starts = (path: string) => ({ path, text: 'await StartedProduct.start({ dataDirectory });' });
const files = [
  starts('apps/server/src/c.test.ts'),
  starts('apps/server/src/a.test.ts'),
  starts('apps/server/src/b.test.ts'),
  starts('apps/server/testing/started-product.ts'),
  { path: 'apps/server/src/d.ts', text: 'await StartedProduct.start();' },
  { path: 'domains/gotrue/server/strict.test.ts', text: 'thorough' },
];

describe('slow tests', () => {
  it('take turns by the commit, and every one comes round', () => {
    const at = (turn: number) => testsOfOtherTurns({ files, changed: undefined, turn });
    expect(at(0)).toEqual(['apps/server/src/b.test.ts', 'apps/server/src/c.test.ts']);
    expect(at(1)).toEqual([
      'apps/server/src/a.test.ts',
      'apps/server/src/c.test.ts',
      'domains/gotrue/server/strict.test.ts',
    ]);
    expect(at(3)).toEqual(at(0));
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
  const left = [0, 1, 2].map((turn) => testsOfOtherTurns({ files: repository, changed: undefined, turn }));

  it('of screens and services run with every third commit', () => {
    const screen = 'domains/blog/web/post/post-screen.dom.test.tsx';
    expect(left.filter((paths) => paths.includes(screen))).toHaveLength(2);
  });

  it('of money, credentials, access and rules run with every commit', () => {
    const always = [
      'domains/ledger/server/books/reconcile.test.ts',
      'domains/gotrue/server/races.test.ts',
      'domains/roles/server/staff-roles.test.ts',
      'domains/forms/contract/verdict-rules.test.ts',
      'tools/openapi.test.ts',
    ];
    expect(repository.map(({ path }) => path)).toEqual(expect.arrayContaining(always));
    expect(left.flat().filter((path) => always.includes(path))).toEqual([]);
  });
});
