import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { loadSignedIn } from './signed-in.ts';

const root = join(import.meta.dirname, '../../..');
let notices: Awaited<ReturnType<Awaited<ReturnType<typeof loadSignedIn>>['loadNotices']>>;

beforeAll(async () => {
  notices = await (await loadSignedIn()).loadNotices();
});

describe('the notices of all domains', () => {
  it('have a sentence each, and only what is declared has one', async () => {
    const declared: string[] = [];
    for await (const path of glob('domains/*/contract/**/*.ts', { cwd: root }))
      for (const [, kind = ''] of (await readFile(join(root, path), 'utf8')).matchAll(/\bnotice\('([^']+)'/g))
        declared.push(kind);
    expect(notices.map(({ declared: { kind } }) => kind).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });
});
