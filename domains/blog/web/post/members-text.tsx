import { VerificationGuard } from '@egcr/identity/web';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Suspense } from 'react';

import type { Post } from '../../contract/index.ts';
import { useMembersText } from '../queries.ts';
import { PostBlocks } from './post-blocks.tsx';
import { postTexts } from './texts.ts';

/** The text of a post for members: the guard is named by its title, and the server gives the text to verified people alone. */
export function MembersText({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      }
    >
      <VerificationGuard resource={post.title} hasToast={false}>
        <Text post={post} />
      </VerificationGuard>
    </Suspense>
  );
}

function Text({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const say = useSentences();
  const text = useMembersText(post.slug);
  if (text.data)
    return (
      <div
        lang={post.language}
        dir={directionOf(post.language)}
        className="flex flex-col gap-5 wrap-anywhere"
      >
        <PostBlocks body={text.data.body} />
      </div>
    );
  if (text.isError)
    return (
      <ErrorCard
        headingLevel={2}
        title={t('unread')}
        description={say.failure(text.error)}
        retryLabel={t('retry')}
        onRetry={() => void text.refetch()}
      />
    );
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-48" />
    </SkeletonGroup>
  );
}
