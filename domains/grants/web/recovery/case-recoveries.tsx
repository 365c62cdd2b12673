import { linkToPaperCall } from '@egcr/cases/contract';
import { useOpenCase } from '@egcr/cases/web';
import type { LinkToPaper } from '@egcr/documents/web';
import { ErrorCard } from '@egcr/ui/error-card';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { GrantAward } from '../../contract/index.ts';
import { useCaseAward } from '../agreement/queries.ts';
import { DecideAppealForm } from './decide-appeal-form.tsx';
import { DecideRecoveryForm } from './decide-recovery-form.tsx';
import { ProposeRecoveryForm } from './propose-recovery-form.tsx';
import { useCaseRecoveries } from './queries.ts';
import { RecoveryFacts } from './recovery-facts.tsx';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

/** In an open application of the queue whose award was paid: what is taken back of it. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'grants.application' ? <IfPaid key={found.id} caseId={found.id} /> : null;
}

function IfPaid({ caseId }: { readonly caseId: string }) {
  const award = useCaseAward(caseId).data;
  return award && award.paid.value !== '0' ? <CaseRecoveries caseId={caseId} award={award} /> : null;
}

export function CaseRecoveries({ caseId, award }: { readonly caseId: string; readonly award: GrantAward }) {
  const t = useText(recoveryTexts);
  const words = useText(agreementTexts);
  const say = useSentences();
  const formats = useFormats();
  const read = useCaseRecoveries(caseId);
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={words('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  if (read.data === undefined) return null;
  const { items, recoverable } = read.data;
  const isOpen = items.some(({ state }) => state === 'proposed' || state === 'answered');
  const linkTo: LinkToPaper = ({ document_id: document }) =>
    call(linkToPaperCall, { params: { id: caseId, document } });
  if (items.length === 0 && recoverable.value === '0') return null;
  return (
    <div className="flex flex-col gap-4 p-5">
      <h3 className="font-semibold">{t('title.officer')}</h3>
      {items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((recovery) => (
            <RecoveryFacts key={recovery.id} recovery={recovery} linkTo={linkTo}>
              {recovery.state === 'proposed' && !recovery.may_decide && (
                <p className="text-sm text-ink-2">
                  {t('wait', { date: formats.minute(recovery.answer_by) })}
                </p>
              )}
              {recovery.state === 'appealed' && <DecideAppealForm caseId={caseId} recoveryId={recovery.id} />}
              {recovery.may_decide && <DecideRecoveryForm caseId={caseId} recoveryId={recovery.id} />}
            </RecoveryFacts>
          ))}
        </ul>
      )}
      {!isOpen && recoverable.value !== '0' && (
        <ProposeRecoveryForm
          caseId={caseId}
          recoverable={recoverable}
          isAfterAppeal={items.some(({ state }) => state === 'returned')}
          receipts={award.milestones.flatMap(({ receipts }) => receipts)}
        />
      )}
    </div>
  );
}
