import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { setStatusCode } from './guard-store.ts';
import { letter, publicUrl, serveContact } from './testing/served-contact.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
const served = await serveContact();
const { domain, addresses, advance, newNetwork, ask, editor, write, mailsTo, step, ticket } = served;
afterEach(() => vi.useRealTimers());
afterAll(() => served.close());

describe('a message to the platform', () => {
  it('is five of one network in an hour, whatever they say; other networks are not in the way', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const from = newNetwork();
    for (let sent = 0; sent < 5; sent += 1) expect((await write({}, { from })).status).toBe(201);
    const full = await write({}, { from });
    expect([full.status, full.body.code, full.headers['retry-after']]).toEqual([
      429,
      'too_many_messages',
      '3600',
    ]);
    expect((await write()).status).toBe(201);
    advance(3599);
    expect((await write({}, { from })).status).toBe(429);
    advance(1);
    expect((await write({}, { from })).status).toBe(201);
  });

  it('of a machine counts for nothing, and one without a captcha is not taken', async () => {
    const from = newNetwork();
    for (let sent = 0; sent < 7; sent += 1) {
      const { status, body } = await write(
        { website: 'https://spam.example', email: 'machine@example.com' },
        { from },
      );
      expect([status, body.reference]).toEqual([201, expect.stringMatching(/^EG-.{4}-.{4}$/)]);
    }
    expect(await mailsTo('machine@example.com')).toEqual([]);
    const refused = await write({ captcha_token: 'bad', email: 'bad@example.com' }, { from });
    expect([refused.status, refused.body.code]).toEqual([403, 'captcha_failed']);
    expect(await mailsTo('bad@example.com')).toEqual([]);
    expect((await write({ website: '' }, { from })).status).toBe(201);
  });

  it('gets a receipt that leads to its status and holds none of its words', async () => {
    const { email, reference } = await ticket();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We have your message (${reference})`);
    expect(mail?.text).toContain(`${publicUrl}/contact?view=status&reference=${reference}`);
    expect(mail?.text).not.toContain('has not arrived');
  });
});

describe('the code that shows how far a message is', () => {
  const askCode = (given: object) => ask('POST', '/contact/status/code', { body: given });
  const read = (given: object) => ask('POST', '/contact/status', { body: given });
  const codeOf = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';

  it('is mailed once in a minute, and for what does not exist never; the answer is always the same', async () => {
    const { email, reference } = await ticket();
    const count = async () => (await mailsTo(email)).length;
    for (const given of [
      { reference, email },
      { reference, email: 'other@example.com' },
      { reference: 'EG-2222-2222', email },
    ])
      expect(await askCode(given)).toMatchObject({ status: 202, body: { life_s: 900 } });
    expect(await count()).toBe(2);
    advance(MINUTE_S - 1);
    await askCode({ reference, email });
    expect(await count()).toBe(2);
    advance(1);
    await askCode({ reference, email });
    expect(await count()).toBe(3);
    expect((await mailsTo(email))[0]?.text).toContain('15 minutes');
  });

  it('is guessed five times, lasts fifteen minutes, and opens one message of one address', async () => {
    const { email, reference } = await ticket();
    const other = await ticket();
    await askCode({ reference, email });
    const code = await codeOf(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 4; guess += 1)
      expect((await read({ reference, email, code: wrong })).body.code).toBe('code_wrong');
    expect((await read({ reference: other.reference, email: other.email, code })).body.code).toBe(
      'code_wrong',
    );
    expect((await read({ reference, email: other.email, code })).body.code).toBe('code_wrong');
    const shown = await read({ reference, email, code });
    expect(shown).toMatchObject({ status: 200, body: { reference, topic: 'money', state: 'new' } });
    expect(shown.body.entries.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      ['message', letter.message],
    ]);
    // The fifth was the last.
    expect((await read({ reference, email, code })).body.code).toBe('code_wrong');

    advance(MINUTE_S);
    await askCode({ reference, email });
    const next = await codeOf(email);
    advance(15 * MINUTE_S - 1);
    expect((await read({ reference, email, code: next })).status).toBe(200);
    advance(1);
    expect((await read({ reference, email, code: next })).body.code).toBe('code_wrong');
  });

  it('is not replaced while it is too young', async () => {
    const { id } = await ticket();
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const set = (second: number, notSince: number) =>
      setStatusCode(served.db, {
        ticketId: id,
        codeHash: 'x',
        attempts: 5,
        now: at(second),
        expiresAt: at(second + 900),
        notSince: at(notSince),
      });
    expect([await set(10, 0), await set(11, 9), await set(12, 10), await set(13, 11)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('what staff do with a message', () => {
  it('is kept in its history: taken, noted, answered by mail, handed back, solved, and opened again by an answer', async () => {
    const { id, email, reference } = await ticket({ name: 'Ann of www.evil.com' });
    const [olga, oskar] = [editor(), editor()];
    const [olgaId = '', oskarId = ''] = [olga, oskar].map((who) => who.split(' ')[0] ?? '');
    expect((await step(id, olga, { step: 'assign' })).body).toMatchObject({
      state: 'open',
      assigned_to: olgaId,
      assigned_to_you: true,
    });
    // A message that an officer has taken is not taken again.
    await step(id, olga, { step: 'assign' });
    advance(1);
    expect((await step(id, oskar, { step: 'note', text: 'Ask the bank' })).body).toMatchObject({
      state: 'open',
      assigned_to: olgaId,
      assigned_to_you: false,
    });
    advance(1);
    expect((await step(id, olga, { step: 'reply', text: 'It is on its way.' })).body.state).toBe('waiting');
    const [mail] = await mailsTo(email);
    // Nobody can make us send their link to the address of another person.
    expect(mail?.text).not.toContain('evil.com');
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(reference),
      expect.stringContaining('It is on its way.'),
    ]);
    advance(1);
    expect((await step(id, olga, { step: 'release' })).body).toMatchObject({
      state: 'waiting',
      assigned_to: null,
    });
    advance(1);
    expect((await step(id, oskar, { step: 'solve' })).body).toMatchObject({
      state: 'solved',
      assigned_to: oskarId,
    });
    for (const given of ['assign', 'release', 'solve']) {
      const refused = await step(id, olga, { step: given });
      expect([given, refused.status, refused.body.code]).toEqual([given, 409, 'ticket_solved']);
    }
    expect((await step(id, olga, { step: 'note', text: 'Well done' })).status).toBe(200);
    advance(1);
    const last = await step(id, olga, { step: 'reply', text: 'One thing more.' });
    expect(last.body.state).toBe('waiting');
    const shown = last.body.entries.map(
      ({ kind, text, by }: { kind: string; text: string; by: string | null }) => [kind, text, by],
    );
    expect(shown).toEqual([
      ['message', letter.message, null],
      ['event', 'assigned', olgaId],
      ['note', 'Ask the bank', oskarId],
      ['reply', 'It is on its way.', olgaId],
      ['event', 'released', olgaId],
      ['event', 'solved', oskarId],
      ['note', 'Well done', olgaId],
      ['reply', 'One thing more.', olgaId],
    ]);
    // Ids of what was done are the same each time, and of the form of ids.
    const again = (await ask('GET', `/admin/contact-messages/${id}`, { who: oskar })).body;
    expect(again.entries).toEqual(last.body.entries);
    for (const each of again.entries)
      expect(each.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const unknown = served.newId();
    expect((await ask('GET', `/admin/contact-messages/${unknown}`, { who: olga })).body.code).toBe(
      'ticket_unknown',
    );
    expect((await step(unknown, olga, { step: 'solve' })).body.code).toBe('ticket_unknown');
  });

  it('is found by state, topic and whose it is, the newest first, page by page', async () => {
    const olga = editor();
    const made: string[] = [];
    for (const topic of ['privacy', 'fraud', 'privacy', 'privacy']) made.push((await ticket({ topic })).id);
    const [first = '', second = '', third = '', fourth = ''] = made;
    await step(first, olga, { step: 'assign' });
    await step(third, olga, { step: 'reply', text: 'We deleted it.' });
    await step(fourth, editor(), { step: 'solve' });
    const idsOf = async (query: string) => {
      const { body } = await ask('GET', `/admin/contact-messages?limit=100&${query}`, { who: olga });
      return body.items.map(({ id }: { id: string }) => id).filter((id: string) => made.includes(id));
    };
    expect(await idsOf('')).toEqual([fourth, third, second, first]);
    expect(await idsOf('topic=privacy')).toEqual([fourth, third, first]);
    expect(await idsOf('state=unsolved')).toEqual([third, second, first]);
    for (const [state, found] of [
      ['new', second],
      ['open', first],
      ['waiting', third],
      ['solved', fourth],
    ])
      expect(await idsOf(`state=${state}`)).toEqual([found]);
    expect(await idsOf('assigned=me')).toEqual([third, first]);
    expect(await idsOf('assigned=nobody')).toEqual([second]);
    const page = (await ask('GET', '/admin/contact-messages?limit=1', { who: olga })).body;
    const rest = await ask('GET', `/admin/contact-messages?limit=100&after=${page.next}`, { who: olga });
    expect(rest.body.items.map(({ id }: { id: string }) => id)).not.toContain(page.items[0].id);
    expect(rest.body.items[0].id).toBe(third);
  });
});

describe('what a person reads of their own messages', () => {
  it('came from their confirmed address, the newest first, without what staff note', async () => {
    const ann = served.newId();
    expect((await ask('GET', '/contact/messages', { who: ann })).body).toEqual({ items: [] });
    const { id, email, reference } = await ticket();
    const { reference: later } = await ticket({ email });
    await step(id, editor(), { step: 'note', text: 'Ask the bank' });
    await step(id, editor(), { step: 'reply', text: 'It is on its way.' });
    addresses.set(ann, email);
    const { body } = await ask('GET', '/contact/messages', { who: ann });
    expect(body.items.map((each: { reference: string }) => each.reference)).toEqual([later, reference]);
    expect(body.items[1].entries.map(({ kind }: { kind: string }) => kind)).toEqual(['message', 'reply']);
  });
});

describe('what is forgotten', () => {
  it('is what was written in a message a year after it was solved, and how often a network wrote after an hour', async () => {
    const run = () => served.services.unit(async (work) => domain.jobs?.['contact.forget']?.(work, {}));
    const [solved, open] = [await ticket(), await ticket()];
    await step(solved.id, editor(), { step: 'solve' });
    const left = async (table: string, column: string, value: string) =>
      Number(
        (await served.owner.query(`select count(*) from ${table} where ${column} = $1`, [value])).rows[0]
          .count,
      );
    const sendings = async () =>
      Number((await served.owner.query('select count(*) from contact.sending')).rows[0].count);
    expect(await sendings()).toBeGreaterThan(0);
    advance(3590);
    await run();
    expect(await sendings()).toBeGreaterThan(0);
    advance(20);
    await run();
    expect(await sendings()).toBe(0);
    advance(365 * DAY_S - 3610 - 10);
    await run();
    expect(await left('contact.ticket', 'id', solved.id)).toBe(1);
    advance(20);
    await run();
    expect([
      await left('contact.ticket', 'id', solved.id),
      await left('cases.case_message', 'case_id', solved.id),
    ]).toEqual([0, 0]);
    expect([
      await left('contact.ticket', 'id', open.id),
      await left('cases.case_message', 'case_id', open.id),
    ]).toEqual([1, 1]);
    expect(await left('cases.case_event', 'case_id', solved.id)).toBeGreaterThan(1);
  });

  it('security.txt says where a weakness is reported, for 180 days', async () => {
    const { body, headers } = await served.app.inject({ method: 'GET', url: '/.well-known/security.txt' });
    const { publicUrl: origin } = served.services.settings;
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const expires = /Expires: (.+Z)/.exec(body)?.[1] ?? '';
    expect(expires).toMatch(/T\d{2}:\d{2}:\d{2}Z$/);
    const life_s = (Date.parse(expires) - served.services.clock.now().getTime()) / 1000;
    expect(Math.abs(life_s - 180 * DAY_S)).toBeLessThan(60);
    for (const line of [
      `Contact: ${origin}/contact?topic=security`,
      `Policy: ${origin}/security`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ])
      expect(body).toContain(line);
  });
});
