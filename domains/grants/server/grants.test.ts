import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countGrants } from './count-grants.ts';
import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
let reviewer: TestPerson;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  reviewer = await bank.officer('Reviewer', 'grants.read', 'grants.review');
  manager = await bank.officer('Manager', 'grants.read', 'grants.review', 'grants.award');
  finance = await bank.person('Finance');
  for (const slug of ['personal', 'business', 'energy']) await bank.fill(slug, '10000000000');
});
afterAll(() => bank.close());

const applicant = () => bank.person('Applicant');

/** An application that a reviewer has taken. */
async function taken(as: TestPerson, amount = '500000'): Promise<string> {
  const { body } = await bank.apply(as, { amount });
  expect((await bank.step(body.id, reviewer, { step: 'take' })).status).toBe(200);
  return body.id;
}

/** What everyone reads of all grants and of the funds of sectors: how many are open, and what was promised and paid. */
async function counted() {
  const { grants, sector_funds: funds } = await countGrants({
    db: bank.database.db,
    now: bank.clock.now(),
  });
  return [grants, funds].map(({ open, committed, paid }) => [
    open,
    Number(committed.value),
    Number(paid.value),
  ]);
}

async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('a grant', () => {
  it('goes from an application to money in the wallet: two approve it, two others pay it [SYS-03]', async () => {
    const ann = await applicant();
    const before = await bank.booksOf('personal');
    const [grants, funds] = await counted();
    expect([grants?.slice(1), funds?.slice(1)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const sent = await bank.apply(ann);
    expect(sent.status).toBe(201);
    expect(await bank.mine(ann)).toMatchObject([
      {
        case_id: sent.body.id,
        reference: sent.body.reference,
        title: 'Personal grant',
        amount: { value: '500000', assetCode: 'USD' },
        state_label: 'Pending',
      },
    ]);
    const { id } = sent.body;
    await bank.step(id, reviewer, { step: 'take' });
    expect((await bank.mine(ann))[0].state_label).toBe('Under Review');
    const first = await bank.decide(id, reviewer, 'approve');
    expect(first.body).toMatchObject({ state: 'under_review', approvals: 1, approvals_needed: 2 });
    expect((await bank.decide(id, reviewer, 'approve')).body.code).toBe('approved_already');
    expect((await bank.decide(id, manager, 'approve')).body.state).toBe('approved');
    expect((await bank.mine(ann))[0].state_label).toBe('Approved');
    expect((await bank.booksOf('personal'))?.promisedMinor).toBe((before?.promisedMinor ?? 0n) + 500_000n);
    expect(await bank.balance(ann, 'USD')).toBeUndefined();
    await bank.accept(id, ann);
    await bank.pay(id, finance);
    // The first of its three parts: `awards/awards.test.ts` tells of the others.
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    expect(await toldTo(ann)).toContain('grants.paid');
    expect((await bank.booksOf('personal'))?.paidMinor).toBe((before?.paidMinor ?? 0n) + 150_000n);
    expect(await counted()).toEqual([[grants?.[0], 350_000, 150_000], funds]);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    // What was told twice changes nothing.
    await bank.hearPayments();
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    expect((await toldTo(ann)).filter((kind) => kind === 'grants.paid')).toHaveLength(1);
    // It is still active.
    expect((await bank.apply(ann)).body.code).toBe('already_applied');
  });

  it('of a sector fund goes to an organisation, whose owner is paid [SYS-04]', async () => {
    const owner = await applicant();
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: owner.userId, kind: 'business' });
    const sent = await bank.apply(owner, { type: 'energy', amount: '1000000', actingFor: id });
    expect(sent.status).toBe(201);
    expect(await bank.mine(owner)).toEqual([]);
    expect(await bank.mine(owner, `?acting_for=${id}`)).toMatchObject([{ title: 'Energy fund' }]);
    const alone = await bank.apply(owner, { type: 'energy', amount: '1000000' });
    expect(alone.body).toMatchObject({ code: 'not_eligible', criteria: 'applicant' });
  });

  it('of an organisation is sent by an owner, whose wallet is paid: not by a member who only writes', async () => {
    const [owner, editor] = [await applicant(), await applicant()];
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: owner.userId, editor: editor.userId, kind: 'business' });
    const asked = { type: 'energy', amount: '1000000', actingFor: id };
    const refused = await bank.apply(editor, asked);
    expect([refused.status, refused.body.code]).toEqual([403, 'owner_sends']);
    expect(await bank.mine(owner, `?acting_for=${id}`)).toEqual([]);
    expect((await bank.apply(owner, asked)).status).toBe(201);
  });

  it('is withdrawn before a decision, and the person may apply again', async () => {
    const ann = await applicant();
    const { body } = await bank.apply(ann);
    const withdraw = () =>
      bank.call('POST', `/api/v1/cases/${body.id}/steps`, {
        as: ann,
        key: crypto.randomUUID(),
        body: { step: 'cancel', version: 1 },
      });
    expect((await withdraw()).body.state_label).toBe('Withdrawn');
    expect((await withdraw()).status).toBe(409);
    expect((await bank.mine(ann))[0].state_label).toBe('Withdrawn');
    expect((await bank.apply(ann)).status).toBe(201);
  });

  it('that is declined is appealed once, unless the person has applied anew', async () => {
    const ann = await applicant();
    const id = await taken(ann);
    await bank.decide(id, reviewer, 'decline');
    expect((await bank.mine(ann))[0].state_label).toBe('Declined');
    const appeal = async (version: number) =>
      bank.call('POST', `/api/v1/cases/${id}/steps`, {
        as: ann,
        key: crypto.randomUUID(),
        body: { step: 'appeal', version, reason: 'The costs are now proven.' },
      });
    const { version } = await bank.read(id, reviewer);
    const { body: again } = await bank.apply(ann);
    expect((await appeal(version)).status).toBe(409);
    await bank.call('POST', `/api/v1/cases/${again.id}/steps`, {
      as: ann,
      key: crypto.randomUUID(),
      body: { step: 'cancel', version: 1 },
    });
    expect((await appeal(version)).body.state).toBe('submitted');
    // Others decide than before.
    await bank.step(id, manager, { step: 'take' });
    expect((await bank.decide(id, reviewer, 'approve')).body.code).toBe('decided_before');
  });
});

