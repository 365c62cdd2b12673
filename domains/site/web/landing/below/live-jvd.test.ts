import { describe, expect, it } from 'vitest';

import { toLiveJvd } from './live-jvd.ts';

const circulating = { value: '1000', assetCode: 'JVD', assetScale: 2 };

describe('JVD on the front page', () => {
  it('is what the rates say', () => {
    const answer = {
      price: '1.29',
      stale: false,
      supply: { circulating, play_money: true, cap: circulating },
    };
    expect(toLiveJvd(answer)).toEqual({
      price: '1.29',
      isStale: false,
      circulating,
      isPlayMoney: true,
      cap: circulating,
    });
  });

  it('leaves out what circulates where nobody says it', () => {
    const answer = { price: '1.29', stale: true, supply: { circulating: null } };
    expect(toLiveJvd(answer)).toMatchObject({ isStale: true, circulating: undefined, cap: undefined });
  });

  it.each([undefined, null, 'x', {}, { price: 1.29 }, { price: null }, { price: '<b>' }])(
    'is nothing where the answer is %j',
    (answer) => {
      expect(toLiveJvd(answer)).toBeUndefined();
    },
  );
});
