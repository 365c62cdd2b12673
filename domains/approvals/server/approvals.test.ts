import { platformRefusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { OPEN_PER_MAKER_MAX, PROPOSAL_EXPIRES_S } from '../contract/index.ts';
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
  desk.lever.pulled = [];
  desk.lever.refuses = undefined;
  desk.lever.standsAt = '1';
});

const stateOf = async (id: string) => (await desk.call('GET', `/${id}`, { as: checker })).body.state;

describe('a proposal', () => {
  it('does nothing alone, is carried out by a second person, once, and says who did what', async () => {
    const proposal = await desk.propose(maker, 7);
    expect(proposal).toMatchObject({
      state: 'open',
      kind: 'wallet.liquidity',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      reason: 'Because',
      own: true,
      proposed_by: { user_id: maker },
      decided_by: null,
      outcome: null,
    });
    expect(desk.lever.pulled).toEqual([]);
    const { items } = (await desk.call('GET', '', { as: checker })).body;
    expect(items[0]).toMatchObject({ id: proposal.id, own: false });
    const done = await desk.approve(proposal, checker);
    expect([done.status, done.body]).toMatchObject([
      200,
      { state: 'executed', outcome: { by: 7 }, decided_by: { user_id: checker } },
    ]);
    expect(desk.lever.pulled).toEqual([7]);
    const decided = (await desk.call('GET', '?state=decided', { as: maker })).body.items;
    expect(decided[0]).toMatchObject({ id: proposal.id, state: 'executed', own: true });
    expect(desk.people.recorded.slice(-2)).toEqual([
      { action: 'proposal_made', userId: maker, subject: proposal.id, kind: 'wallet.liquidity' },
      { action: 'proposal_approved', userId: maker, subject: proposal.id, kind: 'wallet.liquidity' },
    ]);
    expect(desk.people.mailed).toContain(checker);
    expect(desk.people.mailed).not.toContain(maker);
  });

  it('tells everyone else who may approve it at the bell, and its maker what became of it', async () => {
    const proposal = await desk.propose(maker, 7);
    await desk.approve(proposal, checker);
    const { rows } = await desk.database.pool.query<{ user_id: string; kind: string }>(
      `select payload->>'user_id' as user_id, payload->>'kind' as kind from platform.event
       where topic = 'notification.asked' and payload->>'user_id' in ($1, $2) order by id`,
      [maker, checker],
    );
    expect(rows.filter(({ user_id: id }) => id === checker).map(({ kind }) => kind)).toContain(
      'approvals.proposal_waiting',
    );
    expect(rows.filter(({ user_id: id }) => id === maker).map(({ kind }) => kind)).toEqual([
      'approvals.proposal_executed',
    ]);
  });

  it('is rejected for good with a reason, by anybody but its maker, who may take it back', async () => {
    const first = await desk.propose(maker, 1);
    expect((await desk.call('POST', `/${first.id}/reject`, { as: checker, body: {} })).status).toBe(422);
    const body = { reason: 'No' };
    const own = await desk.call('POST', `/${first.id}/reject`, { as: maker, body });
    expect([own.status, own.body.code]).toEqual([403, 'own_proposal']);
    const rejected = await desk.call('POST', `/${first.id}/reject`, { as: checker, body });
    expect(rejected.body).toMatchObject({ state: 'rejected', decision_reason: 'No' });
    const second = await desk.propose(maker, 2);
    expect((await desk.call('POST', `/${second.id}/withdraw`, { as: checker, body: {} })).status).toBe(404);
    const withdrawn = await desk.call('POST', `/${second.id}/withdraw`, { as: maker, body: {} });
    expect(withdrawn.body.state).toBe('withdrawn');
    for (const proposal of [first, second])
      expect((await desk.approve(proposal, checker)).body.code).toBe('proposal_decided');
    expect(desk.lever.pulled).toEqual([]);
  });

  it('that its kind refuses stays open, and the answer is the kind’s own', async () => {
    const proposal = await desk.propose(maker, 3);
    desk.lever.refuses = platformRefusals.conflict;
    expect((await desk.approve(proposal, checker)).body.code).toBe('conflict');
    expect(await stateOf(proposal.id)).toBe('open');
    desk.lever.refuses = undefined;
    expect((await desk.approve(proposal, checker)).status).toBe(200);
  });
});

