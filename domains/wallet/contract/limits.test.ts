import { expect, it } from 'vitest';

import * as limits from './limits.ts';
import { walletRefusals } from './refusals.ts';

it('keeps the limits that people and programs are told of', () => {
  expect({ ...limits }).toEqual({
    ACQUAINTANCE_ENTRIES_MAX: 5000,
    LABEL_MAX_LENGTH: 60,
    LIMIT_RAISE_WAIT_S: 86_400,
    LOOKUPS_BY_NETWORK_MAX: 500,
    LOOKUPS_BY_PERSON_MAX: 20,
    NOTE_MAX_LENGTH: 140,
    PAYEES_MAX: 500,
    PIN_SHARE_DEFAULT: 10n,
    POTS_MAX: 30,
    POT_NAME_MAX_LENGTH: 40,
    RECIPIENT_MAX_LENGTH: 254,
    SANDBOX_DAY_LIMIT_MAJOR: 1_000_000n,
    SEARCH_MAX_LENGTH: 100,
    SPENDING_ENTRIES_MAX: 45_000,
    SPENDING_MONTHS: 6,
  });
});

it('refuses with the status that a program acts on', () => {
  const statuses = Object.values(walletRefusals).map(({ code, status }) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    invalid_amount: 422,
    unknown_currency: 422,
    recipient_unknown: 404,
    too_many_lookups: 429,
    recipient_self: 422,
    insufficient_funds: 402,
    account_frozen: 423,
    recipient_unavailable: 423,
    sandbox_limit_reached: 403,
    wallet_frozen: 423,
    account_banned: 403,
    money_held: 423,
    limit_rate_stale: 409,
    over_limit_transfer: 403,
    over_limit_day: 403,
    over_limit_month: 403,
    payee_exists: 409,
    payee_limit_reached: 403,
    pot_limit_reached: 403,
    hold_ended: 409,
    over_hold: 409,
    over_payment: 409,
  });
});
