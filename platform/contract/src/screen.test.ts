import { describe, expect, it } from 'vitest';

import { matchScreen, screens, shownAs } from './screen.ts';

const rows = screens({ guard: 'public', frame: 'public', isOpen: true }, [
  { name: 'landing', path: '/', requirement: 'ROUTE-01' },
  { name: 'wallet', path: '/wallet', requirement: 'ROUTE-14' },
  { name: 'blog', path: '/blog', requirement: 'ROUTE-07' },
  { name: 'business', path: '/businesses/$businessId', requirement: 'ROUTE-15' },
  { name: 'register', path: '/business-registration/register/$draftId', requirement: 'ROUTE-15' },
  { name: 'register', path: '/business-registration/register', requirement: 'ROUTE-15' },
]);

describe('the rows of screens', () => {
  it('have what they share beside what is their own', () => {
    expect(rows.slice(0, 2).map(({ name, guard, requirement }) => [name, guard, requirement])).toEqual([
      ['landing', 'public', 'ROUTE-01'],
      ['wallet', 'public', 'ROUTE-14'],
    ]);
  });

  it.each([
    ['/', '/', {}],
    ['/wallet', '/wallet', {}],
    ['/wallet/', '/wallet', {}],
    ['/businesses/b%C3%A4r', '/businesses/$businessId', { businessId: 'bär' }],
    ['/business-registration/register', '/business-registration/register', {}],
    ['/business-registration/register/42', '/business-registration/register/$draftId', { draftId: '42' }],
  ])('finds %s', (pathname, path, params) => {
    expect(matchScreen(rows, pathname)).toMatchObject({ screen: { path }, params });
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
    '/businesses/a%00b',
    '/businesses/a\u0000b',
    '/%',
    '/Wallet',
    '/wallet.php',
  ])('knows no address %j [ROUTE-09]', (pathname) => {
    expect(matchScreen(rows, pathname)).toBeUndefined();
  });

  it('finds a word of an address before a parameter, whichever was declared first', () => {
    const [word, parameter] = [{ path: '/businesses/new' }, { path: '/businesses/$id' }] as const;
    for (const declared of [
      [word, parameter],
      [parameter, word],
    ]) {
      expect(matchScreen(declared, '/businesses/new')).toEqual({ screen: word, params: {} });
      expect(matchScreen(declared, '/businesses/old')).toEqual({ screen: parameter, params: { id: 'old' } });
    }
  });

  it('shows everybody the page of what is not open yet, and keeps to its guard what is', () => {
    const screen = {
      name: 'wallet',
      path: '/wallet',
      guard: 'pinned',
      frame: 'app',
      requirement: 'ROUTE-14',
    } as const;
    expect(shownAs({ ...screen, isOpen: true })).toEqual({ guard: 'pinned', frame: 'app' });
    expect(shownAs({ ...screen, isOpen: false })).toEqual({ guard: 'public', frame: 'entry' });
  });
});
