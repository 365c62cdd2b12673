import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isMissing } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { registryTexts } from '../texts.ts';
import { businessTexts } from './texts.ts';

interface UnreadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of a page about a business: that there is none, why it was not read, or that it is on its way. */
export function Unread({ error, onRetry }: UnreadProps) {
  const t = useText(businessTexts);
  const r = useText(registryTexts);
  const say = useSentences();
  if (isMissing(error))
    return (
      <Page>
        <PageHeading title={t('unknown')} description={t('unknown.text')} />
        <ButtonLink href={hrefOf('businesses')} className="self-start">
          {t('own')}
        </ButtonLink>
      </Page>
    );
  if (error === null)
    return (
      <SkeletonGroup label={r('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      headingLevel={1}
      title={r('unread')}
      description={say.failure(error)}
      retryLabel={r('retry')}
      onRetry={onRetry}
    />
  );
}
