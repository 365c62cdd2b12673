import { isMissing } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { authorPath } from '../addresses.ts';
import { MissingPost } from '../parts/missing-post.tsx';
import { useAuthor, useBlog } from '../queries.ts';
import { PostsPage } from './posts-page.tsx';
import { listTexts } from './texts.ts';

/** `/blog/author/{id}`: who writes, and what they have published. */
export function Screen() {
  const t = useText(listTexts);
  const id = usePathPart('id');
  const author = useAuthor(id);
  const blog = useBlog();
  usePageTitle(author.data?.name);
  if (isMissing(author.error))
    return (
      <div className="shell min-h-dvh py-8 sm:py-14">
        <MissingPost />
      </div>
    );
  return (
    <PostsPage
      eyebrow={t('kind.author')}
      title={<bdi>{author.data?.name ?? t('title')}</bdi>}
      lead={author.data?.about && <bdi>{author.data.about}</bdi>}
      choice={{ author: id }}
      path={authorPath(id)}
      categories={blog.data?.categories ?? []}
      feed={`?author=${encodeURIComponent(id)}`}
    />
  );
}
