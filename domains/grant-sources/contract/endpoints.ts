import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { sourceRefusals as no } from './refusals.ts';
import { SOURCE_URL_MAX_LENGTH } from './limits.ts';

/** Those of the protocol that say whether a programme can be applied for. */
export const outsideStates = ['forecasted', 'open', 'closed'] as const;
export type OutsideState = (typeof outsideStates)[number];

/** Why a source could not be read. */
export const importFailures = [
  'url_not_allowed',
  'not_found',
  'timeout',
  'unreachable',
  'status',
  'too_large',
  'no_protocol',
  'interrupted',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Why one of its programmes, or a page after the first, could not be read. */
const unreadReasons = ['shape', 'title', 'status', 'duplicate', 'page', 'repeated'] as const;

export const unreadItem = z.object({
  page: z.int(),
  /** Its place on the page, from 1 on; null: the page itself. */
  place: z.nullable(z.int()),
  /** What it calls itself, where it says so. */
  name: z.nullable(z.string()),
  why: z.enum(unreadReasons),
});
export type UnreadItem = z.output<typeof unreadItem>;

export const grantImport = named(
  'GrantImport',
  z.object({
    id: uuid,
    url: z.string(),
    host: z.string(),
    state: z.enum(['reading', 'done', 'failed']),
    failure: z.nullable(z.enum(importFailures)),
    asked_at: instant,
    ended_at: z.nullable(instant),
    added: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** No longer at the source: they are no longer shown. */
    gone: z.int(),
    /** The source has more than one reading takes. */
    is_cut: z.boolean(),
    /** What could not be read: the first hundred, and how many there were. */
    unread: z.array(unreadItem),
    unread_count: z.int(),
  }),
);
export type GrantImport = z.output<typeof grantImport>;

export const startImportCall = endpoint({
  name: 'grant_sources.start_import',
  summary:
    'Reads the programmes of a source that speaks CommonGrants, by its public https address. They are shown as that source’s, and applied for there.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/admin/grant-imports',
  body: z.strictObject({
    url: z.string().check(z.minLength(1, 'required'), z.maxLength(SOURCE_URL_MAX_LENGTH, 'too_long')),
  }),
  reply: grantImport,
  status: 202,
  refusals: [no.import_running, no.too_many_sources],
  permission: 'grants.review',
  rate: 'write',
  idempotency: 'required',
});

export const listImportsCall = endpoint({
  name: 'grant_sources.list_imports',
  summary: 'What was read from which source, the latest first, with what could not be read.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/admin/grant-imports',
  query: pageQuery,
  reply: pageOf(grantImport),
  refusals: [],
  permission: 'grants.read',
  rate: 'read',
});

/** As a source may write it: anything else is left out when it is read. */
export const outsideAmount = z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,4})?$/));

export const outsideProgramme = named(
  'OutsideGrantProgramme',
  z.object({
    id: uuid,
    title: z.string(),
    summary: z.string(),
    state: z.enum(outsideStates),
    /** Where it was read. */
    source: z.string(),
    /** Where it is applied for. */
    url: z.string(),
    /** The last day, as the source says it. */
    closes_on: z.nullable(z.string()),
    /** In major units of the currency, as the source wrote them. */
    minimum: z.nullable(outsideAmount),
    maximum: z.nullable(outsideAmount),
    currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    read_at: instant,
  }),
);
export type OutsideProgramme = z.output<typeof outsideProgramme>;

export const listOutsideCall = endpoint({
  name: 'grant_sources.list_programmes',
  summary:
    'Programmes of others that were read from their sources and are not closed, the latest first. They are applied for at their source.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/grants/outside-programmes',
  query: z.extend(pageQuery, { words: z.optional(z.string().check(z.maxLength(200, 'too_long'))) }),
  reply: pageOf(outsideProgramme),
  refusals: [],
  rate: 'public',
});
