import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { slowTestsOfOtherTurns } from './slow-tests.ts';

const starts = (path: string) => ({ path, text: 'await StartedProduct.start({ dataDirectory });' });
const files = [
  starts('apps/server/src/c.test.ts'),
  starts('apps/server/src/a.test.ts'),
  starts('apps/server/src/b.test.ts'),
  starts('apps/server/testing/started-product.ts'),
  { path: 'apps/server/src/d.test.ts', text: 'await startProduct();' },
  { path: 'domains/gotrue/server/strict.test.ts', text: 'thorough' },
];

describe('slow tests', () => {
  it('take turns by the commit, and every one comes round', () => {
    const at = (turn: number) => slowTestsOfOtherTurns({ files, changed: undefined, turn });
    expect(at(0)).toEqual(['apps/server/src/b.test.ts', 'apps/server/src/c.test.ts']);
    expect(at(1)).toEqual([
      'apps/server/src/a.test.ts',
      'apps/server/src/c.test.ts',
      'domains/gotrue/server/strict.test.ts',
    ]);
    expect(at(3)).toEqual(at(0));
  });

  it('run whatever the turn where they changed, or the code they are named after', () => {
    const left = (changed: readonly string[]) => slowTestsOfOtherTurns({ files, changed, turn: 1 });
    expect(left(['apps/server/src/a.test.ts'])).not.toContain('apps/server/src/a.test.ts');
    expect(left(['domains/gotrue/server/strict.ts'])).not.toContain('domains/gotrue/server/strict.test.ts');
  });

  it('are found in this repository, those with names in the list too', () => {
    const repository = repositoryFiles();
    const left = [0, 1].flatMap((turn) =>
      slowTestsOfOtherTurns({ files: repository, changed: undefined, turn }),
    );
    expect(left).toContain('apps/server/src/supervisor.test.ts');
    expect(left).toContain('domains/support/contract/week-rules.test.ts');
    expect(left.length).toBeGreaterThan(12);
  });
});
