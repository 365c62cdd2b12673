import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveDesk, type ServedDesk } from './testing/served-desk.ts';

const DAY_S = 86_400;
let desk: ServedDesk;

beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

/** A case that an officer holds. */
async function held() {
  const [who, officer] = [desk.newId(), desk.officer()];
  const id = await desk.openCase(who);
  await desk.step(id, officer, { step: 'take' });
  return { id, who, officer };
}

const own = async (id: string, who: string) => (await desk.ask('GET', `/cases/${id}`, { who })).body;

describe('asking for a service', () => {
  it('opens one case, which its applicant reads with answers and history', async () => {
    const who = desk.newId();
    const id = await desk.openCase(who, {
      ...goodAnswers,
      for_organization: true,
      organization: 'Harbour School',
    });
    const found = await own(id, who);
    expect(found).toMatchObject({
      title: 'Fund',
      state: 'submitted',
      awaits: 'officer',
      version: 1,
      can: ['cancel'],
      history: [{ number: 1, event: 'submit', by: 'applicant', name: null }],
      answers: [
        { name: 'purpose', value: 'A fund for our school' },
        { name: 'for_organization', value: 'true' },
        { name: 'organization', label: 'What is the organization called?', value: 'Harbour School' },
        { name: 'is_urgent', value: 'false' },
      ],
    });
    expect(found.reference).toMatch(/^CA-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await desk.ask('GET', '/cases', { who })).body.items.map((row) => row.id)).toEqual([id]);
    expect((await desk.ask('GET', '/form-drafts', { who })).body.items).toEqual([]);
  });

  it('50 times at once opens one case', async () => {
    const who = desk.newId();
    const body = await desk.draft(who);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => desk.ask('POST', '/services/fund/cases', { who, body })),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = sent.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ body: { code } }) => code))).toEqual(new Set(['draft_sent']));
    const { items } = (await desk.ask('GET', '/cases', { who })).body;
    expect(items.map(({ id }) => id)).toEqual([others[0]?.body.submission_id]);
  });

  it('is repeated under its key with the same answer', async () => {
    const who = desk.newId();
    const [body, key] = [await desk.draft(who), desk.newId()];
    const first = await desk.ask('POST', '/services/fund/cases', { who, body, key });
    const second = await desk.ask('POST', '/services/fund/cases', { who, body, key });
    expect(second).toEqual(first);
  });

  it('with answers that do not fit names every question, and keeps the draft', async () => {
    const who = desk.newId();
    const answers = { purpose: 'short', for_organization: true, is_urgent: true, needed_on: '2026-02-30' };
    const body = await desk.draft(who, answers);
    const refused = await desk.ask('POST', '/services/fund/cases', { who, body });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(refused.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'purpose too_short',
      'organization required',
      'needed_on format',
    ]);
    expect((await desk.ask('GET', `/form-drafts/${body.draft_id}`, { who })).body.answers).toEqual(answers);
  });

  it('with a stale draft is refused with the version that stands', async () => {
    const who = desk.newId();
    const body = await desk.draft(who);
    await desk.draft(who, { ...goodAnswers, purpose: 'Another purpose' });
    const refused = await desk.ask('POST', '/services/fund/cases', { who, body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft_changed', version: 3 } });
  });

  it.each(['nothing', 'job', 'Fund', 'constructor'])('of the type %s is not found', async (type) => {
    const who = desk.newId();
    const body = await desk.draft(who);
    const path = `/services/${encodeURIComponent(type)}/cases`;
    expect((await desk.ask('POST', path, { who, body })).status).toBe(404);
  });
});

describe('the list of services', () => {
  it('has eleven, in the reader’s language, each with a form, a wizard of its own or not open yet [SYS-16]', async () => {
    const { body } = await desk.ask('GET', '/services', { who: desk.newId(), language: 'fr' });
    expect(body.items).toHaveLength(11);
    expect(body.items).toContainEqual(
      expect.objectContaining({ type: 'fund', title: 'Fonds', opens: 'case', form: 'desk.fund' }),
    );
    expect(body.items).toContainEqual(
      expect.objectContaining({ type: 'mailbox', opens: 'later', form: null, is_wished: false }),
    );
    for (const type of ['business', 'grant-programme', 'job'])
      expect(body.items).toContainEqual(
        expect.objectContaining({ type, opens: 'wizard', form: null, is_wished: false }),
      );
  });

  it('remembers who wants to be told of one that is not open yet', async () => {
    const who = desk.newId();
    expect((await desk.ask('PUT', '/services/mailbox/wish', { who })).status).toBe(204);
    expect((await desk.ask('PUT', '/services/mailbox/wish', { who })).status).toBe(204);
    expect((await desk.ask('GET', '/services/mailbox', { who })).body.is_wished).toBe(true);
    for (const open of ['fund', 'job'])
      expect((await desk.ask('PUT', `/services/${open}/wish`, { who })).status).toBe(404);
    expect((await desk.ask('GET', '/services/nothing', { who })).status).toBe(404);
  });
});

