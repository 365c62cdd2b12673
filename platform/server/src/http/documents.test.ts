import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { wireMoney } from '@egcr/contract/money';
import { refusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { accessTable } from './access-table.ts';
import { refusalsOf } from './call-facts.ts';
import type { ServerDomain } from '../domain.ts';
import { dereferenced, refsIn } from '../../testing/dereferenced.ts';
import { NAME_MARK } from './json-schema.ts';
import { openApiDocument, registerOpenApi, wholeDocument } from './openapi.ts';
import { referencePage, registerReference } from './reference.ts';

const schoolRefusals = refusals({
  lesson_full: [409, 'The lesson has no place left.'],
  lesson_unknown: [404, 'There is no such lesson.'],
});

const enrolCall = endpoint({
  name: 'school.enrol',
  summary: 'Enrols in a <lesson>.',
  method: 'POST',
  path: '/api/v1/school/lessons/:id/places',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    seat: z.string().check(z.minLength(1, 'seat_missing'), z.maxLength(3)),
    friends: z.optional(z.array(z.object({ username: z.string() }))),
    pace: z.enum(['slow', 'fast']),
  }),
  reply: z.object({ id: uuid, note: z.nullable(z.string()) }),
  status: 201,
  refusals: [schoolRefusals.lesson_unknown, schoolRefusals.lesson_full],
  access: 'profiled',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Ask first.',
});

const listCall = endpoint({
  name: 'school.list_lessons',
  summary: 'All lessons.',
  method: 'GET',
  path: '/api/v1/school/lessons',
  query: pageQuery,
  reply: pageOf(z.object({ id: uuid })),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

const leaveCall = endpoint({
  name: 'school.leave',
  summary: 'Leaves the school.',
  method: 'DELETE',
  path: '/api/v1/school/place',
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  roles: ['pupil'],
  scope: 'school:write',
  rate: 'write',
});

const run = () => Promise.resolve(undefined);
const school: ServerDomain = {
  name: 'school',
  calls: [enrolCall, listCall, leaveCall].map((call) => ({ endpoint: call, run })),
};
const settings = { publicUrl: 'https://egcr.example', version: '1.2.3' };

describe('the OpenAPI document', () => {
  const served = JSON.parse(JSON.stringify(openApiDocument([school], settings)));
  const document = dereferenced(served);

  test('has each call with its parameters, body, answer and facts', () => {
    const call = document.paths['/api/v1/school/lessons/{id}/places'].post;
    expect(call).toMatchObject({
      operationId: 'school.enrol',
      'x-access': 'profiled',
      'x-pin': 'fresh',
      'x-rate': 'money',
      'x-agent-hint': 'Ask first.',
    });
    expect(call.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'Idempotency-Key', in: 'header', required: true },
    ]);
    expect(call.requestBody.content['application/json'].schema).toMatchObject({
      required: ['seat', 'pace'],
      additionalProperties: false,
      properties: { pace: { enum: ['slow', 'fast'] }, seat: { minLength: 1, maxLength: 3 } },
    });
    expect(call.responses['201'].content['application/json'].schema.properties.id.type).toBe('string');
  });

  test('lists the codes that each status may carry', () => {
    const { responses } = document.paths['/api/v1/school/lessons/{id}/places'].post;
    const codesOf = (status: string) =>
      responses[status].content['application/problem+json'].schema.allOf[1].properties.code.enum;
    expect(codesOf('409')).toEqual(['in_progress', 'already_done', 'lesson_full']);
    expect(codesOf('401')).toEqual([
      'token_missing',
      'token_invalid',
      'token_expired',
      'session_expired',
      'pin_required',
    ]);
    expect(responses['429'].headers['Retry-After']).toBeDefined();
  });

  test('needs no bearer for a public call and reads numbers from its query', () => {
    const call = document.paths['/api/v1/school/lessons'].get;
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(call.security).toEqual([]);
    expect(call.parameters).toMatchObject([
      { name: 'after', required: false, schema: { type: 'string' } },
      { name: 'limit', required: false, schema: { type: 'integer', default: 25, maximum: 100 } },
    ]);
    expect(call.responses['401']).toBeUndefined();
    expect(document.paths['/api/v1/school/place'].delete.responses['204']).toEqual({
      description: 'Done; no content.',
    });
  });

  test('describes the live stream and is served as JSON', async () => {
    expect(document.paths['/api/v1/live'].get.responses['200'].content['text/event-stream']).toBeDefined();
    const app = fastify();
    registerOpenApi(app, { ...settings, domains: [school] });
    const response = await app.inject('/api/openapi.json');
    expect(response.json()).toEqual(served);
  });
});

