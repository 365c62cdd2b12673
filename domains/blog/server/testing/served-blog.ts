import { connectScreens } from '@egcr/contract/product-screens';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';

import { blogScreens } from '../../contract/screens.ts';
import { seedCategories } from '../categories.ts';
import { createBlog } from '../index.ts';
import { quietComments } from './quiet-comments.ts';
import { quietMedia } from './quiet-media.ts';

/** Permissions as the matrix gives them: the product proves that the roles have them. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  author: ['blog.write'],
  content_editor: ['blog.write', 'blog.publish'],
  super_admin: ['blog.write', 'blog.publish', 'blog.publish_own'],
};

export type BlogRole = 'author' | 'content_editor' | 'super_admin';

export interface Writer {
  readonly userId: string;
  readonly role: BlogRole;
}

/** The blog alone, with people who write and decide. All have just entered their PIN and shown a second factor. */
export async function serveBlog() {
  const roleOf = new Map<string, BlogRole>();
  const domain = createBlog({
    comments: quietComments,
    media: quietMedia,
    measured: async () => new Map([['people', 12_345]]),
    people: {
      findByIds: async (_db, ids) =>
        new Map(
          ids
            .filter((id) => roleOf.has(id))
            .map((userId) => [
              userId,
              { userId, username: 'u', firstName: 'Ana', lastName: roleOf.get(userId) ?? '' },
            ]),
        ),
    },
    roles: {
      abilities: async (_work, userId) => ({
        may: (permission) => permissions[roleOf.get(userId) ?? '']?.includes(permission) ?? false,
      }),
    },
  });
  connectScreens(blogScreens);
  const served = await serveDomain(domain, { isPinOpen: true, staff: Object.keys(permissions) });
  await seedCategories(served.services);
  let keys = 0;
  const join = (role: BlogRole): Writer => {
    const userId = served.newId();
    roleOf.set(userId, role);
    return { userId, role };
  };
  const ask = async (
    { userId, role }: Writer,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => {
    keys += 1;
    return served.app.inject({
      method,
      url: `/api/v1/admin/blog/posts${path}`,
      headers: {
        authorization: `Bearer ${userId} ${role} aal2`,
        ...(method === 'POST' && { 'idempotency-key': `key-of-the-blog-${keys}` }),
      },
      ...(body && { payload: body }),
    });
  };
  /** A post with a whole text, as its author has written it. */
  const write = async (author: Writer, title: string) => {
    const started = await ask(author, 'POST', '', { language: 'en', title, category: 'money' });
    if (started.statusCode !== 201) throw new Error(started.body);
    const { id, texts } = started.json();
    const saved = await ask(author, 'PUT', `/${id}/texts/en`, {
      version: texts[0].version,
      title,
      excerpt: 'What it says',
      body: [{ type: 'paragraph', spans: [{ text: 'Amounts are whole numbers.' }] }],
    });
    if (saved.statusCode !== 200) throw new Error(saved.body);
    return saved.json();
  };
  return { ...served, domain, join, ask, write };
}

export type ServedBlog = Awaited<ReturnType<typeof serveBlog>>;
