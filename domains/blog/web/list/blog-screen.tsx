import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { blogAddress } from '../addresses.ts';
import { useBlog } from '../queries.ts';
import { PostsPage } from './posts-page.tsx';
import { listTexts } from './texts.ts';

/** `/blog`: all posts, or those that a search finds. */
export function Screen() {
  const t = useText(listTexts);
  const blog = useBlog();
  const { words } = useAddress(blogAddress).view;
  return (
    <PostsPage
      title={t('title')}
      lead={t('lead')}
      choice={{ words }}
      categories={blog.data?.categories ?? []}
      featured={words === undefined ? blog.data?.featured : undefined}
      isWaiting={words === undefined && blog.isPending}
    />
  );
}
