import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { CODE_LENGTH, MAX_NUMBER_CEILING, PAYLOAD_LENGTH_MAX, SPAM_TEXT_LENGTH_MAX } from './limits.ts';
import { algorithms, captchaActions, captchaModes, classifications } from './rules.ts';

export const readCaptchaCall = endpoint({
  name: 'captcha.read_captcha',
  summary: 'Whether forms have to bring a captcha token, and whether people type a code for it.',
  method: 'GET',
  path: '/api/v1/captcha',
  reply: z.object({ mode: z.enum(captchaModes) }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

/** The widget's own protocol (ALTCHA, its first version): names and spellings are its. */
export const challengeCall = endpoint({
  name: 'captcha.issue_challenge',
  summary: 'A puzzle for a browser. The solution counts once, for five minutes, for that action.',
  method: 'GET',
  path: '/api/v1/captcha/challenge',
  query: z.object({ action: z.optional(z.enum(captchaActions, 'unknown_action')) }),
  reply: z.object({
    algorithm: z.enum(algorithms),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.number().check(z.lte(MAX_NUMBER_CEILING)),
    codeChallenge: z.optional(
      z.object({ image: z.string(), audio: z.string(), length: z.literal(CODE_LENGTH) }),
    ),
  }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

const longText = z.string().check(z.maxLength(SPAM_TEXT_LENGTH_MAX, 'too_long'));
const words = z.nullish(
  z.array(z.string().check(z.maxLength(100, 'too_long'))).check(z.maxLength(50, 'too_long')),
);

/** A wrong solution is answered with 200 and `verified: false`: the widget reads the reason there. Unknown members are let pass. */
export const verifyCall = endpoint({
  name: 'captcha.verify_solution',
  summary:
    'Checks a solution and gives a signed token for it; judges the text that comes with it, where there is some.',
  method: 'POST',
  path: '/api/v1/captcha/verify',
  body: z.object({
    payload: z.string().check(z.maxLength(PAYLOAD_LENGTH_MAX, 'too_long')),
    code: z.nullish(z.string().check(z.maxLength(100, 'too_long'))),
    email: z.nullish(longText),
    fields: z.nullish(z.record(z.string(), longText)),
    text: z.nullish(z.union([longText, z.array(longText)])),
    ipAddress: z.nullish(z.string()),
    timeZone: z.nullish(z.string()),
    expectedLanguages: words,
    expectedCountries: words,
    blockedCountries: words,
    classifier: z.nullish(z.string()),
    disableRules: words,
  }),
  reply: z.object({
    payload: z.nullable(z.string()),
    verified: z.boolean(),
    reason: z.nullable(z.string()),
    classification: z.nullable(z.enum(classifications)),
  }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
