import { expect, it } from 'vitest';

import * as limits from './limits.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    STATEMENT_DAYS_MAX: 366,
  });
});
