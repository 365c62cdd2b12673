import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { createQueryClient } from '@egcr/web-kit/query';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';

import { readPostCall, type Post } from '../../contract/index.ts';
import { PostBlocks } from './post-blocks.tsx';
import { postTexts } from './texts.ts';

/** The public frame reads nothing, so it has no client. */
const client = createQueryClient();

/** `/blog/{slug}`: one post, or a way on where there is none. */
export function Screen() {
  return (
    <QueryClientProvider client={client}>
      <PostPage />
    </QueryClientProvider>
  );
}

function PostPage() {
  const t = useText(postTexts);
  const say = useSentences();
  const slug = usePathPart('slug');
  const found = useQuery({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => call(readPostCall, { params: { slug } }, { signal }),
  });
  usePageTitle(found.data?.title);
  return (
    <div className="shell py-8 sm:py-14">
      {found.data ? (
        <Article post={found.data} />
      ) : isRefusal(found.error, 'not_found') ? (
        <Missing />
      ) : found.isError ? (
        <ErrorCard
          headingLevel={1}
          title={t('unread')}
          description={say.failure(found.error)}
          retryLabel={t('retry')}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Missing() {
  const t = useText(postTexts);
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeading title={t('missing.title')} description={t('missing.text')} />
      <ButtonLink href={hrefOf('landing')}>{t('home')}</ButtonLink>
    </div>
  );
}

function Article({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const formats = useFormats();
  const { published_at: published, changed_at: changed } = post;
  return (
    <article className="flex max-w-[68ch] min-w-0 flex-col gap-8">
      <header className="flex flex-col gap-4">
        <PageHeading
          eyebrow={t(`category.${post.category}`)}
          title={
            <span lang={post.language} dir={directionOf(post.language)}>
              {post.title}
            </span>
          }
          description={
            <span lang={post.language} dir={directionOf(post.language)}>
              {post.excerpt}
            </span>
          }
        />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          <bdi>{post.author.name}</bdi>
          <time dateTime={published} className="num">
            {formats.date(published)}
          </time>
          {changed.slice(0, 10) > published.slice(0, 10) && (
            <span>{t('changed', { date: formats.date(changed) })}</span>
          )}
          <span>{t('minutes', { minutes: post.reading_minutes })}</span>
          {post.is_sample && <Badge>{t('sample')}</Badge>}
        </p>
      </header>
      <div
        lang={post.language}
        dir={directionOf(post.language)}
        className="flex flex-col gap-5 wrap-anywhere"
      >
        <PostBlocks body={post.body} />
      </div>
      <footer className="flex flex-col gap-4 border-t border-line pt-5 print:hidden">
        <Translations post={post} />
        <Link href="/blog/rss.xml" target="_self" look="standalone">
          <Rss aria-hidden className="size-4" />
          {t('feed')}
        </Link>
      </footer>
    </article>
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
            <Link href={`/blog/${slug}`} hrefLang={language} look="standalone">
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
