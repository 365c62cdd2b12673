import { addSeconds } from '@egcr/contract/time';
import { readCaptured } from '@egcr/server-kit/captured-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
let staff: DevPerson;
let person: DevPerson;
beforeAll(async () => {
  // In a demonstration staff need no second factor; that they do elsewhere is proved with the guard.
  product = await startProduct({ settings: { DEMO: 'on' } });
  const [first, second] = await makePeople(product.url, 2);
  if (!first || !second) throw new Error('two people were asked for');
  [staff, person] = [first, second];
  const answer = await fetch(`${product.url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  const changed = await fetch(`${product.url}/auth/v1/admin/users/${staff.user_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ app_metadata: { roles: ['content_editor'] } }),
  });
  if (!changed.ok) throw new Error(`the role was not given: ${changed.status}`);
});
afterAll(() => product.close());

/** The same domains again, for what no call does. */
const composed = () => composeDomains(readConfig({}), product.keys);

const MESSAGES = '/api/v1/contact/messages';
const QUEUE = '/api/v1/admin/contact-messages';
const letter = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  topic: 'money',
  message: 'A payment of mine has not arrived yet, what can I do?',
};

async function write(change: object = {}, headers = {}): Promise<Response> {
  return post(product.url + MESSAGES, { ...letter, ...change }, headers);
}

async function writeOne(change: object = {}, headers = {}): Promise<string> {
  const answer = await write(change, headers);
  expect(answer.status).toBe(201);
  return z.object({ reference: z.string() }).parse(await answer.json()).reference;
}

async function mailTo(address: string, subject: RegExp) {
  return patiently(async () => {
    const found = (await readCaptured(product.services, address)).find((mail) =>
      subject.test(mail.subject ?? ''),
    );
    if (!found) throw new Error(`no mail ${String(subject)} to ${address}`);
    return found;
  });
}

async function problem(answer: Response) {
  return z
    .object({
      status: z.number(),
      code: z.string(),
      errors: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
    })
    .parse(await answer.json());
}

describe('a message to the platform', () => {
  it('gets a readable reference, and a receipt in the reader’s language goes out [ROUTE-05]', async () => {
    const email = 'greta@example.com';
    const reference = await writeOne({ email }, { 'accept-language': 'de' });
    expect(reference).toMatch(/^EG-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const mail = await mailTo(email, /Ihre Nachricht ist da/);
    expect(mail.text).toContain(reference);
    expect(mail.html).toContain('lang="de"');
    // Nobody can make the house mail their own words to another person.
    expect(mail.text).not.toContain('has not arrived');
  });

  it('is refused with every field at once', async () => {
    const answer = await write({ name: ' ', email: 'nobody', topic: 'gossip', message: 'short' });
    const { status, code, errors } = await problem(answer);
    expect([status, code]).toEqual([422, 'validation_failed']);
    expect(errors?.map(({ field, code: issue }) => `${field} ${issue}`).toSorted()).toEqual([
      'email email_format',
      'message too_short',
      'name required',
      'topic topic_unknown',
    ]);
  });

  it('of a machine that fills in the hidden field leads nowhere', async () => {
    const email = 'machine@example.com';
    await writeOne({ email, website: 'https://buy.example' });
    const { rows } = await product.services.pool.query('select 1 from contact.ticket where email = $1', [
      email,
    ]);
    expect(rows).toEqual([]);
  });

  it('loses marks that turn the direction of text and keeps its lines', async () => {
    const email = 'rtl@example.com';
    await writeOne({
      email,
      name: 'A\u202enn',
      message: 'First line of it,\r\nsecond\u200b line of it\u0007.',
    });
    const { rows } = await product.services.pool.query<{ name: string; id: string; sealed: string }>(
      'select name, m.id, sealed_text as sealed from contact.ticket t join cases.case_message m on m.case_id = t.id where email = $1',
      [email],
    );
    const [row] = rows;
    expect(rows).toHaveLength(1);
    expect(row?.name).toBe('Ann');
    const place = { table: 'cases.case_message', column: 'sealed_text', row: row?.id ?? '' };
    expect(product.services.cipher.open(place, row?.sealed ?? '')).toBe(
      'First line of it,\nsecond line of it.',
    );
  });
});

describe('how far a message is', () => {
  it('is shown to the person who has the code from the mail, and to nobody else', async () => {
    const email = 'status@example.com';
    const reference = await writeOne({ email });
    const ask = (given: object) => post(`${product.url}/api/v1/contact/status/code`, given);
    const read = (given: object) => post(`${product.url}/api/v1/contact/status`, given);
    expect((await ask({ reference, email: 'other@example.com' })).status).toBe(202);
    expect((await ask({ reference: reference.toLowerCase().replaceAll('-', ' '), email })).status).toBe(202);
    const { code } = await mailTo(email, /^Your code/);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await problem(await read({ reference, email, code: wrong }))).code).toBe('code_wrong');
    expect((await problem(await read({ reference, email: 'other@example.com', code }))).code).toBe(
      'code_wrong',
    );
    const answer = await read({ reference, email, code });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ reference, state: 'new', entries: [{ kind: 'message' }] });
    for (let guess = 0; guess < 5; guess += 1) await read({ reference, email, code: wrong });
    expect((await problem(await read({ reference, email, code }))).code).toBe('code_wrong');
  });

  it('stands among one’s own messages for the person who confirmed the address', async () => {
    const reference = await writeOne({ email: person.email.toUpperCase() });
    const own = async (who: DevPerson) => {
      const answer = await fetch(product.url + MESSAGES, { headers: bearer(who) });
      const { items } = z
        .object({ items: z.array(z.object({ reference: z.string() })) })
        .parse(await answer.json());
      return items.map((item) => item.reference);
    };
    expect(await own(person)).toContain(reference);
    expect(await own(staff)).not.toContain(reference);
    expect((await fetch(product.url + MESSAGES)).status).toBe(401);
  });
});

