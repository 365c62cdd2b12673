import { describe, expect, it } from 'vitest';

import { AnswerJudge, bucketed } from './answers.ts';
import { type Document, operationsOf } from './document.ts';

const problem = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] } as const;
const document: Document = {
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'things.read',
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { id: { type: 'string' } },
                  required: ['id'],
                  additionalProperties: false,
                },
              },
            },
          },
          '404': {
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
          '500': {
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        },
        'x-access': 'signed_in',
        'x-pin': 'none',
      },
    },
  },
  components: { schemas: { Problem: problem } },
};
const [operation] = operationsOf(document);

function kindsIn(
  status: number,
  text: string,
  { contentType = 'application/json; charset=utf-8', ms = 5 } = {},
): string[] {
  if (operation === undefined) throw new Error('there is one operation');
  return new AnswerJudge(document)
    .faultsIn(operation, { status, text, contentType }, ms)
    .map(({ kind }) => kind);
}

const asProblem = { contentType: 'application/problem+json; charset=utf-8' };

describe('the judge of answers', () => {
  it('finds nothing wrong with a declared answer and a declared refusal', () => {
    expect(kindsIn(200, '{"id":"a"}')).toEqual([]);
    expect(kindsIn(404, '{"code":"not_found"}', asProblem)).toEqual([]);
  });

  it.each([
    ['a breakdown, though it is declared', 500, '{"code":"internal"}', asProblem, 'answered 500'],
    ['a status nobody declared', 418, '', {}, 'answered 418, which is not declared'],
    ['a member nobody declared', 200, '{"id":"a","pin_hash":"x"}', {}, 'answered 200 outside its schema'],
    ['a wrong type', 200, '{"id":5}', {}, 'answered 200 outside its schema'],
    ['a body that is no JSON', 200, '<html>', {}, 'answered 200 outside its schema'],
    [
      'a missing charset',
      200,
      '{"id":"a"}',
      { contentType: 'application/json' },
      'answered 200 outside its schema',
    ],
    [
      'a stack',
      404,
      '{"code":"x","detail":"Error\\n    at run (file.ts:3:9)"}',
      asProblem,
      'tells of its inside',
    ],
    ["the database's words", 404, '{"code":"syntax error at or near"}', asProblem, 'tells of its inside'],
    ['an answer after six seconds', 200, '{"id":"a"}', { ms: 6_000 }, 'took longer than five seconds'],
  ])('finds %s', (...[, status, text, rest, kind]) => {
    expect(kindsIn(status, text, rest)).toEqual([kind]);
  });

  it('tells one cause once, however often it was met', () => {
    const fault = { operation: 'things.read', kind: 'answered 500', request: 'GET /things/1' };
    const lines = bucketed([
      { ...fault, said: 'request 17 failed' },
      { ...fault, said: 'request 18 failed' },
      { ...fault, said: 'something else' },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('(2 times)');
  });
});
