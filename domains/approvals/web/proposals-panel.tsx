import { Badge, type Tone } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { UsersRound } from 'lucide-react';

import type { Proposal, ProposalState } from '../contract/index.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { Facts } from './facts.tsx';
import { useProposalText } from './messages/index.ts';
import { useProposals } from './queries.ts';

const OPEN_SHOWN = 20;
const DECIDED_SHOWN = 5;

/** What waits for a second person, and what was decided last. */
export function ProposalsPanel() {
  const t = useProposalText();
  return (
    <>
      <Card
        title={t('title')}
        description={t('lead')}
        icon={<UsersRound aria-hidden className="size-5.5" />}
        padding="large"
      >
        <ProposalList state="open" limit={OPEN_SHOWN} empty={t('none')} />
      </Card>
      <DecidedCard />
    </>
  );
}

export { ProposalsPanel as Slot };

function DecidedCard() {
  const t = useProposalText();
  const decided = useProposals('decided', DECIDED_SHOWN);
  if ((decided.data?.pages[0]?.items.length ?? 0) === 0) return null;
  return (
    <Card title={t('decided')} padding="large">
      <ProposalList state="decided" limit={DECIDED_SHOWN} empty="" />
    </Card>
  );
}

interface ProposalListProps {
  readonly state: 'open' | 'decided';
  readonly limit: number;
  readonly empty: string;
}

function ProposalList({ state, limit, empty }: ProposalListProps) {
  const t = useProposalText();
  const say = useSentences();
  const proposals = useProposals(state, limit);
  if (proposals.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  if (proposals.isError)
    return (
      <Banner
        tone="warn"
        title={t('unread')}
        action={
          <Button look="secondary" size="small" onClick={() => void proposals.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {say.failure(proposals.error)}
      </Banner>
    );
  const items = proposals.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {proposals.hasNextPage && (
        <Button
          look="secondary"
          className="self-start"
          busy={proposals.isFetchingNextPage}
          onClick={() => void proposals.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

const TONES = {
  open: 'info',
  executed: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
  expired: 'warn',
} as const satisfies Record<ProposalState, Tone>;

function ProposalRow({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalText();
  const formats = useFormats();
  const { state, own, decided_by: by, decided_at: at, decision_reason: why } = proposal;
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{t(`kind.${proposal.kind}`)}</h3>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <Facts proposal={proposal} />
      {state === 'open' && own && <p className="text-sm text-ink-2">{t('own')}</p>}
      {state === 'open' && <DecideButtons proposal={proposal} />}
      {at !== null && (
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {by && <bdi>{by.name === '' ? t('gone') : by.name}</bdi>}
          <time dateTime={at} title={formats.exact(at)}>
            {formats.recent(at)}
          </time>
          {why !== null && <bdi>{why}</bdi>}
        </p>
      )}
    </li>
  );
}
