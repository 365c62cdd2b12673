import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWalletText, useWallet } from '@egcr/wallet/web';

import { CheckStep } from './check-step.tsx';
import { addressOfView, readConvertView, type ConvertView } from './convert-address.ts';
import { EnterStep } from './enter-step.tsx';
import { useQuote } from './queries.ts';

/** `/wallet/convert`: enter, then check (`&quote=<id>`). All of it stands in the address. */
export function Screen() {
  const view = readConvertView(useSearch());
  useNewPage(view.quoteId === undefined ? 'enter' : 'check');
  if (view.quoteId !== undefined) return <Check key={view.quoteId} id={view.quoteId} view={view} />;
  return <Enter view={view} />;
}

/** The steps share one address: what the frame does for a new page is done here when the step changes. */
function useNewPage(step: string): void {
  const shown = useRef(step);
  // Scroll position and focus are the browser's.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [step]);
}

function Enter({ view }: { readonly view: ConvertView }) {
  const wallet = useWallet();
  if (wallet.data) return <EnterStep wallet={wallet.data} begin={view} />;
  if (wallet.isError) return <Failed failure={wallet.error} onRetry={() => void wallet.refetch()} />;
  return <Waiting />;
}

function Check({ id, view }: { readonly id: string; readonly view: ConvertView }) {
  const quote = useQuote(id);
  const beginning = addressOfView({ ...view, quoteId: undefined });
  // A quote that nobody knows any more begins again.
  if (isRefusal(quote.error, 'not_found')) return <LeadTo address={beginning} />;
  if (quote.data?.conversion_id)
    return <LeadTo address={`/wallet/conversions/${quote.data.conversion_id}?done=1`} />;
  if (quote.data) return <CheckStep quote={quote.data} readAt_ms={quote.dataUpdatedAt} view={view} />;
  if (quote.isError) return <Failed failure={quote.error} onRetry={() => void quote.refetch()} />;
  return <Waiting />;
}

function LeadTo({ address }: { readonly address: string }): ReactNode {
  const { go } = useWay();
  // Where one is belongs to the browser.
  useEffect(() => go(address, 'replace'));
  return null;
}

function Failed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const w = useWalletText();
  const say = useSentences();
  return (
    <ErrorCard
      headingLevel={1}
      title={w('failed.title')}
      description={say.failure(failure)}
      retryLabel={w('failed.retry')}
      onRetry={onRetry}
    />
  );
}

function Waiting() {
  const w = useWalletText();
  return (
    <SkeletonGroup label={w('loading')}>
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
