import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { postLanguages, type PostLanguage, type WrittenPost } from '../../contract/index.ts';
import { useWrittenPost } from '../desk/queries.ts';
import { deskTexts } from '../desk/texts.ts';
import { editorTexts } from './texts.ts';
import { WriteText } from './write-text.tsx';

/** `/super-admin/blog/{post}`: a post is written, looked at as readers will see it, and decided about. */
export function Screen() {
  const t = useText(editorTexts);
  const desk = useText(deskTexts);
  const say = useSentences();
  const post = useWrittenPost(usePathPart('post'));
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={hrefOf('blog-desk')}>{desk('title')}</BackLink>
      {post.data ? (
        <Written key={post.data.id} post={post.data} />
      ) : post.isError ? (
        <ErrorCard
          headingLevel={1}
          title={t('unread')}
          description={say.failure(post.error)}
          retryLabel={t('retry')}
          onRetry={() => void post.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Written({ post }: { readonly post: WrittenPost }) {
  const t = useText(editorTexts);
  const { language: own } = useLanguage();
  const [chosen, setChosen] = useState<PostLanguage>(() => firstLanguage(post, own));
  const text = post.texts.find(({ language }) => language === chosen);
  usePageTitle(text?.title || t('untitled'));
  return <WriteText key={chosen} post={post} language={chosen} onLanguage={setChosen} />;
}

/** The reader's own where there is a text in it, else the first. */
function firstLanguage({ texts }: WrittenPost, own: string): PostLanguage {
  const has = (language: string) => texts.some((each) => each.language === language);
  return (
    postLanguages.find((each) => each === own && has(each)) ?? postLanguages.find(has) ?? postLanguages[0]
  );
}
