import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';

import { screenAt } from '@egcr/contract/product-screens';
import { screenRoles, shownAs, type Screen } from '@egcr/contract/screen';
import { describe, expect, it } from 'vitest';

import { addresses, webDomains } from './domains.ts';
import { loadOpen } from './registry.ts';
import { loadShell, theShell } from './shell.ts';
import { loadSignedIn } from './signed-in.ts';

const root = join(import.meta.dirname, '../../..');
/** Written by the server, not by the app. */
const SERVED = /^\/(api\/reference|dev\/outbox|\.well-known\/security\.txt)$/;

/** The addresses that the requirements name, each with its guard. All addresses: generated/pages.md. */
const required = [
  'ROUTE-01 / · public',
  'ROUTE-05 /legals · public',
  'ROUTE-06 /egcr/whitepaper · public',
  'ROUTE-06 /egcr/benefits/individuals · public',
  'ROUTE-06 /egcr/benefits/businesses · public',
  'ROUTE-06 /egcr/benefits/governments · public',
  'ROUTE-06 /egcr/benefits/organizations · public',
  'ROUTE-07 /blog · public',
  'ROUTE-07 /blog/$slug · public',
  'ROUTE-07 /blog/category/$slug · public',
  'ROUTE-07 /blog/author/$id · public',
  'ROUTE-07 /blog/tag/$slug · public',
  'ROUTE-10 /jobs · public',
  'ROUTE-10 /security · public',
  'ROUTE-05 /contact · public',
  'ROUTE-02 /auth · public',
  'ROUTE-08 /verification-example · public',
  'ROUTE-12 /complete-profile · signed_in',
  'ROUTE-13 /pin-verification · profiled',
  'ROUTE-13 /pin-reset · profiled',
  'ROUTE-14 /dashboard · pinned',
  'ROUTE-14 /settings · pinned',
  'ROUTE-14 /services · pinned',
  'ROUTE-14 /services/business · pinned',
  'ROUTE-14 /services/personal · pinned',
  'ROUTE-14 /services/government · pinned',
  'ROUTE-14 /services/egcr-business-reserve · pinned',
  'ROUTE-14 /services/ngoinstitutions · pinned',
  'ROUTE-14 /grants · pinned',
  'ROUTE-14 /wallet · pinned',
  'ROUTE-14 /global-job-board · pinned',
  'ROUTE-14 /egcr-capital-market · pinned',
  'ROUTE-14 /email · pinned',
  'ROUTE-14 /debt-management · pinned',
  'ROUTE-14 /businesses · pinned',
  'ROUTE-14 /businesses/$businessId · pinned',
  'ROUTE-15 /credit-reporting · profiled',
  'ROUTE-15 /create/$serviceType · profiled',
  'ROUTE-15 /business-registration · profiled',
  'ROUTE-15 /business-registration/register · profiled',
  'ROUTE-15 /business-registration/register/$draftId · profiled',
  'ROUTE-15 /business/verification · profiled',
  'ROUTE-15 /business/directory · profiled',
  'ROUTE-15 /business/capital-market · profiled',
  'ROUTE-15 /business/admin · profiled',
  'ROUTE-15 /apply-funding/$fundType · profiled',
  'ROUTE-15 /apply-grant/$grantType · profiled',
  'ROUTE-15 /super-admin · profiled',
  'ROUTE-05 /super-admin/contact · profiled',
  'ROUTE-15 /super-admin-oversight · profiled',
  'ROUTE-15 /ai-agents · profiled',
  'ROUTE-15 /payment-gateway · profiled',
  'ROUTE-15 /ai-agents/business · profiled',
];

