import { hrefOf } from '@egcr/contract/product-screens';
import { Button, ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { switchAlertCall } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { alertTexts } from './texts.ts';

/** `/job-alerts/$token`: the link in the mails of an alert. It is turned off without another press, and can be turned on again here. */
export function Screen() {
  const token = usePathPart('token');
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <div className="shell flex max-w-3xl flex-col gap-6 py-10">
        <Alert key={token} token={token} />
      </div>
    </QueryClientProvider>
  );
}

function Alert({ token }: { readonly token: string }) {
  const t = useText(alertTexts);
  const c = useText(careerTexts);
  const say = useSentences(sentences(switchAlertCall, { not_found: shownOtherwise }));
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (isOn: boolean) => call(switchAlertCall, { params: { token }, body: { is_on: isOn } }),
  });
  // Who follows the link has asked for it already. Programs that only fetch the page run no script, so they change nothing.
  useEffect(() => mutate(false), [mutate]);
  const find = <ButtonLink href={hrefOf('jobs')}>{c('find')}</ButtonLink>;
  if (isRefusal(error, 'not_found') || isRefusal(error, 'validation_failed'))
    return <PageHeading title={t('link.gone')} description={t('link.gone.text')} actions={find} />;
  if (error !== null)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('failed')}
        description={say.failure(error)}
        retryLabel={c('retry')}
        onRetry={() => mutate(false)}
      />
    );
  if (data === undefined)
    return (
      <SkeletonGroup label={t('link.wait')}>
        <Skeleton className="h-32" />
      </SkeletonGroup>
    );
  if (data.is_on) return <PageHeading title={t('link.on')} description={t('lead')} actions={find} />;
  return (
    <PageHeading
      title={t('link.off')}
      description={t('link.off.text')}
      actions={
        <Button look="secondary" busy={isPending} onClick={() => mutate(true)}>
          {t('link.again')}
        </Button>
      }
    />
  );
}