describe('who waited for a service', () => {
  it('is told once when it opens, also by a wizard of its own, and waits on where it does not', async () => {
    const [waited, waits] = [desk.newId(), desk.newId()];
    // Asked while it was not open.
    await desk.owner.query(
      "insert into desk.wish (user_id, service, wished_at) values ($1, 'business', now()), ($2, 'mailbox', now())",
      [waited, waits],
    );
    for (let run = 0; run < 2; run += 1)
      await desk.services.unit(async (work) => {
        for (const { jobs } of desk.together) await jobs?.['desk.tell_opened']?.(work, {});
      });
    const { rows } = await desk.owner.query(
      `select payload ->> 'user_id' as who, payload ->> 'link' as link
       from platform.event where topic = 'notification.asked' and payload ->> 'user_id' in ($1, $2)`,
      [waited, waits],
    );
    expect(rows).toEqual([{ who: waited, link: '/create/business' }]);
    expect((await desk.ask('GET', '/services/mailbox', { who: waits })).body.is_wished).toBe(true);
  });
});

describe('a case', () => {
  it('is there for its applicant and for officers alone', async () => {
    const { id } = await held();
    const who = desk.newId();
    expect((await desk.ask('GET', `/cases/${id}`, { who })).status).toBe(404);
    const text = { text: 'Let me in' };
    expect((await desk.ask('POST', `/cases/${id}/messages`, { who, body: text })).status).toBe(404);
    const cancel = { step: 'cancel', version: 2 };
    expect((await desk.ask('POST', `/cases/${id}/steps`, { who, body: cancel })).status).toBe(404);
    for (const path of ['', '/messages', '/steps', '/decision'])
      expect(
        (await desk.ask(path === '' ? 'GET' : 'POST', `/admin/cases/${id}${path}`, { who })).body.code,
      ).toBe('role_required');
    const weak = await desk.ask('GET', `/admin/cases/${id}`, { who: `${desk.newId()} content_editor` });
    expect(weak.body.code).toBe('second_factor_required');
    expect((await desk.ask('GET', `/admin/cases/${desk.newId()}`, { who: desk.officer() })).status).toBe(404);
  });

  it('is taken, asked about, answered and fulfilled, and says all of that', async () => {
    const { id, who, officer } = await held();
    const asked = await desk.step(id, officer, { step: 'ask', text: 'Which school?' });
    expect(asked.body).toMatchObject({ awaits: 'applicant', due_at: null });
    const note = { text: 'Looks good', kind: 'note' };
    await desk.ask('POST', `/admin/cases/${id}/messages`, { who: officer, body: note });
    const reply = { text: 'The one at the harbour' };
    const answered = await desk.ask('POST', `/cases/${id}/messages`, { who, body: reply });
    expect(answered.body.awaits).toBe('officer');
    expect(answered.body.due_at).not.toBeNull();
    expect(answered.body.messages.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'officer: Which school?',
      'applicant: The one at the harbour',
    ]);
    const decided = await desk.decide(id, officer, 'approve');
    expect(decided.body).toMatchObject({ state: 'fulfilled', awaits: 'nobody', approvals: 1, can: [] });
    expect(decided.body.messages.map(({ is_note: isNote }) => isNote)).toEqual([false, true, false]);
    const read = await own(id, who);
    expect(read.history.map(({ event, state }) => `${event} ${state}`)).toEqual([
      'submit submitted',
      'take in_progress',
      'ask in_progress',
      'answer in_progress',
      'approve fulfilled',
    ]);
    expect(read.history.at(-1)).toMatchObject({ by: 'officer', name: null, reason: 'All papers are there.' });
    expect(read.can_write).toBe(false);
    expect(desk.recorded).toContain(`case_approved ${read.reference}`);
  });

  it('is neither handled nor decided by its own applicant', async () => {
    const userId = desk.newId();
    const id = await desk.openCase(userId);
    const officer = `${userId} content_editor aal2`;
    const steps = await Promise.all([
      desk.step(id, officer, { step: 'take' }),
      desk.decide(id, officer, 'approve'),
      desk.ask('POST', `/admin/cases/${id}/messages`, { who: officer, body: { text: 'x', kind: 'note' } }),
    ]);
    expect(steps.map(({ body }) => body.code)).toEqual(['own_case', 'own_case', 'own_case']);
    expect((await desk.ask('GET', `/admin/cases/${id}`, { who: officer })).body.can).toEqual([]);
  });

  it('is decided once by 20 at the same time; the others read what stands', async () => {
    const { id } = await held();
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        desk.ask('POST', `/admin/cases/${id}/decision`, {
          who: desk.officer(),
          body: { version: 2, decision: place % 2 === 0 ? 'approve' : 'decline', reason: 'So it is.' },
        }),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    const [other] = decisions.filter(({ status }) => status !== 200);
    expect(other).toMatchObject({ status: 409, body: { code: 'case_changed', version: 3 } });
    expect(['fulfilled', 'declined']).toContain(other?.body.state);
  });

  it('is appealed once, and decided by another person then', async () => {
    const { id, who, officer } = await held();
    const declined = await desk.decide(id, officer, 'decline');
    expect((await own(id, who)).can).toEqual(['appeal']);
    const body = { step: 'appeal', version: declined.body.version, reason: 'A paper was missing.' };
    const appealed = await desk.ask('POST', `/cases/${id}/steps`, { who, body });
    expect(appealed.body).toMatchObject({ state: 'submitted', is_appeal: true });
    await desk.step(id, officer, { step: 'take' });
    expect((await desk.decide(id, officer, 'approve')).body.code).toBe('decided_before');
    const other = desk.officer();
    expect((await desk.decide(id, other, 'decline')).body.state).toBe('declined');
    const { version, can } = await own(id, who);
    expect(can).toEqual([]);
    const again = await desk.ask('POST', `/cases/${id}/steps`, { who, body: { ...body, version } });
    expect(again.body.code).toBe('appeal_over');
  });

  it('is cancelled by its applicant, and then nothing is written in it', async () => {
    const { id, who, officer } = await held();
    const cancel = (version: number) =>
      desk.ask('POST', `/cases/${id}/steps`, { who, body: { step: 'cancel', version } });
    expect((await cancel(1)).body).toMatchObject({ code: 'case_changed', version: 2, state: 'in_progress' });
    expect((await cancel(2)).body.state).toBe('cancelled');
    expect((await desk.decide(id, officer, 'approve')).body.code).toBe('case_step_refused');
    const body = { text: 'One more thing' };
    expect((await desk.ask('POST', `/cases/${id}/messages`, { who, body })).body.code).toBe('case_closed');
  });

  it.each([
    [{ decision: 'approve', version: 2 }, ['reason']],
    [{ decision: 'May be', version: 0, reason: ' \u200F ' }, ['decision', 'version', 'reason']],
    [{ decision: 'approve', version: 2, reason: 'x'.repeat(1001), extra: 1 }, ['reason', 'extra']],
  ])('does not take the decision %j, and names the fields', async (body, fields) => {
    const { id, officer } = await held();
    const refused = await desk.ask('POST', `/admin/cases/${id}/decision`, { who: officer, body });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ field }) => field)).toEqual(fields);
  });

  it('cannot be read in the database', async () => {
    const { id, who, officer } = await held();
    await desk.step(id, officer, { step: 'ask', text: 'A secret question' });
    await desk.ask('POST', `/cases/${id}/messages`, { who, body: { text: 'A secret answer' } });
    const tables = ['case', 'case_event', 'case_message'];
    const rows = await Promise.all(tables.map((table) => desk.owner.query(`select * from cases.${table}`)));
    expect(JSON.stringify(rows.map((each) => each.rows))).not.toMatch(/secret|school/);
  });
});

