import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { webDomains } from './domains.ts';

const root = join(import.meta.dirname, '../../..');

async function words(): Promise<readonly string[]> {
  const all = await Promise.all(webDomains.flatMap(({ loadSignedIn: load }) => (load ? [load()] : [])));
  const loaded = await Promise.all(all.flatMap(({ loadActs }) => (loadActs ? [loadActs()] : [])));
  return loaded.flatMap(({ actTexts }) => Object.keys(actTexts.english));
}

describe('the acts of all domains', () => {
  it('are named once each', async () => {
    const names = await words();
    expect(new Set(names).size).toBe(names.length);
  });

  it('have a name where a domain declares them', async () => {
    const declared: string[] = [];
    for await (const path of glob('domains/*/contract/acts.ts', { cwd: root }))
      for (const [, name = ''] of (await readFile(join(root, path), 'utf8')).matchAll(/'(\w+)'/g))
        declared.push(name);
    expect(declared).toContain('proposal_made');
    const names = await words();
    expect(declared.filter((name) => !names.includes(name))).toEqual([]);
  });
});