describe('the shared parts of the OpenAPI document', () => {
  const lesson = named('Lesson', z.object({ id: uuid, starts_at: instant, price: z.nullable(wireMoney) }));
  const readCall = endpoint({
    ...listCall,
    name: 'school.read_lesson',
    path: '/api/v1/school/lessons/:id',
    params: z.object({ id: uuid }),
    query: undefined,
    reply: lesson,
  });
  const nextCall = endpoint({
    ...listCall,
    name: 'school.list_next',
    path: '/api/v1/school/next',
    reply: pageOf(lesson),
  });
  const domains = [
    {
      name: 'school',
      calls: [...(school.calls ?? []), ...[readCall, nextCall].map((call) => ({ endpoint: call, run }))],
    },
  ];
  const document = JSON.parse(JSON.stringify(openApiDocument(domains, settings)));

  test('mean what the document means that says everything in its place', () => {
    expect(dereferenced(document).paths).toEqual(
      withoutMarks(dereferenced(wholeDocument(domains, settings)).paths),
    );
  });

  test('have the names of the contract, and of the codes they refuse with', () => {
    const { responses } = document.paths['/api/v1/school/lessons/{id}'].get;
    expect(responses['200'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Lesson',
    });
    expect(responses['500']).toEqual({ $ref: '#/components/responses/Internal' });
    expect(document.components.schemas.Lesson.properties).toEqual({
      id: { $ref: '#/components/schemas/Uuid' },
      starts_at: { $ref: '#/components/schemas/Instant' },
      price: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
    });
    expect(Object.keys(document.components.responses)).toContain('SignInRequired');
    expect(JSON.stringify(document)).not.toContain(NAME_MARK);
  });

  test('are each led to from somewhere, and every way leads to one', () => {
    const parts = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, held]) => Object.keys(held as object).map((name) => `#/components/${kind}/${name}`));
    expect([...new Set(refsIn(document))].toSorted()).toEqual(parts.toSorted());
  });

  test('have the same names in whatever order the domains come', () => {
    const turned = domains.map((domain) => ({ ...domain, calls: domain.calls.toReversed() }));
    expect(openApiDocument(turned, settings)).toEqual(openApiDocument(domains, settings));
  });
});

function withoutMarks(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (member, held: unknown) => (member === NAME_MARK ? undefined : held)),
  );
}

describe('the reference', () => {
  const text = referencePage({ domains: [school], publicUrl: settings.publicUrl });

  test('shows each call once with its fields, refusals and an example', () => {
    expect(text.match(/<article class="call" id="school\.enrol"/g)).toHaveLength(1);
    expect(text).toContain('<code>friends[].username</code>');
    expect(text).toContain('<code>lesson_full</code>');
    expect(text).toContain('Signed in, as pupil');
    expect(text).toContain('-H &quot;Idempotency-Key: $(uuidgen)&quot;');
    expect(text).toContain('{&quot;seat&quot;:&quot;seat&quot;,&quot;pace&quot;:&quot;slow&quot;}');
  });

  test('escapes what it prints and needs neither script nor inline style', () => {
    expect(text).toContain('Enrols in a &lt;lesson&gt;.');
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=/);
  });

  test('links every call from its table of contents', () => {
    const targets = [...text.matchAll(/<a href="#([\w.]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['school.list_lessons', 'school.enrol', 'school.leave']);
    for (const id of targets) expect(text).toContain(`id="${id}"`);
  });

  test('is served with its stylesheet', async () => {
    const app = fastify();
    registerReference(app, { domains: [school], publicUrl: settings.publicUrl });
    expect((await app.inject('/api/reference')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await app.inject('/api/reference.css')).body).toContain(':root');
  });
});

test('the access table has a line for each call, by path', () => {
  expect(
    accessTable([school])
      .trimEnd()
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, 6),
      ),
  ).toEqual([
    ['school.list_lessons', 'GET', '/api/v1/school/lessons', 'Anyone', 'Not needed'],
    [
      'school.enrol',
      'POST',
      '/api/v1/school/lessons/:id/places',
      'Signed in, profile complete',
      'Verified in the last two minutes',
    ],
    ['school.leave', 'DELETE', '/api/v1/school/place', 'Signed in, as pupil', 'Not needed'],
  ]);
});

test('a call names every refusal it may give, each once', () => {
  const codes = refusalsOf(listCall).map(({ code }) => code);
  expect(codes).toEqual(['malformed_request', 'rate_limited', 'validation_failed', 'internal', 'overloaded']);
});