describe('the queue of the staff', () => {
  const row = z.object({ id: z.string(), reference: z.string(), state: z.string() });
  const queue = async (search: string, who = staff) => {
    const answer = await fetch(`${product.url}${QUEUE}?${search}`, { headers: bearer(who) });
    return {
      status: answer.status,
      items: answer.ok ? z.object({ items: z.array(row) }).parse(await answer.json()).items : [],
    };
  };
  let keys = 0;
  const step = async (id: string, body: object, { who = staff, key = `step-${(keys += 1)}` } = {}) =>
    post(`${product.url}${QUEUE}/${id}/steps`, body, { ...bearer(who), 'idempotency-key': key });

  async function waiting(email: string, topic = 'fraud') {
    const reference = await writeOne({ email, topic });
    const found = (await queue(`topic=${topic}&state=new`)).items.find(
      (item) => item.reference === reference,
    );
    if (!found) throw new Error('the message is not in the queue');
    return found;
  }

  it('is closed to strangers and to people without a role', async () => {
    expect((await fetch(product.url + QUEUE)).status).toBe(401);
    expect((await queue('', person)).status).toBe(403);
    const { id } = await waiting('closed@example.com');
    expect((await step(id, { step: 'solve' }, { who: person })).status).toBe(403);
    expect((await fetch(`${product.url}${QUEUE}/${id}`, { headers: bearer(person) })).status).toBe(403);
  });

  it('takes a message on, answers it by mail once, and solves it', async () => {
    const email = 'answered@example.com';
    const { id } = await waiting(email);
    expect(await (await step(id, { step: 'assign' })).json()).toMatchObject({
      state: 'open',
      assigned_to_you: true,
    });
    expect((await queue('assigned=me&state=open')).items.map((item) => item.id)).toContain(id);
    await step(id, { step: 'note', text: 'Looks like the one of yesterday.' });
    const reply = { step: 'reply', text: 'Thank you.\nWe have stopped it.' };
    const answers = await Promise.all([1, 2, 3].map(() => step(id, reply, { key: 'same' })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const mail = await mailTo(email, /^Our answer/);
    expect(mail.text).toContain('We have stopped it.');
    expect(mail.text).not.toContain('yesterday');
    const solved = await (await step(id, { step: 'solve' })).json();
    expect(solved).toMatchObject({ state: 'solved' });
    const { entries } = z
      .object({
        entries: z.array(z.object({ kind: z.string(), text: z.string(), by: z.nullable(z.string()) })),
      })
      .parse(solved);
    expect(
      entries.map(({ kind, text, by }) => [kind, kind === 'event' ? text : '', by === staff.user_id]),
    ).toEqual([
      ['message', '', false],
      ['event', 'assigned', true],
      ['note', '', true],
      ['reply', '', true],
      ['event', 'solved', true],
    ]);
    expect((await problem(await step(id, { step: 'assign' }))).code).toBe('ticket_solved');
    expect((await queue('state=unsolved')).items.map((item) => item.id)).not.toContain(id);
  });

  it('opens a solved message again with an answer, under the person who gives it', async () => {
    const { id } = await waiting('again@example.com');
    expect(await (await step(id, { step: 'solve' })).json()).toMatchObject({
      state: 'solved',
      assigned_to_you: true,
    });
    await step(id, { step: 'note', text: 'It was in the other queue.' });
    const reply = { step: 'reply', text: 'We have found it after all.' };
    expect(await (await step(id, reply)).json()).toMatchObject({ state: 'waiting', assigned_to_you: true });
    expect((await mailTo('again@example.com', /^Our answer/)).text).toContain('found it after all');
    expect((await (await step(id, { step: 'assign' })).json()) as unknown).toMatchObject({
      state: 'waiting',
    });
    expect(await (await step(id, { step: 'release' })).json()).toMatchObject({ assigned_to: null });
  });

  it('is the queue of cases: the workbench shows a message, its history holds, and what is written there is mailed too', async () => {
    const email = 'workbench@example.com';
    const { id, reference } = await waiting(email, 'partners');
    const ask = async (path: string) =>
      (await fetch(`${product.url}/api/v1/admin/cases${path}`, { headers: bearer(staff) })).json();
    const listed = z.object({ items: z.array(z.object({ id: z.string(), state_label: z.string() })) });
    for (const search of [`?text=${reference}`, '?kind=contact.ticket&state=new'])
      expect(listed.parse(await ask(search)).items).toContainEqual({ id, state_label: 'New' });
    expect(await ask(`/${id}`)).toMatchObject({
      reference,
      title: 'Partners and press',
      answers: [{ value: 'Ann Lee' }, { value: email }, { value: 'Partners and press' }],
      messages: [{ by: 'applicant', text: letter.message }],
    });
    const taken = { version: 1, step: 'reply', text: 'Welcome, we call you.' };
    const steps = await post(`${product.url}/api/v1/admin/cases/${id}/steps`, taken, {
      ...bearer(staff),
      'idempotency-key': crypto.randomUUID(),
    });
    expect(steps.status).toBe(200);
    expect((await mailTo(email, /^Our answer/)).text).toContain('Welcome, we call you.');
    expect((await queue('topic=partners&state=waiting&assigned=me')).items.map((item) => item.id)).toEqual([
      id,
    ]);
    expect((await composed().doors.cases.verify(product.services)).findings).toEqual([]);
  });

  it('lets ten colleagues solve a message at once: one does, the others hear that it is solved', async () => {
    const { id } = await waiting('race@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(id, { step: 'solve' })));
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.ok ? 'done' : (await problem(answer)).code)),
    );
    expect(codes.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'ticket_solved')]);
  });

  it('forgets a year after it was solved who wrote it and what, and keeps the history of the steps', async () => {
    const email = 'forgotten@example.com';
    const { id } = await waiting(email);
    const other = await waiting('not-solved@example.com');
    await step(id, { step: 'solve' });
    const forget = composed().list.find(({ name }) => name === 'contact')?.jobs?.['contact.forget'];
    for (const days of [364, 366])
      await product.services.unit(
        (work) => forget?.({ ...work, now: addSeconds(work.now, days * 86_400) }, {}) ?? Promise.resolve(),
      );
    expect((await problem(await step(id, { step: 'note', text: 'Who was it?' }))).code).toBe(
      'ticket_unknown',
    );
    expect((await queue('')).items.map((item) => item.id)).not.toContain(id);
    expect((await queue('state=new')).items.map((item) => item.id)).toContain(other.id);
    const { rows } = await product.services.pool.query(
      `select sealed_answers, (select count(*)::integer from cases.case_message where case_id = c.id) as messages,
         array(select event from cases.case_event where case_id = c.id order by number) as events
       from cases.case c where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ sealed_answers: null, messages: 0, events: ['submit', 'solve', 'erase'] }]);
    expect((await composed().doors.cases.verify(product.services)).findings).toEqual([]);
  });

  it('knows no message that is not there, and takes no empty answer', async () => {
    const { id } = await waiting('empty@example.com');
    expect((await step(id, { step: 'reply', text: '  ' })).status).toBe(422);
    expect((await step(id, { step: 'dance' })).status).toBe(422);
    const nowhere = '01990000-0000-7000-8000-000000000000';
    expect((await problem(await step(nowhere, { step: 'solve' }))).code).toBe('ticket_unknown');
  });
});

describe('/.well-known/security.txt', () => {
  it('says where a weakness is reported, and ends within a year [ROUTE-10]', async () => {
    const answer = await fetch(`${product.url}/.well-known/security.txt`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: \S+\/contact\?topic=security$/m);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const life_ms = new Date(expires).getTime() - product.services.clock.now().getTime();
    expect(life_ms).toBeGreaterThan(0);
    expect(life_ms).toBeLessThan(366 * 24 * 3600 * 1000);
  });
});
