import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import { samplesIn } from '@egcr/server-kit/samples';

import {
  changePostCall,
  listAuthorsCall,
  listPostsCall,
  listRevisionsCall,
  listWrittenCall,
  postMachine,
  publishPostCall,
  readAuthorCall,
  readBlogCall,
  readMeasuresCall,
  readMembersTextCall,
  readPostCall,
  readRevisionCall,
  readWrittenCall,
  renameTextCall,
  restoreRevisionCall,
  reviewPostCall,
  saveTextCall,
  startPostCall,
} from '../contract/index.ts';
import { blogScreens } from '../contract/screens.ts';
import { seedCategories } from './categories.ts';
import { demoPosts } from './demo/demo-posts.ts';
import { registerFeeds } from './feeds.ts';
import { answerAuthor, answerBlog, answerCategory, answerTag, orSearch } from './list-page.ts';
import { listPosts } from './list-posts.ts';
import { answerPost } from './post-page.ts';
import type { BlogParts } from './parts.ts';
import { readAuthor, readBlog } from './read-blog.ts';
import { readMembersText, readPost } from './read-post.ts';
import { changePost } from './writing/change-post.ts';
import { listAuthors } from './writing/list-authors.ts';
import { listWritten } from './writing/list-written.ts';
import { publishPost, RELEASE, releaseDue } from './writing/publish-post.ts';
import { readMeasures } from './writing/read-measures.ts';
import { readWritten } from './writing/read-written.ts';
import { renameText } from './writing/rename-text.ts';
import { FORGET_PICTURES, forgetPictures } from './writing/forget-pictures.ts';
import { restoreRevision } from './writing/restore-revision.ts';
import { reviewPost } from './writing/review-post.ts';
import { listRevisions, readRevision } from './writing/revisions.ts';
import { saveText } from './writing/save-text.ts';
import { startPost } from './writing/start-post.ts';
import { forgetAuthor } from './writing/author-store.ts';

export type { BlogParts } from './parts.ts';
export { findPosts } from './list-posts.ts';
export { publishedPosts, type PublishedPosts } from './published.ts';
export { blogPosts } from './subject.ts';

/** Posts that everybody may read, at addresses that say what is there, and in feeds; and the desk at which they are written. */
export function createBlog(parts: BlogParts): ServerDomain {
  return {
    name: 'blog',
    screens: blogScreens,
    livingPages: [
      { path: '/blog', answer: orSearch(answerBlog) },
      { path: '/blog/$slug', answer: orSearch((asked) => answerPost(parts, asked)) },
      { path: '/blog/category/$slug', answer: orSearch(answerCategory) },
      { path: '/blog/author/$id', answer: orSearch(answerAuthor) },
      { path: '/blog/tag/$slug', answer: orSearch(answerTag) },
    ],
    calls: [
      handle(listPostsCall, listPosts),
      handle(readBlogCall, readBlog),
      handle(readAuthorCall, readAuthor),
      handle(readPostCall, (work, input) => readPost(parts, work, input)),
      handle(readMembersTextCall, readMembersText),
      handle(readMeasuresCall, (work) => readMeasures(parts, work)),
      handle(listWrittenCall, (work, input) => listWritten(parts, work, input)),
      handle(listAuthorsCall, listAuthors),
      handle(startPostCall, (work, input) => startPost(parts, work, input)),
      handle(readWrittenCall, (work, input) => readWritten(parts, work, input)),
      handle(changePostCall, (work, input) => changePost(parts, work, input)),
      handle(saveTextCall, (work, input) => saveText(parts, work, input)),
      handle(renameTextCall, (work, input) => renameText(parts, work, input)),
      handle(reviewPostCall, (work, input) => reviewPost(parts, work, input)),
      handle(publishPostCall, (work, input) => publishPost(parts, work, input)),
      handle(listRevisionsCall, (work, input) => listRevisions(parts, work, input)),
      handle(readRevisionCall, (work, input) => readRevision(parts, work, input)),
      handle(restoreRevisionCall, (work, input) => restoreRevision(parts, work, input)),
    ],
    machines: [postMachine],
    jobs: {
      [RELEASE]: (work) => releaseDue(parts, work),
      [FORGET_PICTURES]: (work) => forgetPictures(parts, work),
    },
    schedules: [
      { cron: '*/5 * * * *', job: RELEASE },
      { cron: '12 4 * * *', job: FORGET_PICTURES },
    ],
    listeners: hear(userDeleted, (work, { user_id: userId }) => forgetAuthor(work.db, userId)),
    routes: registerFeeds,
    seed: seedCategories,
    demo: demoPosts(parts),
    samples: samplesIn({ schema: 'blog' }),
  };
}
