import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { KEY_DAYS_MAX, NETWORKS_MAX } from './limits.ts';
import { nameIssue } from './name-rules.ts';
import { asFile, narrowed } from './narrowed.ts';
import { readNetwork } from './networks.ts';
import { developerRefusals as no } from './refusals.ts';
import { apiScopes, GIVING_SCOPE } from './scopes.ts';
import { apiKey, keyModes, keyRequest, keyStates, newApiKey } from './shapes.ts';

const name = z.string().check(
  z.refine((text) => nameIssue(text) !== 'characters', 'characters'),
  z.refine((text) => nameIssue(text) !== 'required', 'required'),
  z.refine((text) => nameIssue(text) !== 'too_long', 'too_long'),
);

const network = z.string().check(
  z.maxLength(64, 'network'),
  z.refine((text) => readNetwork(text) !== undefined, 'network'),
);

const days = z.number().check(z.int('whole'), z.gte(1, 'days_range'), z.lte(KEY_DAYS_MAX, 'days_range'));

export const makeKeyCall = endpoint({
  name: 'developers.make_key',
  actsWith: 'pay',
  summary:
    'Makes an API key and answers it, this once. Programs use it as the bearer of the calls that name one of its scopes. No key makes keys.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/developers/keys',
  body: z
    .strictObject({
      name,
      mode: z.enum(keyModes, 'not_offered'),
      scopes: z
        .array(z.enum(apiScopes, 'not_offered'))
        .check(z.minLength(1, 'required'), z.maxLength(apiScopes.length, 'too_many')),
      /** Absent: from everywhere. */
      networks: z.optional(z.nullable(z.array(network).check(z.maxLength(NETWORKS_MAX, 'too_many')))),
      expires_in_days: z.optional(z.nullable(days)),
      /** What a live key with `payments.refund` may give back in a day (UTC). */
      refunds_per_day: z.optional(z.nullable(amountToMove)),
      pin: pinInBody,
    })
    .check(
      z.refine(
        ({ mode, scopes, refunds_per_day: limit }) =>
          ((limit ?? null) !== null) === (mode === 'live' && scopes.includes(GIVING_SCOPE)),
        { error: 'limit_for_refunds', path: ['refunds_per_day'] },
      ),
    ),
  reply: newApiKey,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.pin_required,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    no.key_limit_reached,
  ],
  rate: 'secret',
});

const keyFilters = { state: z.optional(z.enum(keyStates, 'not_offered')), ...narrowed };

export const keysCall = endpoint({
  name: 'developers.list_keys',
  actsWith: 'view',
  summary: 'Your API keys, newest first, without the keys themselves.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/developers/keys',
  query: z.extend(pageQuery, keyFilters),
  reply: pageOf(apiKey),
  refusals: [],
  rate: 'read',
});

export const keysFileCall = endpoint({
  ...asFile,
  name: 'developers.export_keys',
  summary: 'The same as a file of values, without the keys themselves.',
  path: '/api/v1/developers/keys/export',
  query: z.object(keyFilters),
});

export const revokeKeyCall = endpoint({
  name: 'developers.revoke_key',
  actsWith: 'pay',
  summary: 'Ends an API key at once and for good. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/developers/keys/:id/revoke',
  params: z.object({ id: z.string() }),
  reply: apiKey,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

const requestFilters = {
  key: z.optional(uuid),
  result: z.optional(z.enum(['refused'], 'not_offered')),
  /** `words`: part of the method, the address, the code or the name of the key, or the id of the request. */
  ...narrowed,
};

export const requestsCall = endpoint({
  name: 'developers.list_requests',
  actsWith: 'view',
  summary:
    'What your API keys asked for and what they were answered, newest first, for 30 days. Without addresses, bodies and secrets.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/developers/requests',
  query: z.extend(pageQuery, requestFilters),
  reply: pageOf(keyRequest),
  refusals: [],
  rate: 'read',
});

export const requestsFileCall = endpoint({
  ...asFile,
  name: 'developers.export_requests',
  summary: 'The same as a file of values, up to 10,000 requests.',
  path: '/api/v1/developers/requests/export',
  query: z.object(requestFilters),
});
