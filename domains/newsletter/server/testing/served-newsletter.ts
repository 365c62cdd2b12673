import type { PublishedPosts } from '@egcr/blog/server';
import { connectScreens } from '@egcr/contract/product-screens';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { expect } from 'vitest';

import { newsletterScreens } from '../../contract/screens.ts';
import { createNewsletter } from '../index.ts';
import { emailPlace } from '../store.ts';
import { markOf } from '../tokens.ts';

export type Text = Awaited<ReturnType<PublishedPosts['texts']>>[number];

/** A post of the category money, unless another one is named. */
export const textIn = (language: string, category = 'money'): Text => ({
  language,
  slug: `post-${language}`,
  title: `A post in ${language}`,
  excerpt: 'What it says',
  category,
});

async function compose() {
  const published = new Map<string, readonly Text[]>();
  /** Whose confirmed address one is. */
  const accounts = new Map<string, string>();
  connectScreens(newsletterScreens);
  const { domain } = createNewsletter({
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
  });
  const server = await serveDomain(domain, { staff: ['content_editor'], isPinOpen: true });
  return { server, domain, published, accounts };
}

type Composed = Awaited<ReturnType<typeof compose>>;

/** What visitors do, and which mails they get. */
function visitorsOf({ server }: Composed) {
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

  const mails = async (to: string) =>
    (await waitingMessages(server.services)).filter((mail) => mail.to === to);

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

  return { ask, subscribe, mails, linkIn, subscribed };
}

/** What becomes of posts and accounts, and the jobs that follow. */
function worldOf({ server, domain, published }: Composed) {
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

  return { hear, told, publish, publishAs, run, sendAll };
}

/** Confirmed subscribers, without the mails that asked them. */
async function manySubscribers({ server }: Composed, count: number): Promise<void> {
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

/** The newsletter alone, with posts and accounts that a test makes up. */
export async function serveNewsletter() {
  const composed = await compose();
  const { server } = composed;
  const visitors = visitorsOf(composed);
  const { ask, mails } = visitors;
  const issuesTo = async (to: string) =>
    (await mails(to)).filter((mail) => mail.subject?.startsWith('A post')).map(({ subject }) => subject);

  const rowsOf = async (table: string) => {
    const { rows } = await server.services.pool.query(`select * from newsletter.${table}`);
    return rows;
  };

  const editor = () => `${server.newId()} content_editor aal2`;
  const figures = async () => (await ask('GET', '/admin/newsletter', undefined, editor())).body;

  return {
    ...composed,
    ...visitors,
    ...worldOf(composed),
    issuesTo,
    rowsOf,
    editor,
    figures,
    manySubscribers: (count: number) => manySubscribers(composed, count),
  };
}

export type ServedNewsletter = Awaited<ReturnType<typeof serveNewsletter>>;