describe('an attacker', () => {
  it('who made a proposal cannot approve it, from whatever session (attack A1)', async () => {
    const proposal = await desk.propose(maker, 5);
    const refused = await desk.approve(proposal, maker);
    expect([refused.status, refused.body.code]).toEqual([403, 'own_proposal']);
    await expect(
      sql`update approvals.proposal set state = 'executed', decided_by = ${maker}::uuid, decided_session = ${checker}::uuid,
        decided_at = now(), outcome = '{}' where id = ${proposal.id}::uuid`.execute(desk.services.db),
    ).rejects.toThrow(/proposal_two_people/);
  });

  it('who would gain neither proposes nor approves (attack A2)', async () => {
    await expect(desk.propose(maker, 5, maker)).rejects.toThrow('interested_party');
    const proposal = await desk.propose(maker, 5, checker);
    const refused = await desk.approve(proposal, checker);
    expect([refused.status, refused.body.code]).toEqual([403, 'interested_party']);
    expect((await desk.approve(proposal, desk.newPerson())).status).toBe(200);
  });

  it('who lost the role, is banned or has gone takes their proposals along (attack A3)', async () => {
    const proposal = await desk.propose(maker, 5);
    desk.people.remove(maker);
    const refused = await desk.approve(proposal, checker);
    expect([refused.status, refused.body.code]).toEqual([409, 'proposal_void']);
    const other = await desk.propose(checker, 5);
    const late = desk.newPerson();
    desk.people.remove(late);
    expect((await desk.approve(other, late)).body.code).toBe('role_required');
    await expect(desk.propose(late, 5)).rejects.toThrow('role_required');
    expect(desk.lever.pulled).toEqual([]);
  });

  it('without the role, or without a PIN just entered, neither reads nor decides (attack A4)', async () => {
    const { id, sha256 } = await desk.propose(maker, 5);
    const stranger = desk.newPerson();
    for (const role of ['content_editor', 'business_owner', '']) {
      for (const path of ['', `/${id}`])
        expect((await desk.call('GET', path, { as: stranger, role })).body.code).toBe('role_required');
      for (const step of ['approve', 'reject', 'withdraw']) {
        const body = step === 'approve' ? { sha256 } : { reason: 'x' };
        const refused = await desk.call('POST', `/${id}/${step}`, { as: stranger, role, body });
        expect([step, refused.status]).toEqual([step, 403]);
      }
    }
    expect((await desk.call('GET', `/${id}`)).status).toBe(401);
    expect((await desk.approve({ id, sha256 }, checker, { isStale: true })).body.code).toBe('pin_required');
  });

  it('cannot have another thing run than what was read: other hash, other payload, other state of things (attack A5)', async () => {
    const one = await desk.propose(maker, 5);
    const other = await desk.propose(maker, 500);
    const wrong = await desk.approve({ id: one.id, sha256: other.sha256 }, checker);
    expect([wrong.status, wrong.body.code]).toEqual([409, 'proposal_changed']);
    expect((await desk.approve({ id: one.id, sha256: 'x' }, checker)).status).toBe(422);
    await expect(
      sql`update approvals.proposal set payload_sha256 = sha256('x') where id = ${one.id}::uuid`.execute(
        desk.services.db,
      ),
    ).rejects.toThrow('decided once');
    desk.lever.standsAt = '2';
    expect((await desk.approve(one, checker)).body.code).toBe('proposal_outdated');
    expect([desk.lever.pulled, await stateOf(one.id)]).toEqual([[], 'open']);
  });

  it('with the table in hand changes, removes or empties nothing, and a payload put in its place with the right key does not run (attack A6)', async () => {
    const proposal = await desk.propose(maker, 5);
    const { ownerDb: db } = desk.database;
    await expect(
      sql`delete from approvals.proposal where id = ${proposal.id}::uuid`.execute(db),
    ).rejects.toThrow('decided once');
    await expect(sql`truncate approvals.proposal`.execute(db)).rejects.toThrow('decided once');
    const place = { table: 'approvals.proposal', column: 'sealed_payload', row: proposal.id };
    const other = desk.services.cipher.seal(place, '{"by":500}');
    await sql`update approvals.proposal set sealed_payload = ${other} where id = ${proposal.id}::uuid`.execute(
      db,
    );
    expect((await desk.approve(proposal, checker)).body.code).toBe('proposal_changed');
    expect(desk.lever.pulled).toEqual([]);
  });

  it('who approves twenty times at once, or repeats an approval, has it run once (attack A7)', async () => {
    const proposal = await desk.propose(maker, 9);
    const checkers = [checker, desk.newPerson(), desk.newPerson()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => desk.approve(proposal, checkers[at % 3] ?? checker)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['proposal_decided']),
    );
    const key = crypto.randomUUID();
    const next = await desk.propose(maker, 10);
    const first = await desk.approve(next, checker, { key });
    const again = await desk.approve(next, checker, { key });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(desk.lever.pulled).toEqual([9, 10]);
  });

  it('cannot use what waited too long, and it is closed (attack A8)', async () => {
    const proposal = await desk.propose(maker, 5);
    desk.clock.advance(PROPOSAL_EXPIRES_S);
    const late = await desk.approve(proposal, checker);
    expect([late.status, late.body.code]).toEqual([410, 'proposal_expired']);
    expect(await stateOf(proposal.id)).toBe('expired');
    const open: { id: string }[] = (await desk.call('GET', '', { as: checker })).body.items;
    expect(open.map(({ id }) => id)).not.toContain(proposal.id);
    await desk.runExpiry();
    expect((await desk.approve(proposal, checker)).body.code).toBe('proposal_decided');
    expect(desk.people.recorded.at(-1)).toMatchObject({ action: 'proposal_expired', userId: maker });
  });

  it('cannot bury a proposal under many, nor have a kind run all day (attack A9)', async () => {
    for (let at = 0; at < OPEN_PER_MAKER_MAX; at += 1) await desk.propose(maker, at);
    await expect(desk.propose(maker, 99)).rejects.toThrow('too_many_proposals');
    desk.clock.advance(2 * 24 * 3600);
    const makers = [maker, desk.newPerson()];
    makers[0] = desk.newPerson();
    const approved = [];
    for (let at = 0; at < 31; at += 1)
      approved.push(await desk.approve(await desk.propose(makers[at % 2] ?? maker, at), checker));
    expect(approved.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(30);
    expect(approved.at(-1)?.body.code).toBe('day_limit_reached');
  });
});

