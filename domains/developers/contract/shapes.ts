import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { apiScopes } from './scopes.ts';

export const keyModes = ['test', 'live'] as const;
export type KeyMode = (typeof keyModes)[number];

export const keyStates = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** A key as its owner sees it afterwards: without the key itself. */
export const apiKey = named(
  'ApiKey',
  z.object({
    id: uuid,
    name: z.string(),
    mode: z.enum(keyModes),
    state: z.enum(keyStates),
    /** Beginning and end, to recognise it: `sk_test_…w3Qa`. */
    hint: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    /** In CIDR notation; empty: from everywhere. */
    networks: z.array(z.string()),
    /** What it may give back in a day (UTC); null: nothing. */
    refunds_per_day: z.nullable(wireMoney),
    created_at: instant,
    expires_at: z.nullable(instant),
    /** To the minute; null where it was never used. */
    last_used_at: z.nullable(instant),
    revoked_at: z.nullable(instant),
  }),
);
export type ApiKeyShown = z.infer<typeof apiKey>;

/** The only answer that holds a key. */
export const newApiKey = named('NewApiKey', z.object({ key: apiKey, secret: z.string() }));

/** One request of an API key, as it was answered. */
export const keyRequest = named(
  'KeyRequest',
  z.object({
    id: uuid,
    key: z.object({ id: uuid, name: z.string() }),
    mode: z.enum(keyModes),
    method: z.string(),
    /** The pattern of the address. */
    route: z.string(),
    status: z.number(),
    /** Of the refusal; null where it was not refused. */
    code: z.nullable(z.string()),
    duration_ms: z.number(),
    request_id: z.string(),
    at: instant,
  }),
);
export type KeyRequest = z.infer<typeof keyRequest>;
