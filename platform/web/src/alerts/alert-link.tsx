import { Button } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { isRefusal } from '../call-errors.ts';
import { useText } from '../i18n.tsx';
import { createQueryClient } from '../query.ts';
import { usePathPart } from '../router.tsx';
import { alertKitTexts } from './texts.ts';

interface AlertLinkProps {
  readonly turn: (token: string, isOn: boolean) => Promise<{ readonly is_on: boolean }>;
  readonly failure: (error: unknown) => string;
  readonly retryLabel: string;
  readonly off: string;
  readonly on: string;
  /** What an alert does. */
  readonly lead: string;
  /** The way to the search. */
  readonly find: ReactNode;
}

/** The page behind the link in the mails of an alert. It is turned off without another press, and can be turned on again here. */
export function AlertLink(of: AlertLinkProps) {
  const token = usePathPart('token');
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <div className="shell flex max-w-3xl flex-col gap-6 py-10">
        <Alert key={token} token={token} {...of} />
      </div>
    </QueryClientProvider>
  );
}

function Alert({
  token,
  turn,
  failure,
  retryLabel,
  off,
  on,
  lead,
  find,
}: AlertLinkProps & { readonly token: string }) {
  const t = useText(alertKitTexts);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (isOn: boolean) => turn(token, isOn),
  });
  // Who follows the link has asked for it already. Programs that only fetch the page run no script, so they change nothing.
  useEffect(() => mutate(false), [mutate]);
  if (isRefusal(error, 'not_found') || isRefusal(error, 'validation_failed'))
    return <PageHeading title={t('link.gone')} description={t('link.gone.text')} actions={find} />;
  if (error !== null)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('failed')}
        description={failure(error)}
        retryLabel={retryLabel}
        onRetry={() => mutate(false)}
      />
    );
  if (data === undefined)
    return (
      <SkeletonGroup label={t('link.wait')}>
        <Skeleton className="h-32" />
      </SkeletonGroup>
    );
  if (data.is_on) return <PageHeading title={on} description={lead} actions={find} />;
  return (
    <PageHeading
      title={off}
      description={t('link.off.text')}
      actions={
        <Button look="secondary" busy={isPending} onClick={() => mutate(true)}>
          {t('link.again')}
        </Button>
      }
    />
  );
}
