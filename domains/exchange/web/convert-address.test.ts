import { describe, expect, it } from 'vitest';

import { addressOfView, readConvertView } from './convert-address.ts';

describe('the address of a conversion', () => {
  it.each([
    '/wallet/convert?from=JVD&to=USD',
    '/wallet/convert?from=EUR&to=JPY&side=target&amount=1500',
    '/wallet/convert?from=JVD&to=USD&side=source&amount=10000&quote=01990000-0000-7000-8000-000000000001',
  ])('%s leads back to itself', (address) => {
    expect(addressOfView(readConvertView(address.split('?')[1] ?? ''))).toBe(address);
  });

  it.each([
    ['', { from: 'JVD', to: 'USD', amount: '' }],
    ['from=XYZ&to=XYZ', { from: 'JVD', to: 'USD' }],
    ['from=USD&to=USD', { from: 'USD', to: 'JVD' }],
    ['amount=-5', { amount: '' }],
    ['amount=1e9', { amount: '' }],
    ['side=both', { side: 'source' }],
  ])('%j is read as %j', (search, view) => {
    expect(readConvertView(search)).toMatchObject(view);
  });
});
