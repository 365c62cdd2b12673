import type { PublishedPosts } from '@egcr/blog/server';
import { connectScreens } from '@egcr/contract/product-screens';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LETTERS_PER_DAY_MAX, SENT_AT_ONCE, SUBSCRIBERS_MAX } from '../contract/limits.ts';
import { newsletterScreens } from '../contract/screens.ts';
import { createNewsletter } from './index.ts';
import { markOf } from './tokens.ts';
import { emailPlace } from './store.ts';

type Text = Awaited<ReturnType<PublishedPosts['texts']>>[number];

let server: ServedDomain;
let domain: ReturnType<typeof createNewsletter>['domain'];
let published: Map<string, readonly Text[]>;
/** Whose confirmed address one is. */
let accounts: Map<string, string>;

beforeEach(async () => {
  published = new Map();
  accounts = new Map();
  connectScreens(newsletterScreens);
  ({ domain } = createNewsletter({
    publicUrl: 'https://egcr.example',
    verifyCaptcha: async (_work, token) => (token === 'wrong' ? 'unsolved' : 'ok'),
    posts: {
      texts: async (_db, id) => published.get(id) ?? [],
      categories: async () => new Map([['money', 'Money']]),
    },
    accounts: {
      findUserIdBy: async (_db, { email }) => accounts.get(email),
      emailOf: async (_db, userId) => [...accounts].find(([, id]) => id === userId)?.[0],
    },
    roles: { abilities: async () => ({ may: () => true }) },
  }));
  server = await serveDomain(domain, { staff: ['content_editor'], isPinOpen: true });
});
afterEach(() => server.close());

async function ask(method: 'GET' | 'POST', path: string, body?: object, bearer?: string) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const subscribe = (email: string, choice: object = {}) =>
  ask('POST', '/newsletter/subscriptions', { email, language: 'en', category: null, ...choice });

const mails = async (to: string) => (await waitingMessages(server.services)).filter((mail) => mail.to === to);

