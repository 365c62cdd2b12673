import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { ledgerRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    CHECKPOINTS_PAGE_MAX: 100,
    PROOF_FILE_MAX_LENGTH: 20_000,
    SEAL_EVERY_S: 5,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(ledgerRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    not_sealed_yet: 409,
    tree_size_unknown: 404,
  });
});
