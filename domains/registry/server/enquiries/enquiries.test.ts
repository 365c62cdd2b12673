import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';
import { listEnquiryRows } from './enquiry-store.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const DAY_S = 86_400;

interface Business {
  readonly id: string;
  readonly slug: string;
  readonly organisation: string;
}

/** A registered business of Ann. */
async function registered(): Promise<{ readonly ann: TestPerson; readonly business: Business }> {
  const ann = await bank.person('Ann', '20000');
  const { body } = await bank.submit(ann);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  const { rows } = await bank.database.owner.query(
    'select id, slug, organisation_id as organisation from registry.business where case_id = $1',
    [body.id],
  );
  return { ann, business: rows[0] };
}

async function join({ organisation }: Business, role: string): Promise<TestPerson> {
  const person = await bank.person('Member', '100');
  await bank.database.owner.query(
    `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
    [organisation, person.userId, role],
  );
  return person;
}

const newAddress = () => `visitor-${crypto.randomUUID()}@example.org`;
const letter = (more: object = {}) => ({
  name: 'Vera Visitor',
  email: newAddress(),
  message: 'Do you also deliver bread to Savona? See www.example.com',
  ...more,
});
async function write({ slug }: Pick<Business, 'slug'>, given: object = letter()) {
  const reply = await fetch(new URL(`/api/v1/directory/businesses/${slug}/messages`, bank.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  return { status: reply.status, body: await reply.json() };
}
const profileOf = async ({ slug }: Business) =>
  (await fetch(new URL(`/api/v1/directory/businesses/${slug}`, bank.url))).json();
const messages = async ({ id }: Business, as: TestPerson) =>
  bank.ask('GET', `/businesses/${id}/messages`, as);
const answer = ({ id }: Business, enquiry: string, as: TestPerson, text = 'Yes, on Fridays.') =>
  bank.ask('POST', `/businesses/${id}/messages/${enquiry}/answers`, as, { text });
const set = ({ id }: Business, as: TestPerson, given: object) =>
  bank.ask('POST', `/businesses/${id}/public-profile`, as, given);
const mailsTo = async (email: string) =>
  (await waitingMessages(bank.services)).filter(({ to }) => to === email);
const addressOf = ({ username }: TestPerson) => `${username}@example.org`;

describe('a message to a business through its public profile [SYS-10]', () => {
  it('goes to those who write for it, and neither side sees the address of the other', async () => {
    const { ann, business } = await registered();
    const [editor, viewer] = [await join(business, 'editor'), await join(business, 'viewer')];
    expect((await profileOf(business)).takes_messages).toBe(true);
    const sent = letter();
    expect((await write(business, sent)).status).toBe(201);
    for (const person of [ann, editor]) {
      expect(bank.told).toContainEqual({ userId: person.userId, kind: 'registry.enquiry_written' });
      const [mail] = await mailsTo(addressOf(person));
      expect(mail?.text).toContain('Do you also deliver bread to Savona?');
      expect(mail?.text).toContain(`/businesses/${business.id}/public-profile`);
      expect(mail?.text).not.toContain(sent.email);
      expect(mail?.text).not.toContain('www.example.com');
    }
    expect(await mailsTo(addressOf(viewer))).toEqual([]);
    const { body } = await messages(business, viewer);
    expect(body.items).toMatchObject([
      { name: 'Vera Visitor', message: sent.message, answers: [], can_answer: false },
    ]);
    expect(JSON.stringify(body)).not.toContain(sent.email);
    const [found] = body.items;
    expect((await answer(business, found.id, viewer)).body.code).toBe('team_role_required');
    const answered = await answer(business, found.id, editor);
    expect([answered.status, answered.body.answers]).toEqual([
      201,
      [expect.objectContaining({ text: 'Yes, on Fridays.', by: 'Member Test' })],
    ]);
    const [back] = await mailsTo(sent.email);
    expect(back?.text).toContain('Yes, on Fridays.');
    expect(back?.text).not.toContain(addressOf(editor));
  });

  it('is nobody else’s to read or to answer', async () => {
    const { ann, business } = await registered();
    const other = await registered();
    expect((await write(business)).status).toBe(201);
    const [found] = (await messages(business, ann)).body.items;
    expect((await messages(business, other.ann)).status).toBe(404);
    expect((await answer(business, found.id, other.ann)).status).toBe(404);
    expect((await answer(other.business, found.id, other.ann)).status).toBe(404);
    expect((await set(business, other.ann, { takes_messages: false, shows_grants: true })).status).toBe(404);
  });

  it('is refused where the team takes none, of a business that is not there, and without a captcha that counts', async () => {
    const { ann, business } = await registered();
    const viewer = await join(business, 'viewer');
    const closed = { takes_messages: false, shows_grants: false };
    expect((await set(business, viewer, closed)).body.code).toBe('team_role_required');
    expect((await set(business, ann, closed)).body).toMatchObject({ ...closed, may_edit: true });
    expect((await profileOf(business)).takes_messages).toBe(false);
    expect((await write(business)).body.code).toBe('messages_closed');
    expect((await write({ slug: 'no-such-business' })).status).toBe(404);
    await set(business, ann, { takes_messages: true, shows_grants: false });
    const spent = await write(business, letter({ captcha_token: 'already_used' }));
    expect([spent.status, spent.body.code]).toEqual([403, 'captcha_failed']);
    const empty = await write(business, letter({ message: 'Hi', email: 'nobody' }));
    expect(empty.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'email',
      'message',
    ]);
    expect((await messages(business, ann)).body.items).toEqual([]);
  });

  it('of a machine that fills in the hidden field arrives nowhere', async () => {
    const { ann, business } = await registered();
    expect((await write(business, letter({ website: 'https://spam.example' }))).status).toBe(201);
    expect((await messages(business, ann)).body.items).toEqual([]);
  });

  it('is limited for each address on a day', async () => {
    const { ann, business } = await registered();
    const email = newAddress();
    const from = () => write(business, letter({ email }));
    for (let count = 0; count < 5; count += 1) expect((await from()).status).toBe(201);
    expect((await from()).body.code).toBe('too_many_messages');
    const { items } = (await messages(business, ann)).body;
    expect(items).toHaveLength(5);
    expect((await write(business)).status).toBe(201);
  });

  it('gets few answers, each once, and is deleted after half a year', async () => {
    const { ann, business } = await registered();
    const sent = letter();
    await write(business, sent);
    const [found] = (await messages(business, ann)).body.items;
    const all = await Promise.all(
      Array.from({ length: 7 }, (_, at) => answer(business, found.id, ann, `Answer ${at}`)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(all.filter(({ body }) => body.code === 'answers_full')).toHaveLength(2);
    expect(await mailsTo(sent.email)).toHaveLength(5);
    expect((await messages(business, ann)).body.items).toMatchObject([{ can_answer: false }]);
    bank.clock.advance(180 * DAY_S - 60);
    await bank.runJob('registry.forget_enquiries');
    expect((await messages(business, ann)).body.items).toHaveLength(1);
    bank.clock.advance(120);
    await bank.runJob('registry.forget_enquiries');
    expect((await messages(business, ann)).body.items).toEqual([]);
    const { rows } = await bank.database.owner.query(
      'select count(*)::integer as left from registry.enquiry_answer where enquiry_id = $1',
      [found.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('goes to no business that has ended', async () => {
    const { ann, business } = await registered();
    await bank.database.owner.query(`update registry.business set status = 'dissolved' where id = $1`, [
      business.id,
    ]);
    expect((await profileOf(business)).takes_messages).toBe(false);
    expect((await write(business)).body.code).toBe('messages_closed');
    expect((await set(business, ann, { takes_messages: true, shows_grants: true })).body.code).toBe(
      'business_not_active',
    );
  });
});

it('messages to a business are read page by page, the newest first', async () => {
  const { business } = await registered();
  for (let sent = 0; sent < 3; sent += 1) expect((await write(business)).status).toBe(201);
  const businessId = business.id;
  await expectPages((asked) => listEnquiryRows(bank.services.db, { ...asked, businessId }), {
    order: 'newest',
  });
});