async function linkIn(to: string): Promise<string> {
  const [newest] = await mails(to);
  return /\/newsletter\/([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

async function subscribed(email: string, choice: object = {}): Promise<string> {
  await subscribe(email, choice);
  const token = await linkIn(email);
  expect((await ask('POST', '/newsletter-links/confirm', { token })).status).toBe(204);
  server.services.movableClock.advance(1);
  return token;
}

const textIn = (language: string, category = 'money'): Text => ({
  language,
  slug: `post-${language}`,
  title: `A post in ${language}`,
  excerpt: 'What it says',
  category,
});

const hear = (id: string, publishedBy: string | null = null) =>
  server.services.unit(async (work) =>
    domain.listeners?.['blog.post_published']?.(work, {
      id: work.newId(),
      topic: 'blog.post_published',
      payload: { post_id: id, published_by: publishedBy },
    }),
  );

/** Something became of an account. */
const told = (topic: 'identity.user_confirmed' | 'identity.user_deleted', userId: string) =>
  server.services.unit(async (work) =>
    domain.listeners?.[topic]?.(work, { id: work.newId(), topic, payload: { user_id: userId } }),
  );

async function publish(...texts: readonly Text[]): Promise<string> {
  const id = server.newId();
  published.set(id, texts);
  await hear(id);
  return id;
}

async function publishAs(editorId: string, text: Text): Promise<void> {
  const id = server.newId();
  published.set(id, [text]);
  await hear(id, editorId);
}

const run = (job: string, payload: Readonly<Record<string, unknown>> = {}) =>
  server.services.unit(async (work) => domain.jobs?.[job]?.(work, payload));

async function sendAll(): Promise<void> {
  for (let part = 0; part < 8; part += 1) await run('newsletter.send');
}

const issuesTo = async (to: string) =>
  (await mails(to)).filter((mail) => mail.subject?.startsWith('A post')).map(({ subject }) => subject);

const rowsOf = async (table: string) => {
  const { rows } = await server.services.pool.query(`select * from newsletter.${table}`);
  return rows;
};

const editor = () => `${server.newId()} content_editor aal2`;
const figures = async () => (await ask('GET', '/admin/newsletter', undefined, editor())).body;

describe('a visitor', () => {
  it('confirms by a link before any post comes, and gets each post once [SYS-18]', async () => {
    expect((await subscribe('Eve@Example.com')).status).toBe(202);
    await publish(textIn('en'));
    await sendAll();
    expect(await issuesTo('eve@example.com')).toEqual([]);
    const token = await linkIn('eve@example.com');
    expect((await ask('POST', '/newsletter-links/read', { token })).body).toEqual({
      language: 'en',
      category: null,
      is_confirmed: false,
    });
    await ask('POST', '/newsletter-links/confirm', { token });
    server.services.movableClock.advance(1);
    const id = await publish(textIn('en'));
    await sendAll();
    // Published again after a change: those who have it do not get it twice.
    await hear(id);
    await sendAll();
    const [mail, ...more] = (await mails('eve@example.com')).filter(({ text }) => text.includes('/blog/'));
    expect(more).toEqual([]);
    expect(mail?.text).toContain('https://egcr.example/blog/post-en');
    expect(mail?.unsubscribe).toBe(`https://egcr.example/newsletter/${token}`);
    expect(mail?.html).not.toContain('<img');
  });

  it('gets what is published in the language and the category that were chosen [SYS-18]', async () => {
    await subscribed('all@example.com');
    await subscribed('money@example.com', { category: 'money' });
    await subscribed('german@example.com', { language: 'de' });
    await publish(textIn('en'), textIn('de'));
    await publish(textIn('en', 'work'));
    await sendAll();
    const english = 'A post in en';
    expect(await issuesTo('all@example.com')).toEqual([english, english]);
    expect(await issuesTo('money@example.com')).toEqual([english]);
    expect(await issuesTo('german@example.com')).toEqual(['A post in de']);
  });

  it('who subscribed in two ways gets a post once', async () => {
    await subscribed('eve@example.com');
    await subscribed('eve@example.com', { category: 'money' });
    await publish(textIn('en'));
    await sendAll();
    expect(await issuesTo('eve@example.com')).toHaveLength(1);
  });

  it('gets nothing of a post that was taken back meanwhile', async () => {
    await subscribed('eve@example.com');
    const id = await publish(textIn('en'));
    published.delete(id);
    await sendAll();
    expect(await issuesTo('eve@example.com')).toEqual([]);
    expect(await figures()).toMatchObject({ editions: 1, sending: 0, mails: 0 });
  });
});

describe('who leaves', () => {
  it('leaves by the link of any mail as often as it is pressed, gets nothing more, and no trace of the address stays', async () => {
    await subscribed('eve@example.com', { category: 'money' });
    const token = await subscribed('eve@example.com');
    await publish(textIn('en'));
    await sendAll();
    for (let press = 0; press < 2; press += 1)
      expect((await ask('POST', '/newsletter-links/leave', { token })).status).toBe(204);
    await publish(textIn('en'));
    await sendAll();
    expect(await issuesTo('eve@example.com')).toEqual([]);
    expect([await rowsOf('subscription'), await rowsOf('mailed')]).toEqual([[], []]);
    expect((await ask('POST', '/newsletter-links/confirm', { token })).body).toMatchObject({
      status: 404,
      code: 'newsletter_link_ended',
    });
  });

  it('leaves by the one click of a mail program, which says nothing about other links', async () => {
    const token = await subscribed('eve@example.com');
    const click = async (link: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/newsletter/${link}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        })
      ).statusCode;
    const flipped = token[5] === 'A' ? 'B' : 'A';
    const forged = `${token.slice(0, 5)}${flipped}${token.slice(6)}`;
    expect([await click(forged), await click('x'), await click('a'.repeat(43))]).toEqual([204, 204, 204]);
    expect(await rowsOf('subscription')).toHaveLength(1);
    expect(await click(token)).toBe(204);
    expect(await rowsOf('subscription')).toEqual([]);
  });

  it('is also who the mail server refuses for good', async () => {
    const token = await subscribed('gone@example.com');
    await publish(textIn('en'));
    await sendAll();
    const [mail] = await waitingMessages(server.services);
    expect(mail).toMatchObject({ refusedJob: { job: 'newsletter.address_refused', payload: { token } } });
    await run('newsletter.address_refused', { token });
    expect(await rowsOf('subscription')).toEqual([]);
  });

  it('gets no mail that was queued before either', async () => {
    const token = await subscribed('eve@example.com');
    await subscribed('ana@example.com');
    await publish(textIn('en'));
    await sendAll();
    await ask('POST', '/newsletter-links/leave', { token });
    expect(await issuesTo('eve@example.com')).toEqual([]);
    expect(await issuesTo('ana@example.com')).toHaveLength(1);
  });

  it('is also who ends the account of the address, whichever came first', async () => {
    const [first, later] = [server.newId(), server.newId()];
    accounts.set('first@example.com', first);
    await subscribed('first@example.com');
    await subscribed('later@example.com', { language: 'de' });
    accounts.set('later@example.com', later);
    await told('identity.user_confirmed', later);
    await subscribed('visitor@example.com');
    await told('identity.user_deleted', server.newId());
    expect(await rowsOf('subscription')).toHaveLength(3);
    for (const gone of [first, later]) await told('identity.user_deleted', gone);
    const left = await rowsOf('subscription');
    expect(left).toMatchObject([{ language: 'en', user_id: null }]);
  });

  it('by a link that a stranger had sent ends nothing but that link', async () => {
    await subscribed('eve@example.com');
    await subscribe('eve@example.com', { language: 'de' });
    const token = await linkIn('eve@example.com');
    await ask('POST', '/newsletter-links/leave', { token });
    expect(await rowsOf('subscription')).toMatchObject([{ language: 'en' }]);
  });
});

describe('abuse', () => {
  it('a stranger cannot fill a mailbox, and the answer does not change', async () => {
    const answers = [];
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'ar', 'en'])
      answers.push(await subscribe('victim@example.com', { language }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails('victim@example.com')).toHaveLength(LETTERS_PER_DAY_MAX);
  });

  it('an address that is confirmed answers as one that is not known, and gets no mail', async () => {
    await subscribed('eve@example.com');
    expect(await subscribe('eve@example.com')).toEqual(await subscribe('unknown@example.com'));
    expect(await mails('eve@example.com')).toHaveLength(1);
  });

  it('needs an address, a language and a category that exist and a solved captcha; a machine that fills in everything reaches nothing', async () => {
    for (const wrong of [
      { email: 'nobody' },
      { language: 'tlh' },
      { category: 'no-such' },
      { category: 'a\u0000b' },
      { category: '\ud800' },
    ]) {
      const { status, body } = await subscribe('eve@example.com', wrong);
      expect([status, body.errors[0].field]).toEqual([422, Object.keys(wrong)[0]]);
    }
    expect((await subscribe('eve@example.com', { captcha_token: 'wrong' })).body).toMatchObject({
      status: 403,
      code: 'newsletter_captcha_failed',
    });
    expect((await subscribe('eve@example.com', { website: 'https://buy.example' })).status).toBe(202);
    expect(await waitingMessages(server.services)).toEqual([]);
  });

  it('an address lies sealed, and what was not confirmed in a week is forgotten', async () => {
    await subscribe('eve@example.com');
    expect(JSON.stringify(await rowsOf('subscription'))).not.toContain('eve@');
    server.services.movableClock.advance(8 * 24 * 3600);
    await run('newsletter.forget');
    expect([await rowsOf('subscription'), await rowsOf('letter')]).toEqual([[], []]);
  });
});

