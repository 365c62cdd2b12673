import { chanceFrom } from '@egcr/web-kit/testing/draw-value';
import { replyFor } from '@egcr/web-kit/testing/reply-for';
import { expect, it } from 'vitest';

import { callAt, productCalls } from './product-calls.ts';

const calls = await productCalls();

it('every reply that the contract knows can be drawn, and the same chance draws the same one', () => {
  expect(calls.length).toBeGreaterThan(500);
  for (const call of calls) expect(replyFor(call, chanceFrom(5))).toEqual(replyFor(call, chanceFrom(5)));
});

it('an address is answered by the call that names it most exactly', () => {
  const at = (method: string, path: string) => callAt(calls, { method, path })?.path;
  expect(at('GET', '/api/v1/wallet')).toBe('/api/v1/wallet');
  expect(at('GET', '/api/v1/roles/own')).toBe('/api/v1/roles/own');
  expect(at('GET', '/api/v1/nothing/of/ours')).toBeUndefined();
});
