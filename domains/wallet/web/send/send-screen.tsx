import { BackLink } from '@egcr/ui/back-link';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { useEffect, useRef } from 'react';

import { StopBanner } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { useWallet } from '../queries.ts';
import { CheckStep } from './check-step.tsx';
import { useDraft, type SendDraft } from './draft.ts';
import { SendForm } from './send-form.tsx';

const CHECK = '/wallet/send?step=check';

/** `/wallet/send`: enter, then check (`?step=check`). The step stands in the address, what was entered in this tab. */
export function Screen() {
  const isCheck = useSearchValue('step') === 'check';
  const draft = useDraft();
  const view = isCheck && draft ? 'check' : 'enter';
  useNewPage(view);
  // The id makes another payment another page, never an old one with new words.
  if (view === 'check' && draft) return <CheckStep key={draft.id} draft={draft} />;
  // While nobody knows whether the money has left, there is only one way on.
  if (draft?.state === 'unsettled') return <LeadTo address={CHECK} />;
  return <EnterStep draft={draft?.state === 'entered' ? draft : undefined} />;
}

/** The step of the page that shows, not of the one that is being opened. */
function LeadTo({ address }: { readonly address: string }) {
  const { go } = useWay();
  // Where one is belongs to the browser.
  useEffect(() => go(address, 'replace'));
  return null;
}

/** The steps share one address: what the frame does for a new page is done here when the step changes. */
function useNewPage(view: string): void {
  const shown = useRef(view);
  // Scroll position and focus are the browser's.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [view]);
}

function EnterStep({ draft }: { readonly draft: SendDraft | undefined }) {
  const t = useWalletText();
  return (
    <Page>
      <BackLink href="/wallet">{t('send.back')}</BackLink>
      <PageHeading title={t('send.title')} description={t('send.lead')} />
      <StopBanner />
      <Form draft={draft} />
    </Page>
  );
}

function Form({ draft }: { readonly draft: SendDraft | undefined }) {
  const t = useWalletText();
  const say = useSentences();
  const wallet = useWallet();
  if (wallet.data) return <SendForm wallet={wallet.data} draft={draft} />;
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
      <PageColumns>
        <Skeleton className="h-96 rounded-lg" />
      </PageColumns>
    </SkeletonGroup>
  );
}
