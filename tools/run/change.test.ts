import { describe, expect, it } from 'vitest';

import { foldersWithChangedSql } from './change.ts';

const isSql = (path: string) => path.endsWith('.sql');

describe('what is repeated on another PostgreSQL', () => {
  it('is every package in which SQL changed, each once', () => {
    const changed = [
      'domains/wallet/a.sql',
      'domains/wallet/b.sql',
      'domains/legals/c.sql',
      'domains/site/d.ts',
    ];
    expect(foldersWithChangedSql(changed, isSql)).toEqual(['domains/legals', 'domains/wallet']);
  });

  it('is nothing where no SQL changed', () => {
    expect(foldersWithChangedSql(['domains/site/d.ts', 'README.md'], isSql)).toEqual([]);
  });

  it('is everything where the change is not known, or is the server kit’s', () => {
    expect(foldersWithChangedSql(undefined, isSql)).toBeUndefined();
    expect(foldersWithChangedSql(['platform/server/x.sql', 'domains/wallet/a.sql'], isSql)).toBeUndefined();
  });
});
