import { useOwnCase } from '@egcr/cases/web';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import type { GrantRecovery } from '../../contract/index.ts';
import { useAward } from '../agreement/queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealForm } from './appeal-form.tsx';
import { PayBackForm } from './pay-back-form.tsx';
import { useRecoveries } from './queries.ts';
import { RecoveryFacts } from './recovery-facts.tsx';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

/** In an own application whose award was paid: what is taken back of it. Nothing where nothing is. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'grants.application' ? <IfPaid caseId={id} /> : null;
}

function IfPaid({ caseId }: { readonly caseId: string }) {
  const award = useAward(caseId).data;
  return award && award.paid.value !== '0' ? <OwnRecoveries caseId={caseId} /> : null;
}

export function OwnRecoveries({ caseId }: { readonly caseId: string }) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const say = useSentences();
  const read = useRecoveries(caseId);
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={award('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  const items = read.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((recovery) => (
          <RecoveryFacts key={recovery.id} recovery={recovery}>
            <NextStep caseId={caseId} recovery={recovery} />
          </RecoveryFacts>
        ))}
      </ul>
    </Card>
  );
}

interface NextStepProps {
  readonly caseId: string;
  readonly recovery: GrantRecovery;
}

/** What the reader can do now. */
function NextStep({ caseId, recovery }: NextStepProps) {
  const t = useText(recoveryTexts);
  const formats = useFormats();
  if (recovery.state === 'appealed') return <p className="text-sm text-ink-2">{t('appeal.waits')}</p>;
  if (recovery.state === 'owed' || recovery.appeal_by !== null)
    return (
      <>
        {recovery.state === 'owed' && (
          <>
            <p className="text-sm text-ink-2">{t('pay.text')}</p>
            <PayBackForm caseId={caseId} recovery={recovery} />
          </>
        )}
        {recovery.appeal_by !== null && (
          <details>
            <summary className="min-h-6 cursor-pointer font-semibold">
              {t('appeal.open', { date: formats.minute(recovery.appeal_by) })}
            </summary>
            <div className="pt-3">
              <AppealForm caseId={caseId} recoveryId={recovery.id} />
            </div>
          </details>
        )}
      </>
    );
  if (!recovery.may_answer) return null;
  return (
    <>
      <p className="font-semibold">{t('answer.by', { date: formats.minute(recovery.answer_by) })}</p>
      <AnswerForm caseId={caseId} recoveryId={recovery.id} />
    </>
  );
}
