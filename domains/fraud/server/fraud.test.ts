import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveFraud, goodAnswers, type ServedFraud } from './testing/served-fraud.ts';

const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
let desk: ServedFraud;

beforeAll(async () => {
  desk = await serveFraud();
});
afterAll(() => desk.close());

const ownCase = async (id: string, who: string) => (await desk.ask('GET', `/cases/${id}`, { who })).body;

describe('a report of fraud', () => {
  it('is a case with a reference, which its reporter reads [SYS-23]', async () => {
    const who = desk.newId();
    const { status, body } = await desk.report(who);
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^CA-/);
    expect(await ownCase(body.id, who)).toMatchObject({
      kind: 'fraud.report',
      title: 'A suspicious message, link or call',
      state: 'received',
      can: ['cancel'],
    });
  });

  it('where money may still move is due within the hour, any day; otherwise after a working day', async () => {
    const who = desk.newId();
    const money = { lost_money: true, amount: 'Ɉ 20', paid_by: 'wallet' };
    const moving = (await desk.report(who, { ...money, is_money_moving: true })).body.id;
    const still = (await desk.report(who, { ...money, is_money_moving: false })).body.id;
    const due = async (id: string) => {
      const found = await ownCase(id, who);
      return Date.parse(found.due_at ?? '') - Date.parse(found.opened_at);
    };
    expect(await due(moving)).toBe(HOUR_MS);
    expect(await due(still)).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect((await ownCase(moving, who)).title).toContain('money may still move');
  });

  it('asks only what the answers before it make necessary, and names each question that is missing', async () => {
    const who = desk.newId();
    const refused = await desk.report(who, { lost_money: true, story: 'short', contact: '' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'story too_short',
      'amount required',
      'paid_by required',
      'is_money_moving required',
      'contact required',
    ]);
  });

  it('is the only form of fraud that people fill in: what a rule says of an alert is begun by nobody', async () => {
    const who = desk.newId();
    expect((await desk.ask('GET', '/forms/fraud.alert', { who })).status).toBe(404);
    expect((await desk.ask('POST', '/forms/fraud.alert/drafts', { who })).status).toBe(404);
  });

  it('is taken five times in 24 hours from one person, also when ten arrive at once', async () => {
    const who = desk.newId();
    for (let sent = 0; sent < 4; sent += 1) await desk.report(who);
    const body = await desk.draft(who, goodAnswers);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => desk.ask('POST', '/fraud/reports', { who, body })),
    );
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await desk.report(who)).toMatchObject({ status: 429, body: { code: 'reports_of_day' } });
    desk.services.movableClock.advance(DAY_S + 1);
    expect((await desk.report(who)).status).toBe(201);
  });

  it.each([
    ['act', 'action_taken'],
    ['dismiss', 'unfounded'],
    ['refer', 'referred'],
  ] as const)(
    'that was looked into ends by %s as %s, and its reporter reads why',
    async (decision, state) => {
      const [who, officer] = [desk.newId(), desk.officer()];
      const { id } = (await desk.report(who)).body;
      expect((await desk.step(id, officer, 'take')).body.state).toBe('triaged');
      expect((await desk.step(id, officer, 'investigate')).body.state).toBe('investigating');
      expect((await desk.decide(id, officer, decision)).body.state).toBe(state);
      const found = await ownCase(id, who);
      expect(found).toMatchObject({ state, can: ['appeal'], due_at: null });
      expect(found.history.at(-1)).toMatchObject({ event: decision, reason: 'We have looked into it.' });
    },
  );

  it('cannot be approved or declined as a service is', async () => {
    const officer = desk.officer();
    const { id } = (await desk.report(desk.newId())).body;
    await desk.step(id, officer, 'take');
    for (const decision of ['approve', 'decline'] as const)
      expect((await desk.decide(id, officer, decision)).body.code).toBe('case_step_refused');
  });

  it('is opened again once, and other people decide then', async () => {
    const [who, officer] = [desk.newId(), desk.officer()];
    const { id } = (await desk.report(who)).body;
    await desk.step(id, officer, 'take');
    await desk.decide(id, officer, 'dismiss');
    const { version } = await ownCase(id, who);
    const body = { step: 'appeal', version, reason: 'There is a second message.' };
    expect((await desk.ask('POST', `/cases/${id}/steps`, { who, body })).body.state).toBe('received');
    await desk.step(id, officer, 'take');
    expect((await desk.decide(id, officer, 'act')).body.code).toBe('decided_before');
    const other = desk.officer();
    await desk.step(id, other, 'take');
    expect((await desk.decide(id, other, 'act')).body.state).toBe('action_taken');
  });

  it('whose name is withheld tells officers nothing of its reporter', async () => {
    const [who, officer] = [desk.newId(), desk.officer()];
    const { id } = (await desk.report(who, { is_name_withheld: true })).body;
    await desk.ask('POST', `/cases/${id}/messages`, { who, body: { text: 'It rang again.' } });
    const found = await desk.read(id, officer);
    expect(found).toMatchObject({ is_name_withheld: true, applicant: '' });
    expect(JSON.stringify(found)).not.toContain(who.slice(-4));
    const queue = (await desk.ask('GET', '/admin/cases?state=received', { who: officer })).body.items;
    expect(queue.find((row) => row.id === id)).toMatchObject({ applicant: '', is_name_withheld: true });
  });

  it('takes evidence, which officers open and nobody else, also where the name is withheld [SYS-23]', async () => {
    const [who, officer] = [desk.newId(), desk.officer()];
    const evidence = await desk.document(who, 'Message.pdf');
    const { status, body } = await desk.report(who, { evidence: [evidence], is_name_withheld: true });
    expect(status).toBe(201);
    const link = `/admin/cases/${body.id}/papers/${evidence}/link`;
    const found = await desk.read(body.id, officer);
    expect(found.answers).toContainEqual(
      expect.objectContaining({ name: 'evidence', kind: 'file', value: 'Message.pdf' }),
    );
    expect(JSON.stringify(found)).not.toContain(who);
    expect((await desk.ask('POST', link, { who: officer })).status).toBe(200);
    for (const other of [who, desk.newId()])
      expect((await desk.ask('POST', link, { who: other })).status).toBe(403);
  });

  it('whose evidence is a file of another is refused at the question', async () => {
    const evidence = [await desk.document(desk.newId(), 'Letter.pdf')];
    const refused = await desk.report(desk.newId(), { evidence });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ field: 'evidence', code: 'document_missing' }),
    ]);
  });

  it('leads officers to others that name the same, in their language', async () => {
    const contact = '+1 (202) 555-0199';
    const first = (await desk.report(desk.newId(), { contact })).body.id;
    const second = (await desk.report(desk.newId(), { contact: 'tel 0012025550199' })).body;
    await desk.report(desk.newId(), { contact: '+12025550188' });
    const officer = desk.officer();
    const { body } = await desk.ask('GET', `/admin/cases/${first}`, { who: officer, language: 'de' });
    expect(body.related).toEqual([
      {
        id: second.id,
        reference: second.reference,
        state: 'received',
        state_label: 'Eingegangen',
        shared: 'Dieselbe Telefonnummer',
      },
    ]);
  });

  it.each(['@Corrupt_Officer', 'corrupt@egcr.example', '+1 202 555 0111'])(
    'that names an officer by %s is not there for that officer: no list, no page, no step [SYS-23]',
    async (contact) => {
      const userId = desk.newId();
      desk.people.add({
        userId,
        username: 'corrupt_officer',
        firstName: 'Corrupt',
        lastName: 'Officer',
        email: 'corrupt@egcr.example',
        phone: '+12025550111',
      });
      const [named, other] = [`${userId} fraud_reviewer aal2`, desk.officer()];
      const { id } = (await desk.report(desk.newId(), { contact })).body;
      const ids = async (who: string) =>
        (await desk.ask('GET', '/admin/cases?state=received', { who })).body.items.map((row) => row.id);
      expect(await ids(other)).toContain(id);
      expect(await ids(named)).not.toContain(id);
      const body = { version: 1, step: 'take' };
      for (const answer of [
        await desk.ask('GET', `/admin/cases/${id}`, { who: named }),
        await desk.ask('GET', `/admin/fraud/cases/${id}`, { who: named }),
        await desk.ask('POST', `/admin/cases/${id}/steps`, { who: named, body }),
        await desk.ask('POST', `/admin/cases/${id}/messages`, {
          who: named,
          body: { text: 'x', kind: 'note' },
        }),
        await desk.ask('POST', `/admin/cases/${id}/decision`, {
          who: named,
          body: { version: 1, decision: 'dismiss', reason: 'Nothing.' },
        }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      desk.people.remove(userId);
    },
  );

  it('keeps what it names as hashes that tell nothing', async () => {
    const { id } = (await desk.report(desk.newId(), { contact: 'someone@secret.example' })).body;
    const { rows } = await desk.owner.query('select * from fraud.trace where case_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe('a check before trusting', () => {
  it('says nothing is reported where nothing is, or one person alone has reported it', async () => {
    expect(await desk.check('https://nothing.example')).toEqual({ verdict: 'unknown', signs: [] });
    const who = desk.newId();
    await desk.report(who, { contact: 'https://alone.example' });
    await desk.report(who, { contact: 'https://alone.example' });
    expect((await desk.check('alone.example')).verdict).toBe('unknown');
  });

  it('warns where two people have reported it, however it is written', async () => {
    await desk.report(desk.newId(), { contact: 'https://twice.example/pay?a=1' });
    await desk.report(desk.newId(), { contact: 'www.TWICE.example/pay' });
    for (const text of ['twice.example', 'https://twice.example/pay', 'http://www.twice.example/other'])
      expect((await desk.check(text)).verdict).toBe('reported');
  });

  it('calls it confirmed only after officers have acted, and stops when they found nothing', async () => {
    const contact = '@proven_scam';
    await desk.decided(desk.newId(), 'act', { contact });
    expect((await desk.check(contact)).verdict).toBe('unknown');
    await desk.report(desk.newId(), { contact });
    expect((await desk.check(contact)).verdict).toBe('confirmed');
    const other = '@slandered_shop';
    await desk.decided(desk.newId(), 'dismiss', { contact: other });
    await desk.decided(desk.newId(), 'dismiss', { contact: other });
    expect((await desk.check(other)).verdict).toBe('unknown');
  });

  it('never warns of the platform’s own pages, whatever is reported', async () => {
    for (let sent = 0; sent < 2; sent += 1)
      await desk.report(desk.newId(), { contact: 'https://egcr.example/pay and https://www.egcr.example' });
    expect((await desk.check('https://egcr.example/pay')).verdict).toBe('unknown');
  });

  it('shows signs that anybody can see, and says when it cannot read a text', async () => {
    expect(await desk.check('https://egcr-login.bad.example')).toEqual({
      verdict: 'unknown',
      signs: ['looks_like_us'],
    });
    expect((await desk.check('https://pay.egcr.example')).signs).toEqual([]);
    expect((await desk.check('hello there')).verdict).toBe('unreadable');
  });

  it.each([
    ['', 'too_short'],
    ['a'.repeat(501), 'too_long'],
  ])('refuses a text that is no address: %#', async (text, code) => {
    const answer = await desk.ask('POST', '/fraud/check', { who: desk.newId(), body: { text } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'text', code }] } });
  });

  it.each([
    '\u0000\u0000\u0000',
    "'; drop table fraud.trace; --",
    '%%%%',
    'http://[::1',
    '\uD800\uD800\uD800',
  ])('is not shaken by %j', async (text) => {
    const answer = await desk.ask('POST', '/fraud/check', { who: desk.newId(), body: { text } });
    expect([200, 422]).toContain(answer.status);
  });
});
