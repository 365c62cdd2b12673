import { Badge, type Tone } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { UsersRound } from 'lucide-react';

import type { Proposal, ProposalState } from '../contract/index.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { Facts } from './facts.tsx';
import { useProposalText } from './texts.ts';
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
  if ((decided.items?.length ?? 0) === 0) return null;
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
  return (
    <PagedList
      pages={useProposals(state, limit)}
      label={state === 'open' ? t('title') : t('decided')}
      renderRow={(proposal) => <ProposalRow key={proposal.id} proposal={proposal} />}
      empty={<p className="text-sm text-ink-2">{empty}</p>}
    />
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
