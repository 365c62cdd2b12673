import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { PiggyBank, Plus } from 'lucide-react';

import type { Pot } from '../../contract/pots.ts';
import { useWalletText } from '../texts.ts';
import { usePotsText } from './texts.ts';
import { PotGoal } from './pot-goal.tsx';
import { PotRing } from './pot-ring.tsx';
import { usePots } from './queries.ts';

/** `/wallet/pots`: what is put aside, and how near each goal is. */
export function Screen() {
  const t = usePotsText();
  const wallet = useWalletText();
  return (
    <Page>
      <BackLink href="/wallet">{wallet('send.back')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink href="/wallet/pots/new" icon={<Plus aria-hidden className="size-5" />}>
            {t('new')}
          </ButtonLink>
        }
      />
      <Content />
    </Page>
  );
}

function Content() {
  const t = usePotsText();
  const wallet = useWalletText();
  const say = useSentences();
  const pots = usePots();
  if (pots.data?.length === 0) {
    return (
      <EmptyState
        icon={<PiggyBank aria-hidden className="size-5" />}
        title={t('empty.title')}
        description={t('empty.text')}
      />
    );
  }
  if (pots.data) {
    return (
      <ul className="grid gap-4 sm:grid-cols-2">
        {pots.data.map((pot) => (
          <PotCard key={pot.id} pot={pot} />
        ))}
      </ul>
    );
  }
  if (pots.isError) {
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(pots.error)}
        retryLabel={wallet('failed.retry')}
        onRetry={() => void pots.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}

function PotCard({ pot }: { readonly pot: Pot }) {
  const wallet = useWalletText();
  const { isConcealed } = useConcealment();
  return (
    <li className="card relative flex items-center gap-4 p-5 transition-colors hover:border-line-strong">
      <PotRing pot={pot} size="medium" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-medium">
          <Anchor href={`/wallet/pots/${pot.id}`} className="wrap-anywhere after:absolute after:inset-0">
            <bdi>{pot.name}</bdi>
          </Anchor>
        </h2>
        <Money
          amount={pot.balance}
          className="text-xl font-strong"
          concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
        />
        <span className="text-sm text-ink-2">
          <PotGoal pot={pot} />
        </span>
      </div>
    </li>
  );
}
