import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useLocation, useParams } from '@tanstack/react-router';

import { useWalletText } from './messages/index.ts';
import { EntryView } from './history/entry-view.tsx';
import { LabelCard } from './history/label-card.tsx';
import { useActivityEntry, useTransfer } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { ProofCard } from './verify/proof-card.tsx';

/** `/wallet/transfers/$transferId`: the confirmation right after sending (`?sent=1`), the receipt ever after. */
export function Screen() {
  const t = useWalletText();
  const { transferId = '' } = useParams({ strict: false });
  const isJustSent = useLocation({ select: (at) => new URLSearchParams(at.searchStr).get('sent') === '1' });
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="print:hidden">
        <BackLink href="/wallet">{t('receipt.wallet')}</BackLink>
      </div>
      <Content id={transferId} isJustSent={isJustSent} />
    </div>
  );
}

function Content({ id, isJustSent }: { readonly id: string; readonly isJustSent: boolean }) {
  const t = useWalletText();
  const say = useSentences();
  const transfer = useTransfer(id);
  if (transfer.data) {
    return (
      <>
        <Receipt transfer={transfer.data} isJustSent={isJustSent} />
        <LabelCard id={id} />
        <ProofCard transferId={id} />
      </>
    );
  }
  if (transfer.isPending) {
    return (
      <SkeletonGroup label={t('receipt.loading')}>
        <Skeleton className="h-[32rem] rounded-xl" />
      </SkeletonGroup>
    );
  }
  if (isRefusal(transfer.error, 'not_found')) return <OtherMovement id={id} />;
  return (
    <ErrorCard
      headingLevel={1}
      title={t('receipt.failed')}
      description={say.failure(transfer.error)}
      retryLabel={t('failed.retry')}
      onRetry={() => void transfer.refetch()}
    />
  );
}

/** No transfer between people: a deposit, a withdrawal, money put aside; or nothing of the reader's at all. */
function OtherMovement({ id }: { readonly id: string }) {
  const t = useWalletText();
  const say = useSentences();
  const entry = useActivityEntry(id);
  if (entry.data) {
    return (
      <>
        <EntryView entry={entry.data} />
        <LabelCard id={id} />
        <ProofCard transferId={id} />
      </>
    );
  }
  if (entry.isPending) {
    return (
      <SkeletonGroup label={t('receipt.loading')}>
        <Skeleton className="h-[32rem] rounded-xl" />
      </SkeletonGroup>
    );
  }
  if (isRefusal(entry.error, 'not_found')) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeading title={t('receipt.missing.title')} description={t('receipt.missing.text')} />
        <div>
          <ButtonLink look="secondary" href="/wallet/history">
            {t('history.title')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <ErrorCard
      headingLevel={1}
      title={t('receipt.failed')}
      description={say.failure(entry.error)}
      retryLabel={t('failed.retry')}
      onRetry={() => void entry.refetch()}
    />
  );
}