describe('the addresses of all domains', () => {
  it('hold those of the requirements, each with its guard [ROUTE-01] [ROUTE-02] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-15]', () => {
    const declared = addresses.map(({ requirement, path, guard }) => `${requirement} ${path} · ${guard}`);
    expect(required.filter((row) => !declared.includes(row))).toEqual([]);
    expect(declared.filter((row) => row.startsWith('ROUTE-') && !required.includes(row))).toEqual([]);
  });

  it('name no path twice, and no screen in two domains', () => {
    const paths = addresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const owners = webDomains.flatMap(({ screens }) => [...new Set(screens.map(({ name }) => name))]);
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('open the same screen for a grant and for a fund [ROUTE-15]', () => {
    expect(screenAt('/apply-grant/personal')?.name).toBe('funding-application');
    expect(screenAt('/apply-funding/energy')?.name).toBe('funding-application');
  });

  it('wrap profile completion in a resource guard of that name [ROUTE-12]', () => {
    expect(screenAt('/complete-profile')).toMatchObject({
      guard: 'signed_in',
      resource: 'profile completion',
    });
  });

  it('are not found deeper in the blog than its lists, or in another spelling [ROUTE-09] (attack S9)', () => {
    for (const path of ['/blog/category/work/7', '/blog/page/2', '/Wallet', '/wallet.php'])
      expect(screenAt(path)).toBeUndefined();
  });
});

describe('the screens of all domains', () => {
  it('are there for every address that is open, where its guard looks for them, and for none that is not [ROUTE-10]', async () => {
    const open = new Set(Object.keys((await loadOpen()).screens));
    const guarded = new Set(Object.keys((await loadSignedIn()).screens));
    const wrong = addresses.filter(
      ({ name, guard, isOpen }) => (guard === 'public' ? open : guarded).has(name) !== isOpen,
    );
    expect(
      wrong.map(
        ({ path, isOpen }) => `${path} is ${isOpen ? 'open without a screen' : 'not open but has one'}`,
      ),
    ).toEqual([]);
  });

  it('show a stranger nothing that stands behind a guard, and of what is not open yet its page alone', async () => {
    const guarded = new Set(Object.keys((await loadSignedIn()).screens));
    const toStrangers = addresses.filter((address) => shownAs(address).guard === 'public');
    expect(toStrangers.filter(({ name }) => guarded.has(name)).map(({ path }) => path)).toEqual([]);
    const isPublic = ({ guard, isOpen }: Screen) => guard === 'public' || !isOpen;
    expect(toStrangers).toEqual(addresses.filter(isPublic));
    const announced = addresses.filter(({ isOpen }) => !isOpen);
    expect(announced.map(shownAs)).toEqual(announced.map(() => ({ guard: 'public', frame: 'entry' })));
  });

  it('and their places in the navigation are named as an address names them', async () => {
    const screens = new Set(addresses.map(({ name }) => name));
    const { screens: guarded, places } = await loadSignedIn();
    const named = [
      ...Object.keys((await loadOpen()).screens),
      ...Object.keys(guarded),
      ...Object.keys(places),
    ];
    expect(named.filter((name) => !screens.has(name))).toEqual([]);
  });
});

describe('what stands around every page', () => {
  it('is declared by one domain', async () => {
    expect(Object.keys(await loadShell())).toContain('PublicFrame');
    expect(() => theShell()).not.toThrow();
  });

  it('and the session gets each of its calls from one domain', async () => {
    const calls = await (await loadOpen()).loadSessionCalls();
    expect(Object.keys(calls).toSorted()).toEqual(['clearPin', 'loadProfile', 'readPin', 'reportActivity']);
  });
});

describe('what guards and links in mails lead to', () => {
  it.each(screenRoles)('is one screen: %s', (role) => {
    expect(addresses.filter((screen) => screen.role === role)).toHaveLength(1);
  });

  it('tells nobody where a visitor came from, where links bring secrets', () => {
    const takers = addresses.filter((screen) => screen.takesSecrets);
    expect(takers.filter(({ isOpen }) => isOpen).map(({ path }) => path)).toEqual([
      '/auth',
      '/pin-reset',
      '/grant-alerts/$token',
      '/newsletter/$token',
      '/job-alerts/$token',
    ]);
    // Mails about a service that is not open yet link to its page.
    expect(takers.filter(({ isOpen }) => !isOpen)).toEqual(addresses.filter(({ isOpen }) => !isOpen));
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
        if (!screenAt(pathname) && !SERVED.test(pathname)) found.push(`${path}: ${href}`);
      }
    }
    expect(files).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});
