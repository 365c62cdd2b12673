import { SESSION_IDLE_S } from '@egcr/contract/limits';
import * as z from 'zod/mini';

import {
  ACCESS_TOKEN_S,
  IDLE_GRACE_S,
  MAIL_LINK_S,
  PASSWORD_CLASSES_MIN,
  PASSWORD_LENGTH_MIN,
  REFRESH_REUSE_S,
  RESEND_COOLDOWN_S,
  SESSION_MAX_S,
  SMS_CODE_S,
  SMS_COUNTRY_DAY_MAX,
  SMS_DAY_MAX,
} from '../contract/limits.ts';
import { parseKeys } from './keys.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'web_address' });
const seconds = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(1)), usual);
const count = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(0)), usual);
const off = z._default(z.boolean(), false);
const on = z._default(z.boolean(), true);
const keysAsText = (need: 'private' | 'public') =>
  z._default(
    z
      .string()
      .check(
        z.refine((text) => parseKeys(text, need) !== undefined, 'must be JWKs of ES256 or RS256 as JSON'),
      ),
    '',
  );

/** What an operator may set of identity; apps/server fills it from the environment and the configuration file. */
export const identitySettings = z.object({
  /** Where the GoTrue protocol is served; `/` or nothing is the root. */
  basePath: z._default(
    z.pipe(
      z.string().check(z.regex(/^(\/|(\/[a-z0-9._-]+)*)$/, 'must be / or a path such as /auth/v1')),
      z.transform((path: string) => (path === '/' ? '' : path)),
    ),
    '/auth/v1',
  ),
  /** The address people see, PUBLIC_URL; the target of links that name no allowed other. */
  siteUrl: webAddress,
  /** Further targets of links: exact origin, and everything below the path. */
  redirectAllowList: z._default(z.array(webAddress), []),
  /** Further origins whose pages may call the protocol. */
  corsOrigins: z._default(z.array(webAddress), []),
  /** Whether answers may tell that an account exists (`friendly`) or never do (`strict`). */
  enumeration: z._default(z.enum(['friendly', 'strict']), 'friendly'),
  signUpDisabled: off,
  anonymousSignIn: off,
  emailEnabled: on,
  phoneEnabled: on,
  autoConfirmEmail: off,
  autoConfirmPhone: off,
  /** Shows the page with a button before any mail link is spent, also to browsers. */
  alwaysAskBeforeLink: off,
  passwordLengthMin: z._default(z.coerce.number().check(z.int(), z.gte(6), z.lte(64)), PASSWORD_LENGTH_MIN),
  passwordClassesMin: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(4)), PASSWORD_CLASSES_MIN),
  /** A changed password needs a fresh PIN, a young session by code, or a nonce. */
  reauthenticate: on,
  currentPasswordRequired: off,
  passkeys: on,
  /** Private ES256 or RS256 JWKs as JSON; the first signs instead of our own key, which stays published. */
  signingKeys: keysAsText('private'),
  /** Public ES256 or RS256 JWKs as JSON: bearers they signed with the role service_role may use the admin API. */
  serviceKeys: keysAsText('public'),
  /** The same for HS256, as hosted servers have it. */
  serviceSecret: z._default(z.string().check(z.regex(/^$|^.{32,}$/s, 'secret_below_32_signs')), ''),
  /** Calls for staff need a session that proved a second factor; apps/server switches it off for demo data. */
  staffSecondFactor: on,
  resendCooldown_s: seconds(RESEND_COOLDOWN_S),
  smsCode_s: seconds(SMS_CODE_S),
  mailLink_s: seconds(MAIL_LINK_S),
  /** Limits of SMS to one number, its block, its country and in all; apps/server switches them off with the rate limits. */
  smsLimits: on,
  smsDayMax: count(SMS_DAY_MAX),
  smsCountryDayMax: count(SMS_COUNTRY_DAY_MAX),
  /** Countries that may get SMS, as two letters each; none named: every one. */
  smsCountries: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'two_capital_letters'))), []),
  accessToken_s: seconds(ACCESS_TOKEN_S),
  refreshReuse_s: z._default(z.coerce.number().check(z.int(), z.gte(0)), REFRESH_REUSE_S),
  idle_s: seconds(SESSION_IDLE_S),
  idleGrace_s: z._default(z.coerce.number().check(z.int(), z.gte(0)), IDLE_GRACE_S),
  sessionMax_s: seconds(SESSION_MAX_S),
});

export type IdentitySettings = z.output<typeof identitySettings>;
