import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { requestRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    REQUESTS_OPEN_MAX: 200,
    REQUESTS_TO_STRANGERS_MAX: 5,
    REQUEST_DAYS_DEFAULT: 30,
    REQUEST_DAYS_MAX: 365,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(requestRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    request_closed: 409,
    over_request: 422,
    request_limit_reached: 403,
    request_refused: 403,
  });
});
