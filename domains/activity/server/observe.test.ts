import { describe, expect, it } from 'vitest';

import { countryOf, roughNetwork, roughUserAgent } from './observe.ts';

describe('what a request tells about its sender', () => {
  it.each([
    ['81.2.69.142', '81.2.69.0'],
    ['::ffff:81.2.69.142', '81.2.69.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['', null],
  ])('the network of %j is kept as %j [GEO-01]', (address, network) => {
    expect(roughNetwork(address)).toBe(network);
  });

  it.each([
    ['81.2.69.142', 'GB'],
    ['2001:4860:4860::8888', 'US'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['', undefined],
    ['not an address', undefined],
  ])('the country of %j is %j, found without asking anybody [GEO-01]', async (address, code) => {
    expect((await countryOf(address))?.code).toBe(code);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox 131, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17, iOS',
    ],
    ['', null],
    ['nothing known', null],
  ])('the user agent %j becomes %j [GEO-01]', async (agent, rough) => {
    expect(await roughUserAgent(agent)).toBe(rough);
  });
});
