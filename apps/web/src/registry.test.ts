import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';

import { addresses, matchAddress } from '@egcr/site/contract';
import { describe, expect, it } from 'vitest';

import { filledSlots, openScreens } from './registry.ts';
import { loadSignedIn } from './signed-in.ts';

const root = join(import.meta.dirname, '../../..');
/** Written by the server, not by the app. */
const SERVED = /^\/(api\/reference|dev\/outbox|\.well-known\/security\.txt)$/;

describe('the registry of screens', () => {
  it('has a screen for every address that is open, where its guard looks for it, and none for one that is not [ROUTE-10]', async () => {
    const open = new Set([...Object.keys(openScreens), 'landing']);
    const guarded = new Set(Object.keys((await loadSignedIn()).screens));
    const wrong = addresses.filter(
      ({ screen, guard, isOpen }) => (guard === 'public' ? open : guarded).has(screen) !== isOpen,
    );
    expect(
      wrong.map(
        ({ path, isOpen }) => `${path} is ${isOpen ? 'open without a screen' : 'not open but has one'}`,
      ),
    ).toEqual([]);
  });

  it('names only screens that an address leads to', async () => {
    const screens = new Set<string>(addresses.map(({ screen }) => screen));
    const named = [...Object.keys(openScreens), ...Object.keys((await loadSignedIn()).screens)];
    expect(named.filter((name) => !screens.has(name))).toEqual([]);
  });

  it('knows every place that a domain fills', async () => {
    const { slots } = await loadSignedIn();
    expect(Object.keys(filledSlots).toSorted()).toEqual(Object.keys(slots).toSorted());
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
