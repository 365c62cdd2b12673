import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findPostgres } from './external-postgres.ts';

it('takes the oldest PostgreSQL that the product supports, and says so where there is none', () => {
  const root = mkdtempSync(join(tmpdir(), 'egcr-versions-'));
  for (const version of ['13', '17', '15']) {
    mkdirSync(join(root, version, 'bin'), { recursive: true });
    writeFileSync(join(root, version, 'bin/postgres'), '');
  }
  expect(findPostgres(root)).toBe(join(root, '15/bin'));
  rmSync(join(root, '15'), { recursive: true });
  expect(findPostgres(root)).toBe(join(root, '17/bin'));
  rmSync(root, { recursive: true });
  expect(findPostgres(root)).toBeUndefined();
});
