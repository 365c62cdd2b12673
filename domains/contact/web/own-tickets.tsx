import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { QueryClientProvider } from '@tanstack/react-query';

import { contactTexts } from './texts.ts';
import { useOwnTickets } from './queries.ts';
import { TicketCard } from './ticket-card.tsx';

// The frame of this page carries no queries; keys name the person.
const client = createQueryClient();

/** The messages of the person who is signed in. */
export function OwnTickets({ userId }: { readonly userId: string }) {
  const t = useText(contactTexts);
  return (
    <section aria-labelledby="own-messages" className="flex flex-col gap-4">
      <h2 id="own-messages" className="text-xl">
        {t('own')}
      </h2>
      <QueryClientProvider client={client}>
        <List userId={userId} />
      </QueryClientProvider>
    </section>
  );
}

function List({ userId }: { readonly userId: string }) {
  const t = useText(contactTexts);
  const say = useSentences();
  const own = useOwnTickets(userId);
  if (own.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  if (own.isError)
    return (
      <Banner
        tone="warn"
        action={
          <Button look="secondary" size="small" onClick={() => void own.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {say.failure(own.error)}
      </Banner>
    );
  if (own.data.items.length === 0)
    return <EmptyState title={t('own.none')} description={t('own.none.text')} headingLevel={3} />;
  return own.data.items.map((ticket) => <TicketCard key={ticket.reference} ticket={ticket} />);
}
