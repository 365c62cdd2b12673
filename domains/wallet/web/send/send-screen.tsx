import { BackLink } from '@egcr/ui/back-link';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useLocation } from '@tanstack/react-router';

import { useWalletText } from '../messages/index.ts';
import { useWallet } from '../queries.ts';
import { CheckStep } from './check-step.tsx';
import { readDraft } from './draft.ts';
import { SendForm } from './send-form.tsx';

/** `/wallet/send`: enter, then check (`?step=check`). The step stands in the address, what was entered in this tab. */
export function Screen() {
  const step = useLocation({ select: (location) => new URLSearchParams(location.searchStr).get('step') });
  const draft = readDraft();
  // The key makes a changed payment a new page, never an old one with new words.
  if (step === 'check' && draft) return <CheckStep key={draft.key} draft={draft} />;
  return <EnterStep />;
}

function EnterStep() {
  const t = useWalletText();
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet">{t('send.back')}</BackLink>
      <PageHeading title={t('send.title')} description={t('send.lead')} />
      <Form />
    </div>
  );
}

function Form() {
  const t = useWalletText();
  const say = useSentences();
  const wallet = useWallet();
  if (wallet.data) return <SendForm wallet={wallet.data} draft={readDraft()} />;
  if (wallet.isError) {
    return (
      <ErrorCard
        title={t('failed.title')}
        description={say.failure(wallet.error)}
        retryLabel={t('failed.retry')}
        onRetry={() => void wallet.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
