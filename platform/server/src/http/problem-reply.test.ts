import pg from 'pg';
import { expect, test } from 'vitest';

import { silentLog } from '../log.ts';
import { toRefusal } from './problem-reply.ts';

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
])('%s is no breakdown: the caller is told to ask again', (_what, error) => {
  const { kind, extras } = toRefusal(error, silentLog);
  expect(kind.code).toBe('overloaded');
  expect(extras.retryAfter_s).toBeGreaterThan(0);
});

test('what nobody expected is a breakdown, and says nothing of itself', () => {
  expect(toRefusal(databaseError('42P01'), silentLog).kind.code).toBe('internal');
  expect(toRefusal(new TypeError('x is not a function'), silentLog).kind.code).toBe('internal');
});
