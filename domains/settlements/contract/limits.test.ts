import { expect, it } from 'vitest';

import * as limits from './limits.ts';

/* What finance officers and the documents count on: a change of one of them is made here as well. */
it('the limits of settlement files and of what is missing in them are these', () => {
  expect({ ...limits }).toEqual({
    COLLECT_DAYS: 7,
    MISSING_SINCE_S: 2_592_000,
    SETTLED_WITHIN_S: { simulated: 172_800, outside: 864_000 },
    SETTLEMENT_LINES_MAX: 5000,
  });
});
