import { createHash } from 'node:crypto';

import { secondsUntil } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import {
  SMS_BLOCK_HOUR_MAX,
  SMS_NUMBER_DAY_MAX,
  SMS_NUMBER_HOUR_MAX,
  SMS_RETURN_PERCENT_MIN,
  SMS_SAMPLE,
} from '../../contract/limits.ts';
import type { IdentityContext } from '../context.ts';
import { notify } from '../notify.ts';
import { recordAudit } from '../store/audit.ts';
import { countReturned, countSent, stopSms, type SmsCount } from '../store/sms-counts.ts';
import { findUser, holdersOf } from '../store/users.ts';
import { shownPhone } from '../user-facts.ts';
import { countryOf } from './sms-numbers.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Numbers are sold by the thousand. */
const BLOCK_DIGITS = 3;

interface Bucket {
  readonly name: string;
  readonly window_s: number;
  readonly max: number;
  /** The person who runs the platform is told when it is full; a single number is nobody's business. */
  readonly isAlarming: boolean;
}

export type SmsVerdict = { readonly mayGo: true } | { readonly mayGo: false; readonly retryAfter_s: number };

/**
 * Counts an SMS to a number (without +) against the number, its block, its country and the day, before it is sent. When the last one
 * a country or the day has is counted, or when hardly a code of a country comes back, sending stops there until the window is over
 * and every super admin is told.
 */
export async function countSms(work: Work, context: IdentityContext, phone: string): Promise<SmsVerdict> {
  if (!context.settings.smsLimits) return { mayGo: true };
  for (const bucket of bucketsOf(phone, context)) {
    const startsAt = windowOf(work.now, bucket.window_s);
    const counted = await countSent(work.db, { bucket: bucket.name, startsAt, max: bucket.max });
    if (!counted) {
      const endsAt = new Date(startsAt.getTime() + bucket.window_s * 1000);
      return { mayGo: false, retryAfter_s: Math.max(1, secondsUntil(endsAt, work.now)) };
    }
    if (bucket.isAlarming) await stopWhereDue(work, { bucket, startsAt, counted });
  }
  return { mayGo: true };
}

/** The code of an SMS was typed in: someone was there to read it. */
export async function countReturn(
  work: Work,
  context: IdentityContext,
  sms: { readonly phone: string; readonly sentAt: Date },
): Promise<void> {
  if (!context.settings.smsLimits) return;
  const bucket = countryBucket(sms.phone, HOUR_S);
  await countReturned(work.db, { bucket, startsAt: windowOf(sms.sentAt, HOUR_S) });
}

/** From the narrowest to the widest: rows that many wait for are locked last and shortest. */
function bucketsOf(phone: string, { settings }: IdentityContext): readonly Bucket[] {
  const number = createHash('sha256').update(phone).digest('base64url').slice(0, 22);
  const block = phone.slice(0, -BLOCK_DIGITS);
  return [
    { name: `number:hour:${number}`, window_s: HOUR_S, max: SMS_NUMBER_HOUR_MAX, isAlarming: false },
    { name: `number:day:${number}`, window_s: DAY_S, max: SMS_NUMBER_DAY_MAX, isAlarming: false },
    { name: `block:hour:${block}`, window_s: HOUR_S, max: SMS_BLOCK_HOUR_MAX, isAlarming: false },
    {
      name: countryBucket(phone, HOUR_S),
      window_s: HOUR_S,
      max: settings.smsCountryDayMax,
      isAlarming: true,
    },
    { name: countryBucket(phone, DAY_S), window_s: DAY_S, max: settings.smsCountryDayMax, isAlarming: true },
    { name: 'all:day', window_s: DAY_S, max: settings.smsDayMax, isAlarming: true },
  ];
}

function countryBucket(phone: string, window_s: number): string {
  return `country:${window_s === HOUR_S ? 'hour' : 'day'}:${countryOf(shownPhone(phone))}`;
}

function windowOf(at: Date, window_s: number): Date {
  const window_ms = window_s * 1000;
  return new Date(Math.floor(at.getTime() / window_ms) * window_ms);
}

async function stopWhereDue(
  work: Work,
  {
    bucket,
    startsAt,
    counted,
  }: { readonly bucket: Bucket; readonly startsAt: Date; readonly counted: SmsCount },
): Promise<void> {
  const isFull = counted.sent >= bucket.max;
  const isAsked = bucket.name.startsWith('country:hour:') && counted.sent >= SMS_SAMPLE;
  const isUnanswered = isAsked && counted.returned * 100 < counted.sent * SMS_RETURN_PERCENT_MIN;
  if (!isFull && !isUnanswered) return;
  await stopSms(work.db, { bucket: bucket.name, startsAt, now: work.now });
  await recordAudit(work, {
    action: 'sms_stopped',
    details: { bucket: bucket.name, sent: counted.sent, returned: counted.returned },
  });
  for (const id of await holdersOf(work.db, ['super_admin'])) {
    const holder = await findUser(work.db, id);
    if (holder) await notify(work, holder, 'sms_stopped');
  }
}
