import { BackLink } from '@egcr/ui/back-link';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton } from '@egcr/ui/skeleton';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { ProofCard } from '@egcr/ledger/web';

import type { TransferItem, WalletSlots } from '../contract/index.ts';
import { useWalletText } from './texts.ts';
import { EntryView } from './history/entry-view.tsx';
import { LabelCard } from './history/label-card.tsx';
import { ListedPage } from './listed-page.tsx';
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
  const isTransfer = entry.data?.kind === 'transfer';
  const transfer = useTransfer(id, isTransfer);
  const other = isTransfer ? undefined : entry.data;
  const shown = transfer.data ? (
    <>
      <Receipt transfer={transfer.data} isJustSent={isJustSent} />
      <PartyPlace name="wallet.party" about={partyOf(transfer.data).user_id} />
    </>
  ) : (
    other && <EntryView entry={other} />
  );
  const { error, refetch } = shown === undefined && entry.isError ? entry : transfer;
  return (
    <ListedPage
      read={{ data: shown, error, refetch }}
      list={{ href: '/wallet/history', title: t('history.title') }}
      said={{
        loading: t('receipt.loading'),
        unread: t('receipt.failed'),
        missing: t('receipt.missing.title'),
        missingText: t('receipt.missing.text'),
      }}
      waiting={<Skeleton className="h-[32rem] rounded-xl" />}
    >
      {(receipt) => (
        <>
          {receipt}
          <LabelCard id={id} />
          <ProofCard transferId={id} />
        </>
      )}
    </ListedPage>
  );
}