describe('the queue', () => {
  it('is narrowed by state, by hands and to what is late', async () => {
    const { id, officer } = await held();
    const ids = async (query: string) =>
      (await desk.ask('GET', `/admin/cases?limit=100&${query}`, { who: officer })).body.items.map(
        (row) => row.id,
      );
    expect(await ids('assigned=me')).toEqual([id]);
    expect(await ids('state=in_progress')).toContain(id);
    expect(await ids('state=submitted')).not.toContain(id);
    expect(await ids('assigned=nobody')).not.toContain(id);
    expect(await ids('state=open&late=yes')).not.toContain(id);
    await desk.decide(id, officer, 'approve');
    expect(await ids('state=open')).not.toContain(id);
    const wrong = await desk.ask('GET', '/admin/cases?state=lost', { who: officer });
    expect(wrong.body.errors).toEqual([expect.objectContaining({ field: 'state' })]);
  });

  it('marks a case whose ten working days are over, once, and tells who holds it', async () => {
    const { id, officer } = await held();
    const mark = () =>
      desk.services.unit(async (work) => {
        for (const { jobs } of desk.together) await jobs?.['cases.mark_overdue']?.(work, {});
      });
    const read = async () => (await desk.ask('GET', `/admin/cases/${id}`, { who: officer })).body;
    desk.services.movableClock.advance(11 * DAY_S);
    await mark();
    expect((await read()).is_overdue).toBe(false);
    desk.services.movableClock.advance(5 * DAY_S);
    await mark();
    await mark();
    const late = await read();
    expect(late.is_overdue).toBe(true);
    expect(late.history.map(({ event }) => event)).toEqual(['submit', 'take', 'overdue']);
    const [officerId = ''] = officer.split(' ');
    const { rows } = await desk.owner.query(
      "select payload from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [officerId],
    );
    expect(rows).toHaveLength(1);
  });
});
