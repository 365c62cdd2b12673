import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isMissing } from '@egcr/web-kit/call-errors';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { Rss } from 'lucide-react';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { lazy, Suspense, useEffect } from 'react';

import { contentsOf } from '../../contract/post-parts.ts';
import type { Post } from '../../contract/shapes.ts';
import { authorPath, categoryPath, postPath, tagPath } from '../addresses.ts';
import { MissingPost } from '../parts/missing-post.tsx';
import { NotRead } from '../parts/not-read.tsx';
import { PostRow } from '../parts/post-row.tsx';
import { partTexts } from '../parts/texts.ts';
import { usePost } from '../queries.ts';
import { PostBlocks } from './post-blocks.tsx';
import { PostComments } from './post-comments.tsx';
import { PostPicture } from './post-picture.tsx';
import { postTexts } from './texts.ts';

/** Stands behind the text: it comes while that is read. */
const SharePost = lazyBeside(async () => (await import('./share/share-post.tsx')).SharePost);

/** The guard and what it needs come with a post for members alone. */
const MembersText = lazy(async () => ({ default: (await import('./members-text.tsx')).MembersText }));

/** `/blog/{slug}`: one post, or a way on where there is none. */
export function Screen() {
  const t = useText(partTexts);
  const found = usePost(usePathPart('slug'));
  usePageTitle(found.data?.search_title || found.data?.title);
  useNamedPlace(found.data !== undefined);
  return (
    <div className="shell min-h-dvh py-8 sm:py-14">
      {found.data ? (
        <div className="flex flex-col gap-12">
          <Article post={found.data} />
          <PostComments post={found.data} />
          <Related post={found.data} />
        </div>
      ) : isMissing(found.error) ? (
        <MissingPost />
      ) : found.error !== null ? (
        <NotRead headingLevel={1} failure={found.error} again={found.readAgain} />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** An address may name a place of the page, which is there once the post is. */
function useNamedPlace(isThere: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
}

function Article({ post }: { readonly post: Post }) {
  const own = { lang: post.language, dir: directionOf(post.language) };
  return (
    <article className="flex max-w-[68ch] min-w-0 flex-col gap-8">
      <header className="flex flex-col gap-4">
        <PageHeading
          eyebrow={<Link href={categoryPath(post.category.slug)}>{post.category.name}</Link>}
          title={<span {...own}>{post.title}</span>}
          description={<span {...own}>{post.excerpt}</span>}
        />
        <Facts post={post} />
      </header>
      {post.cover && <PostPicture shown={post.cover} isFirst />}
      <Contents post={post} />
      {post.is_for_members ? (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <MembersText post={post} />
        </Suspense>
      ) : (
        <div {...own} className="flex flex-col gap-5 wrap-anywhere">
          <PostBlocks body={post.body} />
        </div>
      )}
      <footer className="flex flex-col gap-6 border-t border-line pt-5 print:hidden">
        <Tags tags={post.tags} />
        <Suspense fallback={<div className="min-h-40" />}>
          <SharePost post={post} />
        </Suspense>
        <Translations post={post} />
        <Feed />
      </footer>
    </article>
  );
}

function Facts({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const said = useText(partTexts);
  const formats = useFormats();
  const { published_at: published, changed_at: changed } = post;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {[post.author, ...post.co_authors].map(({ id, name }) => (
        <Link key={id} href={authorPath(id)}>
          <bdi>{name}</bdi>
        </Link>
      ))}
      <time dateTime={published} className="num">
        {formats.date(published)}
      </time>
      {changed.slice(0, 10) > published.slice(0, 10) && (
        <span>{t('changed', { date: formats.date(changed) })}</span>
      )}
      <span>{said('minutes', { minutes: post.reading_minutes })}</span>
      {post.is_for_members && <Badge tone="brand">{said('members')}</Badge>}
      {post.is_sample && <Badge>{said('sample')}</Badge>}
    </p>
  );
}

/** The headings of a longer post. */
function Contents({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const contents = contentsOf(post.body);
  if (contents.length === 0) return null;
  return (
    <nav aria-label={t('contents')} className="flex flex-col gap-1 border-s-2 border-line ps-5 print:hidden">
      <p className="text-sm font-semibold">{t('contents')}</p>
      <ul lang={post.language} dir={directionOf(post.language)}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} look="standalone">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const t = useText(postTexts);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={tagPath(tag)} look="standalone">
            <bdi dir="ltr">#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Translations({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const others = post.translations.filter(({ language }) => language !== post.language);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('languages')} className="flex flex-col gap-1">
      <p className="text-sm text-ink-2">{t('languages')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {others.map(({ language, slug }) => (
          <li key={language}>
            <Link href={postPath(slug)} hrefLang={language} look="standalone">
              <LanguageName language={language} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LanguageName({ language }: { readonly language: string }) {
  const { locale } = useLanguage();
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

function Feed() {
  const said = useText(partTexts);
  return (
    <Link href="/blog/rss.xml" target="_self" look="standalone" className="self-start">
      <Rss aria-hidden className="size-4" />
      {said('feed')}
    </Link>
  );
}

function Related({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const said = useText(partTexts);
  return (
    <section
      aria-labelledby={post.related.length > 0 ? 'related' : undefined}
      className="flex flex-col gap-4 print:hidden"
    >
      {post.related.length > 0 && (
        <>
          <h2 id="related" className="text-xl">
            {t('related')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {post.related.map((card) => (
              <PostRow key={card.id} card={card} headingLevel={3} />
            ))}
          </ul>
        </>
      )}
      <Link href={hrefOf('blog')} look="standalone" className="self-start">
        {said('all')}
      </Link>
    </section>
  );
}
