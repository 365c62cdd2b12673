import { expect, it } from 'vitest';

import { splitRefund } from './refund-rules.ts';

const paid = {
  amount: 2500n,
  fee: 25n,
  refunded_pending: 0n,
  disputed_pending: 0n,
  is_available: false,
};

it.each<[string, object, bigint, [bigint, bigint]]>([
  ['a part comes from what is pending', {}, 1000n, [1000n, 0n]],
  ['the last of what is pending, too', {}, 2475n, [2475n, 0n]],
  ['one unit more is of what is available', {}, 2476n, [2475n, 1n]],
  ['the whole needs the fee from what is available', {}, 2500n, [2475n, 25n]],
  ['what was given back before is pending no more', { refunded_pending: 2000n }, 500n, [475n, 25n]],
  ['what lies in a dispute is pending no more', { disputed_pending: 2000n }, 500n, [475n, 25n]],
  ['both together', { refunded_pending: 1000n, disputed_pending: 1000n }, 500n, [475n, 25n]],
  ['nothing is pending once it is available', { is_available: true }, 1000n, [0n, 1000n]],
])('of a refund of a sale of 25.00 %s', (_, more, refund, [fromPending, fromAvailable]) => {
  expect(splitRefund({ ...paid, ...more }, refund)).toEqual({ fromPending, fromAvailable });
});
