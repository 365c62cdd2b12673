import { useBegunDraft } from '@egcr/forms/web';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useEffect } from 'react';

import { draftAddress } from '../addresses.ts';
import { FORM } from '../queries.ts';
import { registryTexts } from '../texts.ts';

/** `/business-registration/register`: begins a draft, or finds the open one, and becomes its address. */
export function Screen() {
  const t = useText(registryTexts);
  const say = useSentences();
  const router = useRouter();
  const draft = useBegunDraft({ form: FORM });
  const id = draft.data?.id;
  // The address changes once the server has named the draft.
  useEffect(() => {
    if (id !== undefined) router.go(draftAddress(id).to(), 'replace');
  }, [id, router]);
  if (draft.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={say.failure(draft.error)}
        retryLabel={t('retry')}
        onRetry={() => void draft.refetch()}
      />
    );
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
