import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import {
  ACTIVITY_TYPE_LENGTH_MAX,
  PAGE_URL_LENGTH_MAX,
  PLACE_LENGTH_MAX,
  SESSION_ID_LENGTH_MAX,
  TAG_LENGTH_MAX,
} from './limits.ts';
import { detailsIssue } from './rules.ts';

export const consentChoices = z.strictObject({
  preferences: z.boolean(),
  analytics: z.boolean(),
  security_location: z.boolean(),
  marketing: z.boolean(),
});

/** What someone answered, of which version of the cookie text, when and in which language. */
export const consentReceipt = z.object({
  version: z.string(),
  choices: consentChoices,
  at: instant,
  locale: z.string(),
});

/** One line without characters that nobody sees. */
const line = (lengthMax: number) =>
  z.string().check(z.maxLength(lengthMax, 'too_long'), z.regex(/^\P{Cc}*$/u, 'characters'));
const optionalLine = (lengthMax: number) => z.optional(z.nullable(line(lengthMax)));
const degrees = (bound: number) =>
  z.optional(z.nullable(z.number().check(z.gte(-bound, 'out_of_range'), z.lte(bound, 'out_of_range'))));

const details = z.record(z.string(), z.unknown()).check(
  z.check((context) => {
    const issue = detailsIssue(context.value);
    if (issue !== undefined) context.issues.push({ code: 'custom', message: issue, input: context.value });
  }),
);

/** Members of the record that the server finds out: whatever is sent of them is ignored. */
const ignored = {
  user_id: z.optional(z.unknown()),
  ip_address: z.optional(z.unknown()),
  country: z.optional(z.unknown()),
  country_code: z.optional(z.unknown()),
  currency_detected: z.optional(z.unknown()),
  user_agent: z.optional(z.unknown()),
} as const;

/** What a page tells of an act: the members of the record `user_geolocation_logs`. */
export const activityReport = z.strictObject({
  ...ignored,
  activity_type: line(ACTIVITY_TYPE_LENGTH_MAX).check(z.minLength(1, 'required')),
  session_id: optionalLine(SESSION_ID_LENGTH_MAX),
  page_url: optionalLine(PAGE_URL_LENGTH_MAX),
  city: optionalLine(PLACE_LENGTH_MAX),
  region: optionalLine(PLACE_LENGTH_MAX),
  latitude: degrees(90),
  longitude: degrees(180),
  timezone: optionalLine(PLACE_LENGTH_MAX),
  currency_selected: optionalLine(TAG_LENGTH_MAX),
  language_detected: optionalLine(TAG_LENGTH_MAX),
  language_selected: optionalLine(TAG_LENGTH_MAX),
  activity_details: z.optional(details),
});
export type ActivityReport = z.output<typeof activityReport>;

const text = z.nullable(z.string());

/** An entry of the activity log, as the table `user_geolocation_logs` has it. */
export const activityLog = z.object({
  id: z.string(),
  created_at: instant,
  user_id: z.string(),
  session_id: text,
  ip_address: text,
  country: text,
  country_code: text,
  city: text,
  region: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  timezone: text,
  currency_detected: text,
  currency_selected: text,
  language_detected: text,
  language_selected: text,
  user_agent: text,
  page_url: text,
  activity_type: z.string(),
  activity_details: z.record(z.string(), z.unknown()),
});
export type ActivityLog = z.output<typeof activityLog>;
