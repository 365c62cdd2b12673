import { VerificationGuard } from '@egcr/identity/web';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { Suspense } from 'react';

import type { Post } from '../../contract/index.ts';
import { NotRead } from '../parts/not-read.tsx';
import { partTexts } from '../parts/texts.ts';
import { OpenData } from './open-data.tsx';
import { PostBlocks } from './post-blocks.tsx';
import { useMembersText } from './use-members-text.ts';

/** The text of a post for members: the guard is named by its title, and the server gives the text to verified people alone. */
export function MembersText({ post }: { readonly post: Post }) {
  const t = useText(partTexts);
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      }
    >
      <VerificationGuard resource={post.title} hasToast={false}>
        <OpenData>
          <Text post={post} />
        </OpenData>
      </VerificationGuard>
    </Suspense>
  );
}

function Text({ post }: { readonly post: Post }) {
  const t = useText(partTexts);
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
  if (text.isError) return <NotRead failure={text.error} again={text.refetch} />;
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-48" />
    </SkeletonGroup>
  );
}
