import { PIN_FRESH_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { describe, expect, it } from 'vitest';

import {
  CONTACT_SETTLED_S,
  PHONE_UNUSED_S,
  PIN_ATTEMPTS_MAX,
  PIN_DAY_FAILS_MAX,
  RECENT_CODE_SESSION_S,
} from '../contract/limits.ts';
import { untilTomorrow_s } from './budgets.ts';
import { relyingPartyOf } from './factors/passkey-answers.ts';
import { isHeld, isUnused, releasingChannel } from './hold/judge-release.ts';
import { attemptsLeft, isLocked } from './pin/pin-status.ts';
import { identitySettings } from './settings.ts';
import { countryOf, isSendable } from './sms/sms-numbers.ts';
import { truncateAddress } from './store/audit.ts';
import type { PinRow } from './store/pins.ts';
import type { AmrEntry, SessionRow } from './store/sessions.ts';
import type { UserRow } from './store/users.ts';
import { appMetadataOf, isBanned, isVerified, shownPhone } from './user-facts.ts';
import { channelOf, isPinFresh, settledChannels } from './ways-in/channels-behind.ts';
import { isYoungByCode } from './ways-in/way-in-need.ts';

/* The rules of accounts at their edges: at the instant, and one millisecond beside it. */
const now = new Date('2026-05-04T10:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const ago = (seconds: number, ms = 0) => new Date(addSeconds(now, -seconds).getTime() + ms);

const user: UserRow = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'a@b.co',
  email_confirmed_at: ago(90 * 86_400),
  phone: '12025550100',
  phone_confirmed_at: ago(90 * 86_400),
  password_hash: null,
  password_key_id: null,
  roles: [],
  user_metadata: {},
  app_metadata: {},
  language: 'en',
  is_anonymous: false,
  banned_until: null,
  phone_proved_at: ago(86_400),
  money_held_since: now,
  money_held_until: at(1000),
  money_held_by: [],
  last_sign_in_at: null,
  created_at: now,
  updated_at: now,
};

const opened: SessionRow = {
  id: user.id,
  user_id: user.id,
  created_at: now,
  last_active_at: now,
  aal: 'aal1',
  amr: [],
  refresh_counter: 0,
  refresh_key_id: 'k',
  rotated_at: [],
  pin_verified_at: null,
  pin_expires_at: null,
  pin_epoch: null,
  ended_at: null,
  end_reason: null,
  ip: '',
  user_agent: '',
  channel: null,
};

describe('a hold', () => {
  it('and a ban last until their instant', () => {
    expect([isHeld(user, at(999)), isHeld(user, at(1000))]).toEqual([true, false]);
    expect(isHeld({ money_held_until: null }, now)).toBe(false);
    expect([isBanned({ banned_until: at(1) }, now), isBanned({ banned_until: now }, now)]).toEqual([
      true,
      false,
    ]);
    expect(isBanned({ banned_until: null }, now)).toBe(false);
  });

  it.each([
    ['the phone first', {}, 'phone'],
    ['the mailbox where the phone reset something', { money_held_by: ['phone'] }, 'email'],
    ['the phone where the mailbox did', { money_held_by: ['email'] }, 'phone'],
    ['none where both did', { money_held_by: ['email', 'phone'] }, undefined],
    ['a phone confirmed a day before', { phone_confirmed_at: ago(CONTACT_SETTLED_S) }, 'phone'],
    ['no phone confirmed later than that', { phone_confirmed_at: ago(CONTACT_SETTLED_S, 1) }, 'email'],
    ['no unconfirmed phone', { phone_confirmed_at: null }, 'email'],
    ['no phone nobody used for half a year', { phone_proved_at: ago(PHONE_UNUSED_S, -1) }, 'email'],
    ['no phone nobody ever used', { phone_proved_at: null }, 'email'],
    [
      'no mailbox confirmed later',
      { phone_confirmed_at: null, email_confirmed_at: ago(CONTACT_SETTLED_S, 1) },
      undefined,
    ],
    ['none where nothing is held', { money_held_since: null }, undefined],
    ['none where it is over', { money_held_until: now }, undefined],
  ] as const)('is ended by a code to %s', (_what, change, channel) => {
    expect(releasingChannel({ ...user, ...change }, now)).toBe(channel);
  });

  it('counts a number as unused after half a year', () => {
    expect([
      isUnused({ phone_proved_at: ago(PHONE_UNUSED_S) }, now),
      isUnused({ phone_proved_at: ago(PHONE_UNUSED_S, -1) }, now),
    ]).toEqual([false, true]);
  });
});

describe('what a code shows', () => {
  it('is its channel, where the address was confirmed a day ago, else both', () => {
    const fresh = { ...user, email_confirmed_at: ago(CONTACT_SETTLED_S, 1), phone_confirmed_at: null };
    const settled = { ...user, email_confirmed_at: ago(CONTACT_SETTLED_S) };
    expect(settledChannels(settled, 'email', now)).toEqual(['email']);
    expect(settledChannels(user, 'phone', now)).toEqual(['phone']);
    expect(settledChannels(fresh, 'email', now)).toEqual(['email', 'phone']);
    expect(settledChannels(fresh, 'phone', now)).toEqual(['email', 'phone']);
    expect(settledChannels(user, undefined, now)).toEqual(['email', 'phone']);
    expect(
      ([null, 'email', 'phone', 'phone_unproved'] as const).map((channel) => channelOf({ channel })),
    ).toEqual([undefined, 'email', 'phone', 'phone']);
  });

  it('is that the person forgot something, for ten minutes, by a settled address alone', () => {
    const seconds = now.getTime() / 1000;
    const session = (
      timestamp: number,
      method: AmrEntry['method'] = 'otp',
      channel: SessionRow['channel'] = 'email',
    ): SessionRow => ({ ...opened, amr: [{ method, timestamp }], channel });
    expect(isYoungByCode(session(seconds - RECENT_CODE_SESSION_S), now)).toBe(true);
    expect(isYoungByCode(session(seconds - RECENT_CODE_SESSION_S - 1), now)).toBe(false);
    expect(isYoungByCode(session(seconds, 'otp', 'phone'), now)).toBe(true);
    expect(isYoungByCode(session(seconds, 'password'), now)).toBe(false);
    expect(isYoungByCode(session(seconds, 'otp', 'phone_unproved'), now)).toBe(false);
    expect(isYoungByCode(session(seconds, 'otp', null), now)).toBe(false);
  });
});

describe('a PIN', () => {
  const pin: PinRow = {
    user_id: user.id,
    hash: 'h',
    key_id: 'k',
    epoch: 3,
    set_at: now,
    fails: 0,
    day_fails: 0,
    day_started_at: null,
    locked_until: null,
    must_reset: false,
  };

  it('is fresh while its window is open, two minutes long, and until it is changed', () => {
    const session = { ...opened, pin_epoch: 3, pin_verified_at: ago(PIN_FRESH_S), pin_expires_at: at(1) };
    expect(isPinFresh(session, pin, now)).toBe(true);
    for (const change of [
      { pin_verified_at: ago(PIN_FRESH_S, -1) },
      { pin_expires_at: now },
      { pin_expires_at: null },
      { pin_verified_at: null },
      { pin_epoch: 2 },
    ])
      expect(isPinFresh({ ...session, ...change }, pin, now)).toBe(false);
  });

  it.each([
    [{}, PIN_ATTEMPTS_MAX],
    [{ fails: 4 }, 1],
    [{ fails: 5 }, PIN_ATTEMPTS_MAX],
    [{ fails: 6 }, 4],
    [{ fails: 1, day_fails: PIN_DAY_FAILS_MAX - 1 }, 1],
    [{ fails: 5, locked_until: at(1) }, 0],
    [{ fails: 5, locked_until: now }, PIN_ATTEMPTS_MAX],
    [{ must_reset: true }, 0],
  ])('with %j has %i tries left', (change, left) => {
    expect(attemptsLeft({ ...pin, ...change }, now)).toBe(left);
  });

  it('that has to be reset is not locked', () => {
    const locked = { ...pin, locked_until: at(1) };
    expect([
      isLocked(locked, now),
      isLocked({ ...locked, must_reset: true }, now),
      isLocked(pin, now),
    ]).toEqual([true, false, false]);
  });
});

describe('what tokens say of a person', () => {
  it('is how they sign in, what operators added, and their roles', () => {
    expect(appMetadataOf({ ...user, app_metadata: { plan: 'gold' }, roles: ['content_editor'] })).toEqual({
      plan: 'gold',
      provider: 'email',
      providers: ['email', 'phone'],
      roles: ['content_editor'],
    });
    expect(appMetadataOf({ ...user, email: null })).toEqual({ provider: 'phone', providers: ['phone'] });
    const nobody = { ...user, email: null, phone: null };
    expect(appMetadataOf(nobody)).toEqual({});
    expect(appMetadataOf({ ...nobody, is_anonymous: true })).toEqual({
      provider: 'anonymous',
      providers: ['anonymous'],
    });
    expect(shownPhone('12025550100')).toBe('+12025550100');
  });

  it('is verified by either address', () => {
    const [email_confirmed_at, phone_confirmed_at] = [now, now];
    expect(isVerified({ email_confirmed_at, phone_confirmed_at: null })).toBe(true);
    expect(isVerified({ email_confirmed_at: null, phone_confirmed_at })).toBe(true);
    expect(isVerified({ email_confirmed_at: null, phone_confirmed_at: null })).toBe(false);
  });
});

describe('addresses and numbers', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:7:9::1', '2001:db8:7::/48'],
    ['', ''],
  ])('%s is kept as %s', (address, kept) => {
    expect(truncateAddress(address)).toBe(kept);
  });

  it('tell the country, and whether an SMS may go there', () => {
    expect(['+4915112345678', '+12025550100', '+883510000000000'].map(countryOf)).toEqual([
      'DE',
      'US',
      '+883',
    ]);
    expect(isSendable('+4915112345678')).toBe(true);
    expect(isSendable('+4915112345678', ['DE', 'FR'])).toBe(true);
    expect(isSendable('+4915112345678', ['FR'])).toBe(false);
    expect(isSendable('+883510000000000', ['FR'])).toBe(false);
    expect(isSendable('+19005550123')).toBe(false);
  });

  it('make a site of passkeys, unless it is a number or they are switched off', () => {
    const partyOf = (siteUrl: string, passkeys = true) =>
      relyingPartyOf({ settings: identitySettings.parse({ siteUrl, passkeys }) } as Parameters<
        typeof relyingPartyOf
      >[0]);
    expect(partyOf('https://egcr.example:8443/app')).toEqual({
      id: 'egcr.example',
      name: 'EGCR',
      origin: 'https://egcr.example:8443',
    });
    expect(partyOf('http://localhost:3000')?.id).toBe('localhost');
    for (const none of [
      partyOf('https://egcr.example', false),
      partyOf('http://127.0.0.1'),
      partyOf('http://[::1]:80'),
    ])
      expect(none).toBeUndefined();
  });
});

it.each([
  ['2026-05-04T00:00:00Z', 86_400],
  ['2026-05-04T23:59:59Z', 1],
  ['2026-05-04T23:59:59.999Z', 1],
  ['2026-12-31T23:00:00Z', 3600],
])('at %s a budget begins anew in %i seconds', (instant, seconds) => {
  expect(untilTomorrow_s(new Date(instant))).toBe(seconds);
});