describe('an application is refused', () => {
  it('outside the range at the amount, and where costs make another sum at the costs', async () => {
    const ann = await applicant();
    for (const amount of ['199999', '1000001']) {
      const refused = await bank.apply(ann, { amount, answers: { equipment: '0' } });
      expect(refused.status).toBe(422);
      expect(refused.body.errors[0].field).toBe('amount');
    }
    const other = await bank.apply(ann, { answers: { equipment: '499999' } });
    expect(other.body.errors).toEqual([{ field: 'other_costs', code: 'sum_differs' }]);
    expect(await bank.mine(ann)).toEqual([]);
  });

  it.each(['nothing', 'Personal', '../personal', 'constructor', '%00', '💶'])(
    'for a programme that does not exist: %s',
    async (type) => {
      const ann = await applicant();
      const path = `/api/v1/grants/programmes/${encodeURIComponent(type)}`;
      const answers = [
        await bank.call('GET', path, { as: ann }),
        await bank.call('GET', `${path}/chance`, { as: ann }),
      ];
      for (const { status } of answers) expect(status).toBe(404);
    },
  );

  it('where no address is confirmed, by the rule that the page shows', async () => {
    const ann = await applicant();
    bank.unconfirmed.add(ann.userId);
    const { body: facts } = await bank.call('GET', '/api/v1/grants/programmes/personal/chance', { as: ann });
    expect(facts).toMatchObject({ kind: 'person', is_contact_confirmed: false, active: null });
    expect((await bank.apply(ann)).body).toMatchObject({ code: 'not_eligible', criteria: 'contact' });
  });

  it('where the budget of the programme is less', async () => {
    const owner = await applicant();
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: owner.userId, kind: 'government' });
    const refused = await bank.apply(owner, { type: 'government', amount: '1000000', actingFor: id });
    expect(refused.body).toMatchObject({ code: 'not_eligible', criteria: 'budget' });
  });

  it('after the deadline, and keeps the draft', async () => {
    const ann = await applicant();
    const late = await bank.draft(ann, { type: 'personal' });
    const close = (at: string | null) =>
      bank.database.owner.query(`update grants.programme set closes_at = $1 where slug = 'personal'`, [at]);
    await close(new Date(bank.clock.now().getTime() - 1).toISOString());
    try {
      expect((await bank.send(ann, late)).body).toMatchObject({
        code: 'competition_closed',
        state: 'closed',
      });
    } finally {
      await close(null);
    }
    expect((await bank.send(ann, late)).status).toBe(201);
  });

  it('while another one is active, with the way to it', async () => {
    const ann = await applicant();
    const { body: first } = await bank.apply(ann);
    const again = await bank.apply(ann);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'already_applied',
      case_id: first.id,
      reference: first.reference,
    });
    const { body: facts } = await bank.call('GET', '/api/v1/grants/programmes/personal/chance', { as: ann });
    expect(facts.active).toEqual({ case_id: first.id, reference: first.reference });
  });

  it('with the draft of another person, or of another programme', async () => {
    const [ann, bob] = [await applicant(), await applicant()];
    const draft = await bank.draft(ann, {});
    expect((await bank.send(bob, draft)).status).toBe(404);
    expect((await bank.send(ann, draft, 'business')).status).toBe(404);
  });

  it('for an organisation of others, which is not there', async () => {
    const [ann, bob] = [await applicant(), await applicant()];
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: ann.userId, kind: 'business' });
    for (const path of ['programmes/energy/chance', 'applications'])
      expect((await bank.call('GET', `/api/v1/grants/${path}?acting_for=${id}`, { as: bob })).status).toBe(
        404,
      );
  });
});

