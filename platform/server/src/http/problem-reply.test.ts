import { platformRefusals, refusals } from '@egcr/contract/refusals';
import pg from 'pg';
import { expect, test } from 'vitest';

import { silentLog, type Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { problemOf, toRefusal } from './problem-reply.ts';

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('said by the database', 1, 'error'), { code });
}

test.each([
  ['a connection that was reset', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['a connection that ended in the middle of a query', new Error('Connection terminated unexpectedly')],
  [
    'the query after that on the same connection',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a session ended by the operator', databaseError('57P01')],
  ['a database that starts', databaseError('57P03')],
  ['a deadlock', databaseError('40P01')],
  ['a full disk', databaseError('53100')],
  ['a lock that was waited for too long', databaseError('55P03')],
  ['a transaction that would not be alone', databaseError('40001')],
  ['too many connections', databaseError('53300')],
  ['a statement that took too long', databaseError('57014')],
])('%s is no breakdown: the caller is told to ask again', (_what, error) => {
  const { kind, extras } = toRefusal(error, silentLog);
  expect(kind.code).toBe('overloaded');
  expect(extras.retryAfter_s).toBe(2);
});

test('what nobody expected is a breakdown, and says nothing of itself', () => {
  expect(toRefusal(databaseError('42P01'), silentLog).kind.code).toBe('internal');
  expect(toRefusal(new TypeError('x is not a function'), silentLog).kind.code).toBe('internal');
});

test.each([
  [399, 'internal'],
  [400, 'malformed_request'],
  [404, 'not_found'],
  [413, 'too_large'],
  [414, 'malformed_request'],
  [415, 'unsupported_media_type'],
  [499, 'malformed_request'],
  [500, 'internal'],
  ['400', 'internal'],
  [undefined, 'internal'],
])('a request that could not be read, with the status %s, is answered %s', (statusCode, code) => {
  expect(toRefusal(Object.assign(new Error('unread'), { statusCode }), silentLog).kind.code).toBe(code);
});

test('a refusal stays what it is, what is no error is a breakdown, and operators read of what nobody expected', () => {
  const said: [string, unknown, string][] = [];
  const log = Object.assign(Object.create(silentLog) as Logger, {
    warn: (facts: { error: unknown }, words: string) => said.push(['warn', facts.error, words]),
    error: (facts: { error: unknown }, words: string) => said.push(['error', facts.error, words]),
  });
  const refusal = new Refusal(platformRefusals.conflict);
  expect(toRefusal(refusal, log)).toBe(refusal);
  toRefusal(Object.assign(new Error('unread'), { statusCode: 400 }), log);
  expect(said).toEqual([]);
  const deadlock = databaseError('40P01');
  toRefusal(deadlock, log);
  expect(toRefusal({ statusCode: 400 }, log).kind.code).toBe('internal');
  expect(said).toEqual([
    ['warn', deadlock, 'refused for load'],
    ['error', { statusCode: 400 }, 'request failed'],
  ]);
});

const no = refusals({
  full: [409, 'No place is left.'],
  who: [401, 'Say who you are.'],
});

test('a refusal travels with its code, its fields, its members and what a client has to do', () => {
  expect(problemOf(new Refusal(no.full))).toEqual({
    status: 409,
    headers: {},
    body: { type: '/api/reference#refusal-full', title: 'No place is left.', status: 409, code: 'full' },
  });
  expect(problemOf(new Refusal(no.full, { field: 'seat', members: { left: 0 } })).body).toEqual({
    type: '/api/reference#refusal-full',
    title: 'No place is left.',
    status: 409,
    code: 'full',
    errors: [{ field: 'seat', code: 'full' }],
    left: 0,
  });
  const errors = [{ field: 'a', code: 'format' }];
  expect(problemOf(new Refusal(no.full, { field: 'seat', errors })).body['errors']).toEqual(errors);
  expect(problemOf(new Refusal(no.who, { headers: { 'x-mark': 'm' } })).headers).toEqual({
    'x-mark': 'm',
    'www-authenticate': 'Bearer',
  });
  expect(problemOf(new Refusal(platformRefusals.pin_required)).headers['www-authenticate']).toBe(
    'Bearer error="insufficient_user_authentication", acr_values="urn:egcr:pin", max_age=300',
  );
});

test.each([
  [-3, '1'],
  [0, '1'],
  [1, '1'],
  [1.1, '2'],
  [7, '7'],
])('who has to wait %f seconds is told %s', (retryAfter_s, told) => {
  expect(problemOf(new Refusal(no.full, { retryAfter_s })).headers['retry-after']).toBe(told);
});
