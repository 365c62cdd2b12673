import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense, useEffect, useRef, useState } from 'react';

import type { Post } from '../../contract/shapes.ts';
import { postTexts } from './texts.ts';

const PostThread = lazyBeside(async () => (await import('./post-thread.tsx')).PostThread);

/** So far below what is seen, comments begin to load. */
const AHEAD = '300px';

/** What readers say about a post: nothing of it is fetched before a reader comes near. */
export function PostComments({ post }: { readonly post: Post }) {
  const t = useText(postTexts);
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  // The browser says when the reader has come near; the address may lead here too.
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={place}
      id="comments"
      aria-labelledby="comments-title"
      className="flex max-w-[68ch] min-w-0 scroll-mt-24 flex-col gap-6 print:hidden"
    >
      <h2 id="comments-title" className="text-xl">
        {post.comments === 0 ? t('comments') : t('comments.some', { count: post.comments })}
      </h2>
      <Suspense fallback={<Skeleton className="h-96" />}>
        {isNear ? <PostThread post={post} /> : <Skeleton className="h-96" />}
      </Suspense>
    </section>
  );
}
