import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { readPostCall } from '../contract/index.ts';
import { blogScreens } from '../contract/screens.ts';
import { demoPosts } from './demo-posts.ts';
import { registerFeeds } from './feeds.ts';
import { answerPost } from './post-page.ts';
import { readPost } from './read-post.ts';

/** Posts that everybody may read, at addresses that say what is there, and in feeds. */
export const blogDomain: ServerDomain = {
  name: 'blog',
  screens: blogScreens,
  livingPages: [{ path: '/blog/$slug', answer: answerPost }],
  calls: [handle(readPostCall, readPost)],
  routes: registerFeeds,
  demo: demoPosts,
};
