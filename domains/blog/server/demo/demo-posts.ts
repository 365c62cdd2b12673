import { addSeconds } from '@egcr/contract/time';
import type { DemoPart } from '@egcr/server-kit/demo';
import * as z from 'zod/mini';

import { postBody } from '../../contract/index.ts';
import { insertAuthor, insertCoAuthor, insertPost, keepText } from '../write-store.ts';
import type { PictureParts, ThreadParts } from '../parts.ts';
import { sampleComments } from './sample-comments.ts';
import { moneyPosts } from './money-posts.ts';
import { platformPosts } from './platform-posts.ts';
import type { Sample } from './sample.ts';
import { addSamplePicture, sampleCover } from './sample-picture.ts';
import { securityPosts } from './security-posts.ts';
import { servicePosts } from './service-posts.ts';

const DAY_S = 86_400;

/** Invented people. */
const authors = [
  { name: 'Maren Holt', about: 'Writes about money and the rules around it.' },
  { name: 'Tomás Rey', about: 'Writes about languages, pages and reading.' },
  { name: 'Ines Varga', about: 'Writes about what protects an account.' },
  { name: 'Samuel Adeyemi', about: 'Writes about payments and saving.' },
  { name: 'Hana Kimura', about: 'Writes about offices, forms and cases.' },
  { name: 'Leila Haddad', about: 'Writes about work and business.' },
] as const;

export const samples: readonly Sample[] = [
  ...moneyPosts,
  ...securityPosts,
  ...servicePosts,
  ...platformPosts,
];

/** Posts of a demonstration, each marked as a sample. */
export const demoPosts =
  ({ comments, media }: ThreadParts & PictureParts): DemoPart =>
  async () =>
  async (work) => {
    const ofSlug = new Map<string, string>();
    const ids = authors.map(() => work.newId());
    for (const [at, { name, about }] of authors.entries())
      await insertAuthor(work.db, { id: ids[at] ?? work.newId(), name, about, isSample: true });
    const picture = await addSamplePicture({ media }, work);
    for (const { author, coAuthor, daysAgo, hasPicture, texts, ...sample } of samples) {
      const publishedAt = addSeconds(work.now, -daysAgo * DAY_S);
      const id = work.newId();
      await insertPost(work.db, {
        ...sample,
        id,
        state: 'published',
        authorId: ids[author] ?? '',
        publishedAt,
        isSample: true,
      });
      if (coAuthor !== undefined)
        await insertCoAuthor(work.db, { postId: id, authorId: ids[coAuthor] ?? '' });
      for (const text of texts) {
        ofSlug.set(text.slug, id);
        await keepText(work.db, {
          ...text,
          postId: id,
          ...(hasPicture && { cover: sampleCover(picture, text.language) }),
          body: z.parse(postBody, text.body),
          changedAt: publishedAt,
        });
      }
    }
    await comments.addSamples(work, sampleComments(ofSlug, work.now));
  };
