import { linkToPaperCall } from '@egcr/cases/contract';
import { useOpenCase } from '@egcr/cases/web';
import { Badge } from '@egcr/ui/badge';
import { ErrorCard } from '@egcr/ui/error-card';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { AgreementText } from './agreement-text.tsx';
import { AwardSums, PartList } from './award-parts.tsx';
import { DecideForm } from './decide-form.tsx';
import { ProposeEndForm } from './end-form.tsx';
import { useCaseAward } from './queries.ts';
import { agreementTexts } from './texts.ts';

/** In an open application of the queue that became an award: its parts, and the report that waits. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'grants.application' ? <CaseAward key={found.id} caseId={found.id} /> : null;
}

const tones = { offered: 'warn', active: 'info', completed: 'ok', ended: 'neutral' } as const;

export function CaseAward({ caseId }: { readonly caseId: string }) {
  const t = useText(agreementTexts);
  const say = useSentences();
  const read = useCaseAward(caseId);
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={t('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  const award = read.data;
  if (!award) return null;
  const reported = award.milestones.find(({ state }) => state === 'reported');
  return (
    <div className="flex flex-col gap-4 p-5">
      <h3 className="flex flex-wrap items-center gap-3 font-semibold">
        {t('title.officer')}
        <Badge tone={tones[award.state]}>{t(`phase.${award.state}`)}</Badge>
      </h3>
      <AwardSums award={award} />
      <PartList
        milestones={award.milestones}
        linkTo={({ document_id: document }) => call(linkToPaperCall, { params: { id: caseId, document } })}
      />
      {reported && <DecideForm caseId={caseId} award={award} />}
      {(award.state === 'offered' || award.state === 'active') && <ProposeEndForm caseId={caseId} />}
      <AgreementText agreement={award.agreement} />
    </div>
  );
}
