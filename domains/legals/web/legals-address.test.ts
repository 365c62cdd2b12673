import { expect, test } from 'vitest';

import { legalsAddress, readLegalsAddress } from './legals-address.ts';

test.each([
  ['', 'terms', '1.1', false],
  ['?document=privacy', 'privacy', '1.2', false],
  ['?document=privacy&version=1.0', 'privacy', '1.0', false],
  ['?document=terms&changes=shown', 'terms', '1.1', true],
  // The first version has nothing to be compared with.
  ['?document=terms&version=1.0&changes=shown', 'terms', '1.0', false],
  ['?document=treasure&version=9.9', 'terms', '1.1', false],
])('the address %j shows %s, version %s', (search, document, version, showsChanges) => {
  const view = readLegalsAddress(search);
  expect([view.document, view.version.version, view.showsChanges]).toEqual([document, version, showsChanges]);
});

test('an address leads to what it was made from', () => {
  const address = legalsAddress('cookies', { version: '1.1', changes: true });
  expect(readLegalsAddress(address.slice(address.indexOf('?')))).toMatchObject({
    document: 'cookies',
    showsChanges: true,
  });
});
