import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { railRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ACCOUNT_HOLDER_MAX_LENGTH: 70,
    ACCOUNT_TEXT_MAX_LENGTH: 64,
    BANK_FILE_ENTRIES_MAX: 5000,
    BANK_FILE_PAYMENTS_MAX: 10_000,
    BANK_FILE_REFERENCES_MAX: 20_000,
    BANK_FILE_STATEMENTS_MAX: 400,
    IMPORT_COLUMNS_MAX: 100,
    IMPORT_ENTRIES_MAX: 5000,
    IMPORT_MAX_LENGTH: 900_000,
    IMPORT_NAME_MAX_LENGTH: 60,
    IMPORT_TEXT_COLUMNS_MAX: 10,
    IMPORT_VALUE_MAX_LENGTH: 64,
    OUTSIDE_ACCOUNTS_MAX: 20,
    PAYOUT_ACCOUNTS_MAX: 20,
    WITHDRAWAL_ARRIVES_DAYS: 3,
    WITHDRAWAL_OVERDUE_S: 432_000,
    XML_ATTRIBUTES_MAX: 32,
    XML_DEPTH_MAX: 32,
    XML_TAG_MAX_LENGTH: 4096,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(railRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    payout_account_unknown: 404,
    payout_limit_reached: 403,
    currency_not_withdrawable: 422,
    withdrawal_under_way: 409,
    withdrawal_not_sent: 409,
    batch_empty: 409,
    bank_file_unreadable: 422,
    bank_file_too_long: 422,
    bank_not_configured: 409,
    bank_account_foreign: 422,
    bank_statement_differs: 422,
    bank_statement_gap: 409,
    statement_not_missing: 409,
    bank_books_stopped: 423,
    own_benefit: 403,
    suspense_decided: 409,
  });
});
