import { describe, expect, it } from 'vitest';

import { addresses, matchAddress } from './addresses.ts';

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
  'ROUTE-15 /create/$serviceType · profiled · create-service (not open yet)',
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

describe('the table of addresses', () => {
  it('lists every address of the product with its guard, screen and state [ROUTE-01] [ROUTE-02] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-15]', () => {
    const table = addresses.map(
      ({ requirement, path, guard, screen, isOpen }) =>
        `${requirement} ${path} · ${guard} · ${screen}${isOpen ? '' : ' (not open yet)'}`,
    );
    expect(table).toEqual(everyAddress);
  });

  it('names no path twice', () => {
    const paths = addresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('opens the same screen for a grant and for a fund [ROUTE-15]', () => {
    expect(matchAddress('/apply-grant/personal')?.address.screen).toBe('funding-application');
    expect(matchAddress('/apply-funding/energy')?.address.screen).toBe('funding-application');
  });

  it('wraps profile completion in a resource guard of that name [ROUTE-12]', () => {
    expect(matchAddress('/complete-profile')?.address).toMatchObject({
      guard: 'signed_in',
      resource: 'profile completion',
    });
  });

  it.each([
    ['/', '/', {}],
    ['/wallet', '/wallet', {}],
    ['/wallet/', '/wallet', {}],
    ['/businesses/b%C3%A4r', '/businesses/$businessId', { businessId: 'bär' }],
    ['/business-registration/register', '/business-registration/register', {}],
    ['/business-registration/register/42', '/business-registration/register/$draftId', { draftId: '42' }],
  ])('finds %s', (pathname, path, params) => {
    expect(matchAddress(pathname)).toMatchObject({ address: { path }, params });
  });

  it.each([
    '',
    'wallet',
    '/walet',
    '/wallet/nothing/here',
    '//wallet',
    '/blog//x',
    '/blog/hello',
    '/blog/category/work',
    '/blog/author/7',
    '/blog/hello/',
    '/blog/%2F',
    '/%',
    '/Wallet',
    '/wallet.php',
  ])('knows no address %j [ROUTE-09]', (pathname) => {
    expect(matchAddress(pathname)).toBeUndefined();
  });
});
