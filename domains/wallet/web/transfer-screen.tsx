import { BackLink } from '@egcr/ui/back-link';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { ProofCard } from '@egcr/ledger/web';

import type { TransferItem, WalletSlots } from '../contract/index.ts';
import { useWalletText } from './texts.ts';
import { EntryView } from './history/entry-view.tsx';
import { LabelCard } from './history/label-card.tsx';
import { NotShown } from './not-shown.tsx';
import { useActivityEntry, useTransfer } from './queries.ts';
import { Receipt } from './receipt.tsx';

const PartyPlace: Offered<WalletSlots> = Slot;
const partyOf = ({ direction, from, to }: TransferItem) => (direction === 'out' ? to : from);

/** `/wallet/transfers/$transferId`: the confirmation right after sending (`?sent=1`), the receipt ever after. */
export function Screen() {
  const t = useWalletText();
  const transferId = usePathPart('transferId');
  const isJustSent = useSearchValue('sent') === '1';
  return (
    <PageColumns>
      <div className="print:hidden">
        <BackLink href="/wallet">{t('receipt.wallet')}</BackLink>
      </div>
      <Content id={transferId} isJustSent={isJustSent} />
    </PageColumns>
  );
}

function Content({ id, isJustSent }: { readonly id: string; readonly isJustSent: boolean }) {
  const t = useWalletText();
  const entry = useActivityEntry(id);
  // Only what went between two people has two parties to show.
  const transfer = useTransfer(id, entry.data?.kind === 'transfer');
  if (transfer.data) {
    return (
      <>
        <Receipt transfer={transfer.data} isJustSent={isJustSent} />
        <PartyPlace name="wallet.party" about={partyOf(transfer.data).user_id} />
        <LabelCard id={id} />
        <ProofCard transferId={id} />
      </>
    );
  }
  if (entry.data && entry.data.kind !== 'transfer') {
    return (
      <>
        <EntryView entry={entry.data} />
        <LabelCard id={id} />
        <ProofCard transferId={id} />
      </>
    );
  }
  const failed = entry.isError ? entry : transfer.isError ? transfer : undefined;
  if (!failed) return <Waiting />;
  return (
    <NotShown
      error={failed.error}
      missing={{
        title: t('receipt.missing.title'),
        description: t('receipt.missing.text'),
        list: { href: '/wallet/history', title: t('history.title') },
      }}
      failedTitle={t('receipt.failed')}
      onRetry={() => void failed.refetch()}
    />
  );
}

function Waiting() {
  const t = useWalletText();
  return (
    <SkeletonGroup label={t('receipt.loading')}>
      <Skeleton className="h-[32rem] rounded-xl" />
    </SkeletonGroup>
  );
}
