import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';

import { screenAt } from '@egcr/contract/product-screens';
import { screenRoles } from '@egcr/contract/screen';
import { describe, expect, it } from 'vitest';

import { addresses, webDomains } from './domains.ts';
import { loadOpen } from './registry.ts';
import { loadShell, theShell } from './shell.ts';
import { loadSignedIn } from './signed-in.ts';

const root = join(import.meta.dirname, '../../..');
/** Written by the server, not by the app. */
const SERVED = /^\/(api\/reference|dev\/outbox|\.well-known\/security\.txt)$/;

/** Every address with its requirement, guard, screen and state: for people to review. */
const everyAddress = [
  'ROUTE-01 / · public · landing',
  'ROUTE-05 /legals · public · legals',
  'ROUTE-06 /egcr/whitepaper · public · whitepaper',
  'ROUTE-06 /egcr/benefits/individuals · public · benefits-individuals',
  'ROUTE-06 /egcr/benefits/businesses · public · benefits-businesses',
  'ROUTE-06 /egcr/benefits/governments · public · benefits-governments',
  'ROUTE-06 /egcr/benefits/organizations · public · benefits-organizations',
  'ROUTE-07 /blog · public · blog (not open yet)',
  'ROUTE-10 /jobs · public · jobs (not open yet)',
  'ROUTE-10 /security · public · security',
  'ROUTE-05 /contact · public · contact',
  'ROUTE-02 /auth · public · auth',
  'ROUTE-08 /verification-example · public · verification-example',
  'SYS-01 /verify · public · verify',
  'ROUTE-12 /complete-profile · signed_in · complete-profile',
  'ROUTE-13 /pin-verification · profiled · pin-verification',
  'ROUTE-13 /pin-reset · profiled · pin-reset',
  'ROUTE-14 /dashboard · pinned · dashboard',
  'ROUTE-14 /settings · pinned · settings',
  'ROUTE-14 /services · pinned · services',
  'ROUTE-14 /services/business · pinned · services-business',
  'ROUTE-14 /services/personal · pinned · services-personal',
  'ROUTE-14 /services/government · pinned · services-government',
  'ROUTE-14 /services/egcr-business-reserve · pinned · business-reserve (not open yet)',
  'ROUTE-14 /services/ngoinstitutions · pinned · services-ngo',
  'ROUTE-14 /grants · pinned · grants (not open yet)',
  'ROUTE-14 /wallet · pinned · wallet',
  'SYS-01 /wallet/send · pinned · wallet-send',
  'SYS-01 /wallet/receive · pinned · wallet-receive',
  'SYS-01 /wallet/scan · pinned · wallet-scan',
  'SYS-01 /wallet/requests · pinned · wallet-requests',
  'SYS-01 /wallet/requests/new · pinned · wallet-request-new',
  'SYS-01 /wallet/requests/$requestId · pinned · wallet-request',
  'SYS-01 /wallet/payees · pinned · wallet-payees',
  'SYS-01 /wallet/scheduled · pinned · wallet-scheduled',
  'SYS-01 /wallet/scheduled/new · pinned · wallet-scheduled-new',
  'SYS-01 /wallet/scheduled/$orderId · pinned · wallet-scheduled-order',
  'SYS-01 /wallet/pots · pinned · wallet-pots',
  'SYS-01 /wallet/pots/new · pinned · wallet-pot-new',
  'SYS-01 /wallet/pots/$potId · pinned · wallet-pot',
  'SYS-01 /wallet/add · pinned · wallet-add',
  'SYS-01 /wallet/convert · pinned · wallet-convert',
  'SYS-01 /wallet/conversions/$conversionId · pinned · wallet-conversion',
  'PREF-01 /wallet/rates · pinned · wallet-rates',
  'SYS-01 /wallet/history · pinned · wallet-history',
  'SYS-01 /wallet/imports · pinned · wallet-imports',
  'SYS-01 /wallet/withdraw · pinned · wallet-withdraw',
  'SYS-01 /wallet/withdrawals/$withdrawalId · pinned · wallet-withdrawal',
  'SYS-16 /cases · profiled · cases',
  'SYS-16 /cases/$caseId · profiled · cases',
  'SYS-16 /create · profiled · create-service',
  'SYS-16 /super-admin/cases · profiled · case-queue',
  'SYS-23 /organisations/$organisationId · profiled · organisation',
  'SYS-01 /wallet/statements · pinned · wallet-statements',
  'SYS-01 /wallet/security · pinned · wallet-security',
  'SYS-01 /wallet/transfers/$transferId · pinned · wallet-transfer',
  'ROUTE-14 /global-job-board · pinned · job-board (not open yet)',
  'ROUTE-14 /egcr-capital-market · pinned · capital-market (not open yet)',
  'ROUTE-14 /email · pinned · email (not open yet)',
  'ROUTE-14 /debt-management · pinned · debt (not open yet)',
  'ROUTE-14 /businesses · pinned · businesses (not open yet)',
  'ROUTE-14 /businesses/$businessId · pinned · business (not open yet)',
  'ROUTE-15 /credit-reporting · profiled · credit (not open yet)',
  'ROUTE-15 /create/$serviceType · profiled · create-service',
  'ROUTE-15 /business-registration · profiled · registration (not open yet)',
  'ROUTE-15 /business-registration/register · profiled · register-business (not open yet)',
  'ROUTE-15 /business-registration/register/$draftId · profiled · register-business (not open yet)',
  'ROUTE-15 /business/verification · profiled · business-verification (not open yet)',
  'ROUTE-15 /business/directory · profiled · directory (not open yet)',
  'ROUTE-15 /business/capital-market · profiled · business-capital-market (not open yet)',
  'ROUTE-15 /business/admin · profiled · business-admin (not open yet)',
  'ROUTE-15 /apply-funding/$fundType · profiled · funding-application (not open yet)',
  'ROUTE-15 /apply-grant/$grantType · profiled · funding-application (not open yet)',
  'ROUTE-15 /super-admin · profiled · super-admin',
  'ROUTE-05 /super-admin/contact · profiled · contact-queue',
  'ROUTE-15 /super-admin-oversight · profiled · super-admin-oversight',
  'ROUTE-15 /ai-agents · profiled · ai-agents (not open yet)',
  'ROUTE-15 /payment-gateway · profiled · payment-gateway (not open yet)',
  'ROUTE-15 /ai-agents/business · profiled · business-ai-agents (not open yet)',
];

describe('the addresses of all domains', () => {
  it('are these, each with its guard, screen and state [ROUTE-01] [ROUTE-02] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-15]', () => {
    const table = addresses.map(
      ({ requirement, path, guard, name, isOpen }) =>
        `${requirement} ${path} · ${guard} · ${name}${isOpen ? '' : ' (not open yet)'}`,
    );
    expect(table.toSorted()).toEqual(everyAddress.toSorted());
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

  it('are not found under a blog that is not open yet, or in another spelling [ROUTE-09] (attack S9)', () => {
    for (const path of ['/blog/hello', '/blog/category/work', '/blog/author/7', '/Wallet', '/wallet.php'])
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
    expect(takers.filter(({ isOpen }) => isOpen).map(({ path }) => path)).toEqual(['/auth', '/pin-reset']);
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