describe('what two people move within a day', () => {
  it('is bounded by its worth, for all proposals of a kind together (attack X5)', async () => {
    desk.clock.advance(25 * 3600);
    const alone = await desk.proposeMoving(maker, '1001').catch((error: unknown) => error);
    expect(alone).toMatchObject({
      kind: { code: 'day_worth_reached' },
      extras: { members: { left: '100000' } },
    });
    const [first, second, small] = [
      await desk.proposeMoving(maker, '600'),
      await desk.proposeMoving(maker, '401'),
      await desk.proposeMoving(maker, '400'),
    ];
    expect((await desk.approve(first, checker)).status).toBe(200);
    const over = await desk.approve(second, checker);
    expect(over).toMatchObject({ status: 409, body: { code: 'day_worth_reached', left: '40000' } });
    expect([await stateOf(second.id), desk.lever.pulled]).toEqual(['open', [1]]);
    expect((await desk.approve(small, checker)).status).toBe(200);
    desk.clock.advance(24 * 3600 + 1);
    expect((await desk.approve(second, checker)).status).toBe(200);
  });

  it('stays bounded where many are approved at once, by several people (attack X5)', async () => {
    desk.clock.advance(25 * 3600);
    const proposals = await Promise.all(Array.from({ length: 8 }, () => desk.proposeMoving(maker, '300')));
    const checkers = [checker, desk.newPerson(), desk.newPerson()];
    const answers = await Promise.all(
      proposals.map((proposal, at) => desk.approve(proposal, checkers[at % 3] ?? checker)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(desk.lever.pulled).toHaveLength(3);
  });

  it('counts what it is worth when it is approved, not when it was proposed (attack X5)', async () => {
    desk.clock.advance(25 * 3600);
    const proposal = await desk.proposeMoving(maker, '600');
    desk.lever.dollar = 200n;
    const answer = await desk.approve(proposal, checker);
    desk.lever.dollar = 100n;
    expect(answer).toMatchObject({ status: 409, body: { code: 'day_worth_reached' } });
  });
});