describe('who may', () => {
  it('nobody approves their own application, and a reviewer does not give the second approval', async () => {
    const own = await bank.officer('Own', 'grants.read', 'grants.review', 'grants.award');
    const { body } = await bank.apply(own);
    await bank.step(body.id, reviewer, { step: 'take' });
    expect((await bank.step(body.id, own, { step: 'take' })).body.code).toBe('own_case');
    expect((await bank.decide(body.id, own, 'approve')).body.code).toBe('own_case');
    await bank.decide(body.id, reviewer, 'approve');
    const second = await bank.officer('Second', 'grants.read', 'grants.review');
    expect((await bank.decide(body.id, second, 'approve')).body.code).toBe('other_officers');
  });

  it('programmes are public, in the reader’s language, and say what is left of each', async () => {
    const { status, body } = await bank.call('GET', '/api/v1/grants/programmes');
    expect(status).toBe(200);
    expect(body.items).toHaveLength(20);
    const personal = body.items.find(({ slug }: { slug: string }) => slug === 'personal');
    expect(personal).toMatchObject({
      minimum: { value: '200000', assetCode: 'USD' },
      maximum: { value: '1000000', assetCode: 'USD' },
      state: 'open',
    });
  });

  it('applications need a person, and the list an open PIN', async () => {
    const ann = await applicant();
    expect((await bank.call('GET', '/api/v1/grants/applications')).status).toBe(401);
    expect((await bank.call('GET', '/api/v1/grants/applications', { as: ann, pin: 'none' })).body.code).toBe(
      'pin_required',
    );
  });
});

it('applications without a decision end with the account', async () => {
  const ann = await applicant();
  await bank.apply(ann);
  await bank.forget(ann);
  const { rows } = await bank.database.owner.query(
    'select state, closed_at is not null as is_over from grants.application where user_id = $1',
    [ann.userId],
  );
  expect(rows).toEqual([{ state: 'cancelled', is_over: true }]);
});
