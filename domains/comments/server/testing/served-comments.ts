import { connectScreens } from '@egcr/contract/product-screens';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';

import { commentScreens } from '../../contract/screens.ts';
import { createComments, type KnownSubject } from '../index.ts';

const KIND = 'blog_post';

/** The domain with subjects and people that the test makes up. */
function composed() {
  const known = new Map<string, KnownSubject>();
  const recorded: string[] = [];
  const { domain, door } = createComments({
    subjects: [
      { kind: KIND, find: async (_db, ids) => new Map([...known].filter(([id]) => ids.includes(id))) },
    ],
    people: {
      findByIds: async (_db, ids) =>
        new Map(
          ids.map((userId) => [userId, { userId, username: 'u', firstName: 'Amina', lastName: 'Okafor' }]),
        ),
    },
    record: async (_work, { action, userId }) => {
      recorded.push(`${action.name} ${userId}`);
    },
  });
  return { known, recorded, domain, door };
}

/** Comments alone, on things that the test makes up. Everybody is verified; `editor` is a role of the staff. */
export async function serveComments() {
  const { known, recorded, domain, door } = composed();
  connectScreens(commentScreens);
  const served = await serveDomain(domain, { isPinOpen: true, staff: ['editor'] });
  let keys = 0;
  const ask = async (
    who: string | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { key, ...body }: Readonly<Record<string, unknown>> & { readonly key?: string } = {},
  ) => {
    keys += 1;
    const answer = await served.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(who !== undefined && { authorization: `Bearer ${who}` }),
        ...(method === 'POST' && { 'idempotency-key': key ?? `key-of-comments-${keys}` }),
      },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? {} : answer.json(),
    };
  };
  /** A thing that can be read. */
  const subject = (about: Partial<KnownSubject> = {}) => {
    const id = served.newId();
    known.set(id, { title: 'A lock', path: '/blog/a-lock', isOpen: true, isForMembers: false, ...about });
    return id;
  };
  const place = (of: string) => `/comments/${KIND}/${of}`;
  const write = (who: string, of: string, text: string, replyTo?: string) =>
    ask(who, 'POST', place(of), { text, ...(replyTo !== undefined && { reply_to: replyTo }) });
  const read = async (of: string) => (await ask(undefined, 'GET', place(of))).body.items;
  const editor = () => `${served.newId()} editor aal2`;
  const decide = (who: string, comment: string, body: Readonly<Record<string, unknown>>) =>
    ask(who, 'POST', `/admin/comments/${comment}/steps`, body);
  const notices = async (userId: string) => {
    const { rows } = await served.services.pool.query(
      "select payload->>'kind' as kind from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1 order by id",
      [userId],
    );
    return rows.map(({ kind }: { readonly kind: string }) => kind);
  };
  const deleteAccount = async (userId: string) => {
    const event = { id: served.newId(), topic: 'identity.user_deleted', payload: { user_id: userId } };
    await served.services.unit(async (work) => domain.listeners?.[event.topic]?.(work, event));
  };
  return {
    ...served,
    door,
    known,
    recorded,
    ask,
    subject,
    place,
    write,
    read,
    editor,
    decide,
    notices,
    deleteAccount,
  };
}

export type ServedComments = Awaited<ReturnType<typeof serveComments>>;
