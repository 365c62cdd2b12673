import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { countExecuted, countOpen, countOpenOf, findProposal, listProposals, lockOverdue } from './store.ts';
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
  desk.lever.gainers = [];
  desk.lever.ended = [];
});

/** What the bell says to a person. */
async function toldTo(person: string): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select payload->>'kind' as kind from platform.event
    where topic = 'notification.asked' and payload->>'user_id' = ${person} order by id`.execute(
    desk.services.db,
  );
  return rows.map(({ kind }) => kind.replace('approvals.proposal_', ''));
}

/** As who holds the database may: proposals of a kind that were decided at an instant. */
async function decidedBefore(
  kind: string,
  { at, count, state = 'executed' }: { at: Date; count: number; state?: string },
) {
  await sql`
    insert into approvals.proposal
      (id, kind, subject, sealed_payload, payload_sha256, facts, reason, proposed_by, proposed_session, proposed_network,
        proposed_at, expires_at, state, decided_by, decided_session, decided_network, decided_at, outcome, worth)
    select gen_random_uuid(), ${kind}, 'x', 'x', sha256('x'), '[]', '', ${maker}, ${maker}, 'here', ${at}::timestamptz - interval '1 hour',
      ${at}::timestamptz + interval '1 hour', ${state}, ${checker}, ${checker}, 'here', ${at},
      case when ${state} = 'executed' then '{}'::jsonb end, case when ${state} = 'executed' then 100 end
    from generate_series(1, ${count}::int)`.execute(desk.database.ownerDb);
}

describe('a proposal', () => {
  it('is listed with its page, newest first, while it waits, and counted for the others and for its maker', async () => {
    desk.clock.advance(80 * 3600);
    await desk.runExpiry();
    const [one, two, three] = [
      await desk.propose(maker, 1),
      await desk.propose(maker, 2),
      await desk.propose(checker, 3),
    ];
    const page = async (query: string) => (await desk.call('GET', query, { as: checker })).body;
    const first = await page('?limit=2');
    const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    expect(ids(first.items)).toEqual([three.id, two.id]);
    expect(ids((await page(`?limit=2&after=${first.next}`)).items)).toEqual([one.id]);
    const count = async (userId: string) =>
      countOpen(desk.services.db, { userId, now: desk.services.clock.now() });
    expect([await count(checker), await count(maker)]).toEqual([
      { others: 2, own: 1 },
      { others: 1, own: 2 },
    ]);
  });

  it('waits for three days, and at their end no more', async () => {
    const { id } = await desk.propose(maker, 1);
    const { db } = desk.services;
    const row = await findProposal(db, id);
    const [made, end] = [row?.proposed_at.getTime() ?? 0, row?.expires_at ?? new Date(0)];
    expect(end.getTime() - made).toBe(3 * 24 * 3_600_000);
    const before = new Date(end.getTime() - 1);
    const has = (rows: readonly { readonly id: string }[]) => rows.some((each) => each.id === id);
    const seenAt = async (now: Date) => ({
      open: has(await listProposals(db, { isOpen: true, after: undefined, limit: 100, now })),
      decided: has(await listProposals(db, { isOpen: false, after: undefined, limit: 100, now })),
      own: (await countOpen(db, { userId: maker, now })).own,
      ofMaker: await countOpenOf(db, maker, now),
      overdue: has(await lockOverdue(db, now, 200)),
    });
    expect(await seenAt(before)).toEqual({ open: true, decided: false, own: 1, ofMaker: 1, overdue: false });
    expect(await seenAt(end)).toEqual({ open: false, decided: true, own: 0, ofMaker: 0, overdue: true });
  });

  it('that ends tells its kind, the audit log, everyone who looks at the list, and its maker, unless they took it back', async () => {
    const acts = ['approve', 'reject', 'withdraw', 'expire'] as const;
    const ids: string[] = [];
    for (const act of acts) {
      const { id, sha256 } = await desk.propose(maker, 1);
      ids.push(id);
      const as = act === 'withdraw' ? maker : checker;
      const body = act === 'approve' ? { sha256, reason: 'Yes' } : { reason: 'Because' };
      if (act === 'expire') desk.clock.advance(3 * 24 * 3600);
      else await desk.call('POST', `/${id}/${act}`, { as, body });
    }
    await desk.runExpiry();
    const ends = ['executed', 'rejected', 'withdrawn', 'expired'];
    const ended = desk.lever.ended.filter(({ id }) => ids.includes(id));
    expect(ended).toEqual(ids.map((id, at) => ({ id, state: ends[at] })));
    const recorded = desk.people.recorded
      .filter(({ userId }) => userId === maker)
      .map(({ action }) => action);
    expect(recorded).toEqual(
      ['approved', 'rejected', 'withdrawn', 'expired'].flatMap((end) => ['proposal_made', `proposal_${end}`]),
    );
    expect(await toldTo(maker)).toEqual(['executed', 'rejected', 'expired']);
    expect(await toldTo(checker)).toEqual(acts.map(() => 'waiting'));
    const { rows } = await sql<{ state: string }>`
      select payload->>'state' as state from platform.event
      where topic = 'approvals.proposal_changed' and payload->>'id' = any (${ids})
        and ${checker}::uuid = any (audience)
      order by id`.execute(desk.services.db);
    expect(rows.map(({ state }) => state)).toEqual(ends.flatMap((end) => ['open', end]));
  });

  it('keeps the reason of who decides, which an approval may leave out', async () => {
    const reasons: unknown[] = [];
    for (const [act, reason] of [
      ['approve', 'Yes'],
      ['approve'],
      ['withdraw', 'Mine'],
      ['withdraw'],
    ] as const) {
      const { id, sha256 } = await desk.propose(maker, 1);
      const body = { ...(act === 'approve' && { sha256 }), ...(reason !== undefined && { reason }) };
      const as = act === 'approve' ? checker : maker;
      reasons.push((await desk.call('POST', `/${id}/${act}`, { as, body })).body.decision_reason);
    }
    expect(reasons).toEqual(['Yes', null, 'Mine', null]);
  });

  it('is not approved where its maker or the second person gains by it now, nor rejected by who lost the role', async () => {
    const proposal = await desk.propose(maker, 1);
    for (const gains of [maker, checker]) {
      desk.lever.gainers = [gains];
      expect((await desk.approve(proposal, checker)).body).toMatchObject({
        status: 403,
        code: 'interested_party',
      });
    }
    desk.people.remove(checker);
    const body = { reason: 'No' };
    const refused = await desk.call('POST', `/${proposal.id}/reject`, { as: checker, body });
    expect(refused.body).toMatchObject({ status: 403, code: 'role_required' });
  });

  it('of another form than its kind reads is neither judged, prepared nor carried out', async () => {
    const { lever, slow } = desk;
    const proposed = { proposedBy: maker, prepared: {} };
    const refused = { extras: { errors: [{ field: '', code: 'payload_format' }] } };
    for (const [kind, payload] of [
      [lever.kind, { by: 'much' }],
      [slow.kind, { content: 1 }],
    ] as const) {
      const inWork = (act: 'judge' | 'run') =>
        desk.services.unit(async (work) => void (await kind[act](work, payload, proposed)));
      await expect(inWork('judge')).rejects.toMatchObject(refused);
      await expect(inWork('run')).rejects.toMatchObject(refused);
    }
    const { db, clock, cipher } = desk.services;
    const request = { id: '', ip: '', userAgent: '', language: 'en' };
    const before = { db, now: clock.now(), cipher, actor: { kind: 'anonymous' }, request } as const;
    expect(() => slow.kind.prepare?.(before, { content: 1 })).toThrow('validation_failed');
    await expect(
      desk.services.unit(
        async (work) => void (await slow.kind.judge(work, { content: 'a' }, { proposedBy: maker })),
      ),
    ).rejects.toThrow('was not prepared');
  });

  it('that is not there answers as one that never was', async () => {
    const id = crypto.randomUUID();
    const answers = [
      await desk.call('GET', `/${id}`, { as: checker }),
      await desk.approve({ id, sha256: 'a'.repeat(64) }, checker),
      await desk.call('POST', `/${id}/reject`, { as: checker, body: { reason: 'No' } }),
      await desk.call('POST', `/${id}/withdraw`, { as: checker, body: {} }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'not_found']),
    );
  });
});

describe('what is carried out in a day', () => {
  it('is counted by kind, from one instant of the day before, and only what was carried out', async () => {
    const at = new Date('2026-01-02T12:00:00Z');
    await decidedBefore('funds.spending', { at, count: 3 });
    await decidedBefore('funds.spending', { at, count: 2, state: 'rejected' });
    await decidedBefore('funds.valuation', { at, count: 5 });
    const since = (ms: number) =>
      desk.services.unit(({ db }) => countExecuted(db, 'funds.spending', new Date(at.getTime() + ms)));
    const later = new Date(at.getTime() + 2000);
    await decidedBefore('funds.spending', { at: later, count: 1 });
    expect([await since(-1), await since(0), await since(2000)]).toEqual([
      { count: 4, worthMinor: 400n },
      { count: 1, worthMinor: 100n },
      { count: 0, worthMinor: 0n },
    ]);
  });

  it('is at most a hundred of a kind that says nothing else', async () => {
    await decidedBefore('wallet.bank_file', { at: desk.services.clock.now(), count: 99 });
    const [last, over] = [await desk.proposeSlow(maker, 'a'), await desk.proposeSlow(maker, 'b')];
    expect((await desk.approve(last, checker)).status).toBe(200);
    expect((await desk.approve(over, checker)).body).toMatchObject({
      status: 409,
      code: 'day_limit_reached',
    });
    desk.clock.advance(24 * 3600 + 1);
    expect((await desk.approve(over, checker)).status).toBe(200);
  });
});
