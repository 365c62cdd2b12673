import { describe, expect, it } from 'vitest';

import { repositoryFiles } from '../tidy/source-file.ts';
import { productsOfOtherTurns } from './started-products.ts';

const starts = (path: string) => ({ path, text: 'await StartedProduct.start({ dataDirectory });' });
const files = [
  starts('apps/server/src/c.test.ts'),
  starts('apps/server/src/a.test.ts'),
  starts('apps/server/src/b.test.ts'),
  starts('apps/server/testing/started-product.ts'),
  { path: 'apps/server/src/d.test.ts', text: 'await startProduct();' },
];

describe('tests that start whole products', () => {
  it('take turns by the commit, and every one comes round', () => {
    const at = (turn: number) => productsOfOtherTurns({ files, changed: undefined, turn });
    expect(at(0)).toEqual(['apps/server/src/b.test.ts']);
    expect(at(1)).toEqual(['apps/server/src/a.test.ts', 'apps/server/src/c.test.ts']);
    expect(at(2)).toEqual(at(0));
  });

  it('run whatever the turn where they changed themselves', () => {
    expect(productsOfOtherTurns({ files, changed: ['apps/server/src/b.test.ts'], turn: 0 })).toEqual([]);
  });

  it('are found in this repository', () => {
    const all = [0, 1].flatMap((turn) =>
      productsOfOtherTurns({ files: repositoryFiles(), changed: undefined, turn }),
    );
    expect(all).toContain('apps/server/src/supervisor.test.ts');
    expect(all.length).toBeGreaterThan(4);
  });
});
