import { instant } from '@egcr/contract/time';
import { wireMoney } from '@egcr/contract/money';
import { uuid } from '@egcr/contract/ids';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { fieldLines, inputSchema, sampleOf, typeOf, type JsonSchema } from './json-schema.ts';

const linesOf = (schema: JsonSchema) =>
  fieldLines(schema).map(({ path, type, isRequired, rules }) =>
    [path, type, isRequired ? 'required' : 'may be left out', ...rules].join(' | '),
  );

it('the fields of a call stand one a line, with their type and everything that is asked of them', () => {
  const body = z.object({
    id: uuid,
    at: z.optional(instant),
    amount: wireMoney,
    items: z.array(z.object({ name: z.string().check(z.minLength(1), z.maxLength(20)) })),
    count: z.int().check(z.gte(0), z.lte(99)),
    whole: z.int(),
    pace: z._default(z.enum(['slow', 'fast']), 'slow'),
    pin: z.string().check(z.regex(/^\d{6}$/)),
    link: z.url(),
    kind: z.union([z.literal('a'), z.literal('b'), z.null()]),
  });
  expect(linesOf(inputSchema(body))).toEqual([
    'id | string | required | UUID',
    'at | string | may be left out | instant in UTC, ISO 8601',
    'amount | object | required',
    'amount.value | string | required',
    'amount.assetCode | string | required',
    'amount.assetScale | number | required',
    'items | array of object | required',
    'items[].name | string | required | shortest length 1 | longest length 20',
    'count | integer | required | from 0 | up to 99',
    'whole | integer | required',
    String.raw`pace | string | may be left out | one of "slow", "fast" | otherwise "slow"`,
    String.raw`pin | string | required | pattern ^\d{6}$`,
    'link | string | required | format uri',
    'kind | "a" or "b" or null | required',
  ]);
});

it('fields of one of several forms stand once, and those of a form in itself end at a depth', () => {
  const cash = {
    type: 'object',
    properties: { sum: { type: 'string' }, note: { type: 'string' } },
    required: ['sum'],
  };
  const card = {
    type: 'object',
    properties: { sum: { type: 'string' }, card: { type: 'string' } },
    required: ['sum'],
  };
  for (const word of ['anyOf', 'oneOf', 'allOf'] as const)
    expect(fieldLines({ [word]: [cash, card] }).map(({ path }) => path)).toEqual(['sum', 'note', 'card']);
  let deep: JsonSchema = { type: 'string' };
  for (const name of 'hgfedcba') deep = { type: 'object', properties: { [name]: deep } };
  expect(fieldLines(deep).map(({ path }) => path)).toEqual([
    'a',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    'a.b.c.d.e',
    'a.b.c.d.e.f',
    'a.b.c.d.e.f.g',
  ]);
  expect(fieldLines({ type: 'string' })).toEqual([]);
});

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ anyOf: [{ type: 'string' }, { type: 'string' }, { type: 'null' }] }, 'string or null'],
  [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, 'string or number'],
  [{ type: 'array', items: { type: 'integer' } }, 'array of integer'],
  [{ const: 'paid', type: 'string' }, '"paid"'],
  [{ const: null }, 'null'],
  [{ allOf: [{ type: 'object' }] }, 'object'],
  [{}, 'any'],
])('the type of %j is said as %s', (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});

it.each<[JsonSchema, unknown]>([
  [{ type: 'string', default: 'slow', enum: ['fast', 'slow'] }, 'slow'],
  [{ const: 'paid' }, 'paid'],
  [{ enum: ['fast', 'slow'] }, 'fast'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
  [{ type: 'array', items: { type: 'string' } }, ['text']],
  [{ type: 'boolean' }, true],
  [{ type: 'integer', minimum: 7 }, 7],
  [{ type: 'integer' }, 1],
  [{ type: 'number' }, 1],
  [{ type: 'number', minimum: 0 }, 0],
  [inputSchema(uuid), '01890a5d-ac96-774b-bcce-b302099a8057'],
  [inputSchema(instant), '2026-11-20T12:00:00.000Z'],
  [{ type: 'string', pattern: String.raw`^\d{6}$` }, '204816'],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'text'],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['b'] },
    { b: 'b' },
  ],
  [{ type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } }, { a: 'a' }],
  [
    inputSchema(z.object({ price: wireMoney })),
    { price: { value: '1234', assetCode: 'JVD', assetScale: 2 } },
  ],
])('an example of %j is %j', (schema, sample) => {
  expect(sampleOf(schema)).toEqual(sample);
});
