import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { categoryPath } from '../addresses.ts';
import { MissingPost } from '../parts/missing-post.tsx';
import { useBlog } from '../queries.ts';
import { PostsPage } from './posts-page.tsx';
import { listTexts } from './texts.ts';

/** `/blog/category/{slug}` */
export function Screen() {
  const t = useText(listTexts);
  const slug = usePathPart('slug');
  const { data: blog } = useBlog();
  const name = blog?.categories.find((each) => each.slug === slug)?.name;
  usePageTitle(name);
  if (blog && name === undefined)
    return (
      <div className="shell min-h-dvh py-8 sm:py-14">
        <MissingPost />
      </div>
    );
  return (
    <PostsPage
      eyebrow={t('kind.category')}
      title={name ?? t('title')}
      choice={{ category: slug }}
      path={categoryPath(slug)}
      categories={blog?.categories ?? []}
      feed={`?category=${encodeURIComponent(slug)}`}
    />
  );
}
