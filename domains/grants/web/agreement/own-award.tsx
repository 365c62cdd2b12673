import { useOwnCase } from '@egcr/cases/web';
import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { AcceptForm } from './accept-form.tsx';
import { AgreementText } from './agreement-text.tsx';
import { AwardSums, PartList } from './award-parts.tsx';
import { EndForm } from './end-form.tsx';
import { NextStep } from './next-step.tsx';
import { useAward } from './queries.ts';
import { ReportForm } from './report-form.tsx';
import { agreementTexts } from './texts.ts';

/** In an approved application of the reader: its agreement, its parts, and what to do next. Nothing in other cases, nor before. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'grants.application' ? <OwnAward caseId={id} /> : null;
}

const tones = { offered: 'warn', active: 'info', completed: 'ok', ended: 'neutral' } as const;

export function OwnAward({ caseId }: { readonly caseId: string }) {
  const t = useText(agreementTexts);
  const award = useAward(caseId).data;
  if (!award) return null;
  const { state, milestones, agreement } = award;
  const waiting = ['due', 'reported', 'to_pay', 'stopped'];
  const now = milestones.find((each) => waiting.includes(each.state))?.state ?? null;
  const isOpen = state === 'offered' || state === 'active';
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{t(`phase.${state}`)}</Badge>
          <span className="font-semibold">
            <NextStep award={{ state, now }} />
          </span>
        </p>
        {now === 'due' && state === 'active' && <ReportForm caseId={caseId} award={award} />}
        <AgreementText agreement={agreement} caseId={caseId} />
        {state === 'offered' && <AcceptForm caseId={caseId} award={award} />}
        <AwardSums award={award} />
        <PartList milestones={milestones} />
        {isOpen && now !== 'to_pay' && <EndForm caseId={caseId} award={award} />}
      </div>
    </Card>
  );
}
