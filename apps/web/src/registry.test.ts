import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';

import { addresses, matchAddress } from '@egcr/site/contract';
import { describe, expect, it } from 'vitest';

import { registry } from './registry.ts';

const root = join(import.meta.dirname, '../../..');
/** Written by the server, not by the app. */
const SERVED = /^\/(api\/reference|dev\/outbox|\.well-known\/security\.txt)$/;

describe('the registry of screens', () => {
  it('has a screen for every address that is open, and none for one that is not [ROUTE-10]', () => {
    const known = new Set([...Object.keys(registry), 'landing']);
    const wrong = addresses.filter(({ screen, isOpen }) => known.has(screen) !== isOpen);
    expect(
      wrong.map(
        ({ path, isOpen }) => `${path} is ${isOpen ? 'open without a screen' : 'not open but has one'}`,
      ),
    ).toEqual([]);
  });

  it('names only screens that an address leads to', () => {
    const screens = new Set<string>(addresses.map(({ screen }) => screen));
    expect(Object.keys(registry).filter((name) => !screens.has(name))).toEqual([]);
  });
});

describe('the links of all pages', () => {
  it('lead to addresses that exist [ROUTE-10] [ROUTE-11]', async () => {
    const found: string[] = [];
    let files = 0;
    for await (const path of glob('{domains/*/web,apps/web/src}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.test.*'],
    })) {
      files += 1;
      const text = await readFile(join(root, path), 'utf8');
      for (const [, href = ''] of text.matchAll(/\bhref(?:=|: )["'](\/[^"']*)["']/g)) {
        const pathname = href.split(/[?#]/)[0] ?? '';
        if (!matchAddress(pathname) && !SERVED.test(pathname)) found.push(`${path}: ${href}`);
      }
    }
    expect(files).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});
