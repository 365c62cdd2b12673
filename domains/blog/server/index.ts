import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  listPostsCall,
  readAuthorCall,
  readBlogCall,
  readMembersTextCall,
  readPostCall,
} from '../contract/index.ts';
import { blogScreens } from '../contract/screens.ts';
import { seedCategories } from './categories.ts';
import { demoPosts } from './demo/demo-posts.ts';
import { registerFeeds } from './feeds.ts';
import { answerAuthor, answerBlog, answerCategory, answerTag } from './list-page.ts';
import { listPosts } from './list-posts.ts';
import { answerPost } from './post-page.ts';
import { readAuthor, readBlog } from './read-blog.ts';
import { readMembersText, readPost } from './read-post.ts';

/** Posts that everybody may read, at addresses that say what is there, and in feeds. */
export const blogDomain: ServerDomain = {
  name: 'blog',
  screens: blogScreens,
  livingPages: [
    { path: '/blog', answer: answerBlog },
    { path: '/blog/$slug', answer: answerPost },
    { path: '/blog/category/$slug', answer: answerCategory },
    { path: '/blog/author/$id', answer: answerAuthor },
    { path: '/blog/tag/$slug', answer: answerTag },
  ],
  calls: [
    handle(listPostsCall, listPosts),
    handle(readBlogCall, readBlog),
    handle(readAuthorCall, readAuthor),
    handle(readPostCall, readPost),
    handle(readMembersTextCall, readMembersText),
  ],
  routes: registerFeeds,
  seed: seedCategories,
  demo: demoPosts,
};
