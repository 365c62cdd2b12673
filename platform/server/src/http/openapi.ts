/** The contract as an OpenAPI 3.1 document, printed from the same declarations that the server mounts. */
import { IDEMPOTENCY_KEEP_S, IDEMPOTENCY_KEY_MAX_LENGTH } from '@egcr/contract/limits';
import type { Endpoint } from '@egcr/contract/endpoint';
import { problem } from '@egcr/contract/problem';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';

import { callsOf, domainOf, refusalsOf, rolesOf, statusOf } from './call-facts.ts';
import type { ServerDomain } from '../domain.ts';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema.ts';
import { refusalAnswers } from './openapi-answers.ts';
import { liveOperation } from './openapi-live.ts';
import { withNamedParts } from './openapi-parts.ts';

export const OPENAPI_PATH = '/api/openapi.json';

export interface DocumentSettings {
  readonly publicUrl: string;
  readonly version: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The whole document as plain JSON. */
export function openApiDocument(
  domains: readonly ServerDomain[],
  { publicUrl, version }: DocumentSettings,
): Json {
  return withNamedParts(wholeDocument(domains, { publicUrl, version }));
}

/** The same with everything said where it stands, as often as that may be. */
export function wholeDocument(
  domains: readonly ServerDomain[],
  { publicUrl, version }: DocumentSettings,
): {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
} & Json {
  const calls = callsOf(domains);
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, domains) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'EGCR',
      version,
      description:
        'One account for work, money and public services. Refusals are problem documents (RFC 9457) with a stable `code`. Amounts are whole minor units as text.',
    },
    servers: [{ url: publicUrl }],
    // A call that anybody may make says so itself.
    security: [{ bearer: [] }],
    tags: [...new Set(calls.map(domainOf))].map((name) => ({ name })),
    paths: { ...paths, ...liveOperation() } as Readonly<Record<string, Json>>,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of /auth/v1.',
        },
      },
      // Some codes carry members of their own (RFC 9457 §3.2), such as what is left of a limit.
      schemas: { Problem: { ...outputSchema(problem), additionalProperties: true } },
    },
  };
}

/** Serves the document, which is made once, for the first who asks. */
export function registerOpenApi(
  app: FastifyInstance,
  { domains, ...settings }: DocumentSettings & { readonly domains: readonly ServerDomain[] },
): void {
  let text: string | undefined;
  app.get(OPENAPI_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((text ??= JSON.stringify(openApiDocument(domains, settings)))),
  );
}

function operationOf(call: Endpoint, domains: readonly ServerDomain[]): Json {
  const roles = rolesOf(call, domains);
  const parameters = [
    ...parametersOf(call, 'path'),
    ...parametersOf(call, 'query'),
    ...idempotencyHeader(call),
    ...actingHeader(call),
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [domainOf(call)],
    ...(call.access === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body
      ? {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: bodyOf(call, call.body),
          },
        }
      : {}),
    responses: { [statusOf(call)]: answerOf(call), ...refusalAnswers(refusalsOf(call)) },
    'x-access': call.access,
    'x-pin': call.pin,
    'x-rate': call.rate,
    ...(roles ? { 'x-roles': roles } : {}),
    ...(call.permission ? { 'x-permission': call.permission } : {}),
    ...(call.scope ? { 'x-scope': call.scope } : {}),
    ...(call.actsWith ? { 'x-acts-with': call.actsWith } : {}),
    ...(call.agentHint ? { 'x-agent-hint': call.agentHint } : {}),
  };
}

function bodyOf({ takesBytes }: Endpoint, body: z.ZodMiniType): Json {
  return takesBytes
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: inputSchema(body) } };
}

/** Each property is a parameter. Its type is what the text is read as; it is required where the caller must send it. */
function parametersOf(call: Endpoint, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? call.params : call.query;
  if (!schema) return [];
  const required = new Set(inputSchema(schema).required);
  return Object.entries(outputSchema(schema).properties ?? {}).map(
    ([name, property]: [string, JsonSchema]) => ({
      name,
      in: place,
      required: place === 'path' || (required.has(name) && property.default === undefined),
      schema: property,
    }),
  );
}

function idempotencyHeader({ idempotency }: Endpoint): Json[] {
  if (!idempotency) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: `Made by the caller, one for each thing to be done. A repeat with the same key and body within ${IDEMPOTENCY_KEEP_S / 86_400} days gets the first answer, refusals included. Later, what was done is refused with already_done.`,
      schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
    },
  ];
}

function actingHeader({ actsWith }: Endpoint): Json[] {
  if (!actsWith) return [];
  return [
    {
      name: 'Acting-For',
      in: 'header',
      required: false,
      description: `The id of a business for which you call, where you have the right “${actsWith}” in its team. Absent: you call for yourself.`,
      schema: { type: 'string', format: 'uuid' },
    },
  ];
}

function answerOf({ reply, file }: Endpoint): Json {
  if (file) {
    const content = file.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]);
    return { description: 'The file.', content: Object.fromEntries(content) };
  }
  if (!reply) return { description: 'Done; no content.' };
  return { description: 'Done.', content: { 'application/json': { schema: outputSchema(reply) } } };
}