/** Confirmed subscribers, without the mails that asked them. */
async function manySubscribers(count: number): Promise<void> {
  const { cipher, clock, pool } = server.services;
  const now = clock.now();
  const made = Array.from({ length: count }, (_, at) => {
    const id = server.newId();
    const email = `p${at}@example.com`;
    return { id, sealed: cipher.seal(emailPlace(id), email), mark: markOf({ cipher }, email) };
  });
  await pool.query(
    `insert into newsletter.subscription (id, sealed_email, email_mark, language, asked_at, confirmed_at)
     select id, sealed, mark, 'en', $4, $4 from unnest($1::uuid[], $2::text[], $3::bytea[]) as t (id, sealed, mark)`,
    [made.map(({ id }) => id), made.map(({ sealed }) => sealed), made.map(({ mark }) => mark), now],
  );
}

describe('many who subscribe', () => {
  it('get an edition in parts, each once, also when a run is killed in the middle and several run at once [SYS-18]', async () => {
    const many = SENT_AT_ONCE * 2 + 20;
    await manySubscribers(many);
    await publish(textIn('en'));
    const killed = server.services.unit(async (work) => {
      await domain.jobs?.['newsletter.send']?.(work, {});
      throw new Error('the process was killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await waitingMessages(server.services)).toEqual([]);
    await Promise.allSettled([run('newsletter.send'), run('newsletter.send'), run('newsletter.send')]);
    await sendAll();
    const to = (await waitingMessages(server.services)).map((mail) => mail.to);
    expect(to).toHaveLength(many);
    expect(new Set(to).size).toBe(many);
    expect(await figures()).toEqual({ subscribers: many, editions: 1, sending: 0, held: [], mails: many });
  });

  it('are written to by no single editor where there are more than a thousand: another one approves, once', async () => {
    await manySubscribers(SUBSCRIBERS_MAX + 1);
    const publisher = server.newId();
    await publishAs(publisher, textIn('en'));
    await sendAll();
    expect(await waitingMessages(server.services)).toEqual([]);
    const { held } = await figures();
    expect(held).toMatchObject([
      { title: 'A post in en', subscribers: SUBSCRIBERS_MAX + 1, may_approve: true },
    ]);
    const asPublisher = `${publisher} content_editor aal2`;
    expect((await ask('GET', '/admin/newsletter', undefined, asPublisher)).body.held).toMatchObject([
      { may_approve: false },
    ]);
    const approve = (bearer: string, id: string = held[0].id) =>
      ask('POST', `/admin/newsletter/editions/${id}/approval`, undefined, bearer);
    expect((await approve(asPublisher)).body).toMatchObject({ status: 403, code: 'own_edition' });
    expect((await approve(server.newId())).status).toBe(403);
    expect((await approve(editor(), server.newId())).status).toBe(404);
    const both = await Promise.all([approve(editor()), approve(editor())]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    await run('newsletter.send');
    expect(await waitingMessages(server.services)).toHaveLength(SENT_AT_ONCE);
    expect(await figures()).toMatchObject({ held: [], sending: 1, mails: SENT_AT_ONCE });
  });

  it('are counted for those who write, and named to nobody', async () => {
    await manySubscribers(3);
    expect((await ask('GET', '/admin/newsletter')).status).toBe(401);
    expect((await ask('GET', '/admin/newsletter', undefined, server.newId())).status).toBe(403);
    expect(JSON.stringify(await figures())).not.toContain('@');
  });
});
