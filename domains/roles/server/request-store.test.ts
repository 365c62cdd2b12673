import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { caseOfProposal, closeRequest, findRequest, insertRequest, reopenRequest } from './request-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-20T12:00:00.000Z');
const newId = () => uuidv7(at.getTime());

const requestOf = (userId: string, change: object = {}) => ({
  case_id: newId(),
  user_id: userId,
  role: 'auditor',
  scope_kind: 'global' as const,
  scope_id: '',
  reason: 'I audit',
  ends_at: null,
  ...change,
});

it('a request for a role waits once for each role and place, until it is decided; an appeal opens it again, unless another waits', async () => {
  const userId = newId();
  const first = requestOf(userId);
  const { db } = database;
  expect(await insertRequest(db, first, at)).toBe(true);
  expect(await insertRequest(db, requestOf(userId), at)).toBe(false);
  const others = [
    requestOf(userId, { scope_kind: 'queue', scope_id: 'fraud.report' }),
    requestOf(userId, { scope_kind: 'queue', scope_id: 'desk.service' }),
    requestOf(userId, { role: 'author' }),
    requestOf(newId()),
  ];
  for (const each of others) expect(await insertRequest(db, each, at)).toBe(true);
  expect(await findRequest(db, first.case_id)).toEqual(first);
  const proposalId = newId();
  await closeRequest(db, { caseId: first.case_id, proposalId, now: at });
  await closeRequest(db, { caseId: first.case_id, now: new Date(at.getTime() + 5) });
  expect(await caseOfProposal(db, proposalId)).toBe(first.case_id);
  expect(await caseOfProposal(db, newId())).toBeUndefined();
  const declined = others[0] ?? first;
  await closeRequest(db, { caseId: declined.case_id, now: at });
  expect(await reopenRequest(db, declined.case_id)).toBe(true);
  await closeRequest(db, { caseId: declined.case_id, now: at });
  expect(await insertRequest(db, { ...declined, case_id: newId() }, at)).toBe(true);
  expect(await reopenRequest(db, declined.case_id)).toBe(false);
});
