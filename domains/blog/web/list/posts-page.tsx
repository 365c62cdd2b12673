import { PAGE_LIMIT_DEFAULT } from '@egcr/contract/limits';
import { hrefOf } from '@egcr/contract/product-screens';
import { EmptyState } from '@egcr/ui/empty-state';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { SkeletonCards } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Newspaper, Rss } from 'lucide-react';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense, type ReactNode } from 'react';

import type { CategoryCount, PostCard } from '../../contract/index.ts';
import { blogAddress, categoryPath, postsAddress } from '../addresses.ts';
import { PostRow } from '../parts/post-row.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { partTexts } from '../parts/texts.ts';
import { usePosts, type PostsChoice } from '../queries.ts';
import { PostsList } from './posts-list.tsx';
import { listTexts } from './texts.ts';

/** Comes while the posts are read. A list without the switch is better than none. */
const HideSamples = lazyBeside(async () => (await import('@egcr/web-kit/list/hide-samples.tsx')).HideSamples);

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface PostsPageProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly choice: PostsChoice;
  /** Where these posts are; absent: all posts. */
  readonly path?: string;
  readonly categories: readonly CategoryCount[];
  /** Stands before the others, wherever its date would put it. */
  readonly featured?: PostCard | null | undefined;
  /** Which one that is, is not known yet: posts that are shown now would move when it is. */
  readonly isWaiting?: boolean;
  /** Behind the address of the feed with the same posts. */
  readonly feed?: string;
}

/** A list of posts under its heading, with the search, the categories and the feed. */
export function PostsPage({
  eyebrow,
  title,
  lead,
  choice,
  path = blogAddress.to(),
  categories,
  featured,
  isWaiting = false,
  feed = '',
}: PostsPageProps) {
  const t = useText(listTexts);
  const said = useText(partTexts);
  const { view, show } = useAddress(postsAddress(path));
  const { sample } = view;
  const posts = usePosts({ ...choice, ...(sample && { sample }) });
  const shownFirst = sample === 'hidden' && featured?.is_sample ? undefined : featured;
  const first = shownFirst?.id;
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading eyebrow={eyebrow} title={title} description={lead} />
      {/* As high as the window before the posts are there: the footer does not move when they come. */}
      <div className="flex min-h-dvh flex-col gap-8">
        <SearchForm key={choice.words} words={choice.words} sample={sample} />
        <Categories categories={categories} chosen={choice.category} sample={sample} />
        <Suspense fallback={null}>
          <HideSamples sample={sample} onChange={(chosen) => show({ sample: chosen })} items={posts.items} />
        </Suspense>
        <PostsList
          pages={{ ...posts, items: isWaiting ? undefined : withFirst(posts.items, shownFirst) }}
          label={t('list')}
          renderRow={(card) => <PostRow key={card.id} card={card} isFirst={card.id === first} />}
          empty={
            <EmptyState
              icon={<Newspaper aria-hidden />}
              title={choice.words === undefined ? t('none') : t('none.found')}
            />
          }
          skeleton={<SkeletonCards count={PAGE_LIMIT_DEFAULT} className={GRID} height="h-48.5 lg:h-56" />}
          className={GRID}
        />
        <Link href={`/blog/rss.xml${feed}`} target="_self" look="standalone" className="self-start">
          <Rss aria-hidden className="size-4" />
          {said('feed')}
        </Link>
        <Link href={hrefOf('newsletter')} look="standalone" className="self-start">
          {t('mail')}
        </Link>
      </div>
    </div>
  );
}

/** As the page for browsers without scripts lists them. */
function withFirst(
  items: readonly PostCard[] | undefined,
  first: PostCard | null | undefined,
): readonly PostCard[] | undefined {
  if (!items || !first) return items;
  return [first, ...items.filter(({ id }) => id !== first.id)];
}

interface CategoriesProps {
  readonly categories: readonly CategoryCount[];
  readonly chosen: string | undefined;
  readonly sample: 'hidden' | undefined;
}

/** Those that have posts, in one line however many they are: the posts below stay where they are when these come. */
function Categories({ categories, chosen, sample }: CategoriesProps) {
  const t = useText(listTexts);
  return (
    <nav aria-label={t('categories')} className="min-h-13">
      <ul className="-mx-1 flex gap-x-5 overflow-x-auto p-1">
        {categories
          .filter(
            ({ slug, posts, samples }) =>
              slug === chosen || posts > 0 || (sample === undefined && samples > 0),
          )
          .map(({ slug, name, posts }) => (
            <li key={slug} className="shrink-0">
              <Link
                href={postsAddress(categoryPath(slug)).to({ sample })}
                look="standalone"
                aria-current={slug === chosen ? 'page' : undefined}
              >
                {posts === 0 ? name : t('category', { name, posts })}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
