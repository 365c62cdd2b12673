import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openApprovals, type ApprovalsDesk } from './testing/approvals-desk.ts';

let desk: ApprovalsDesk;
let maker: string;
let checker: string;
beforeAll(async () => {
  desk = await openApprovals();
});
afterAll(() => desk.close());
beforeEach(() => {
  maker = desk.newPerson();
  checker = desk.newPerson();
  desk.slow.prepared = 0;
  desk.slow.pulled = [];
  desk.slow.reading = async () => undefined;
});

/** Has the next reading last until `finish`; `begun` is when it has begun. */
function slowReading() {
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  desk.slow.reading = () => {
    begun.resolve();
    return finished.promise;
  };
  return { begun: begun.promise, finish: finished.resolve };
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    desk.services.db,
  );
  return rows[0]?.count ?? 0;
}

/** Puts another sealed payload into the row, with the right key, as who holds the database may. */
async function swapPayload(id: string, payload: string, db = desk.database.ownerDb): Promise<void> {
  const sealed = desk.services.cipher.seal(
    { table: 'approvals.proposal', column: 'sealed_payload', row: id },
    payload,
  );
  await sql`update approvals.proposal set sealed_payload = ${sealed} where id = ${id}::uuid`.execute(db);
}

async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as waits`.execute(desk.services.db);
  return rows[0]?.waits ?? false;
}

describe('what an approval reads before its transaction', () => {
  it('holds no transaction and no lock of the proposal: another person rejects it meanwhile, and it does not run (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const reading = slowReading();
    const approval = desk.approve(proposal, checker);
    await reading.begun;
    expect(await openTransactions()).toBe(0);
    const body = { reason: 'No' };
    const rejected = await desk.call('POST', `/${proposal.id}/reject`, { as: desk.newPerson(), body });
    expect(rejected.body.state).toBe('rejected');
    reading.finish();
    expect((await approval).body).toMatchObject({ code: 'proposal_decided', state: 'rejected' });
    expect(desk.slow.pulled).toEqual([]);
  });

  it('is nothing where its maker took the proposal back or lost the role meanwhile (attack B10)', async () => {
    const meanwhile = [
      ['proposal_decided', (id: string) => desk.call('POST', `/${id}/withdraw`, { as: maker, body: {} })],
      ['proposal_void', () => desk.people.remove(maker)],
    ] as const;
    for (const [code, change] of meanwhile) {
      const proposal = await desk.proposeSlow(maker, 'file');
      const reading = slowReading();
      const approval = desk.approve(proposal, checker);
      await reading.begun;
      await change(proposal.id);
      reading.finish();
      expect((await approval).body.code).toBe(code);
    }
    expect(desk.slow.pulled).toEqual([]);
  });

  it('is nothing where an approver lost the role meanwhile (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const reading = slowReading();
    const approval = desk.approve(proposal, checker);
    await reading.begun;
    desk.people.remove(checker);
    reading.finish();
    expect((await approval).body.code).toBe('role_required');
    expect(desk.slow.pulled).toEqual([]);
  });

  it('counts only for the payload that is locked afterwards: not where it was swapped meanwhile (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const reading = slowReading();
    const approval = desk.approve(proposal, checker);
    await reading.begun;
    await swapPayload(proposal.id, '{"content":"other"}');
    reading.finish();
    expect((await approval).body.code).toBe('proposal_changed');

    desk.slow.prepared = 0;
    const early = await desk.approve(proposal, checker);
    expect([early.body.code, desk.slow.prepared]).toEqual(['proposal_changed', 0]);
    await swapPayload(proposal.id, '{"content":"file"}');
    expect((await desk.approve(proposal, checker)).status).toBe(200);
    expect(desk.slow.pulled).toEqual(['FILE']);
  });

  it('is missing, and nothing runs, where a swapped payload is put back before the lock (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    await swapPayload(proposal.id, '{"content":"other"}');
    const approval = await desk.database.ownerDb.transaction().execute(async (db) => {
      await swapPayload(proposal.id, '{"content":"file"}', db);
      const waiting = desk.approve(proposal, checker);
      await expect.poll(waitsForLock).toBe(true);
      return { waiting };
    });
    expect((await approval.waiting).body.code).toBe('proposal_changed');
    expect([desk.slow.pulled, desk.slow.prepared]).toEqual([[], 0]);
  });

  it('is read by each of twenty who approve at once, and runs once (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const checkers = [checker, desk.newPerson(), desk.newPerson()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => desk.approve(proposal, checkers[at % 3] ?? checker)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(desk.slow.pulled).toEqual(['FILE']);
  });

  it('is read only for an approval that can succeed (attack B10)', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const other = await desk.propose(maker, 1);
    expect((await desk.approve(proposal, maker)).body.code).toBe('own_proposal');
    const wrong = { id: proposal.id, sha256: other.sha256 };
    expect((await desk.approve(wrong, checker)).body.code).toBe('proposal_changed');
    expect((await desk.approve({ ...proposal, id: crypto.randomUUID() }, checker)).status).toBe(404);
    expect((await desk.approve(proposal, checker, { isStale: true })).body.code).toBe('pin_required');
    expect((await desk.approve(proposal, checker, { role: 'content_editor' })).status).toBe(403);
    await desk.call('POST', `/${proposal.id}/withdraw`, { as: maker, body: {} });
    expect((await desk.approve(proposal, checker)).body.code).toBe('proposal_decided');
    expect(desk.slow.prepared).toBe(0);
  });

  it('is not read again for a repeated request, whose answer is the first one', async () => {
    const proposal = await desk.proposeSlow(maker, 'file');
    const key = crypto.randomUUID();
    const first = await desk.approve(proposal, checker, { key });
    const again = await desk.approve(proposal, checker, { key });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect([desk.slow.pulled, desk.slow.prepared]).toEqual([['FILE'], 1]);
  });
});
