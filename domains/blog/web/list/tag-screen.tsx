import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { tagPath } from '../addresses.ts';
import { useBlog } from '../queries.ts';
import { PostsPage } from './posts-page.tsx';
import { listTexts } from './texts.ts';

/** `/blog/tag/{slug}` */
export function Screen() {
  const t = useText(listTexts);
  const tag = usePathPart('slug');
  const blog = useBlog();
  usePageTitle(`#${tag}`);
  return (
    <PostsPage
      eyebrow={t('kind.tag')}
      title={<bdi dir="ltr">#{tag}</bdi>}
      choice={{ tag }}
      path={tagPath(tag)}
      categories={blog.data?.categories ?? []}
    />
  );
}
