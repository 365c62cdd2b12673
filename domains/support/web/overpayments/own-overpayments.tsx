import { ErrorCard } from '@egcr/ui/error-card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useId } from 'react';

import type { OwnOverpayment } from '../../contract/overpayment-calls.ts';
import { currentPolicy, WHOLE_HUNDREDTHS } from '../../contract/policy.ts';
import type { useOverpayments } from '../queries.ts';
import { OverpaymentFacts } from './overpayment-facts.tsx';
import { PayBackForm } from './pay-back-form.tsx';
import { AnswerForm, AppealForm } from './say-forms.tsx';
import { overpaymentTexts } from './texts.ts';

/** What was paid too much to the reader, with what they can do. Nothing where nothing was. */
export function OwnOverpayments({ read }: { readonly read: ReturnType<typeof useOverpayments> }) {
  const t = useText(overpaymentTexts);
  const say = useSentences();
  const heading = useId();
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={t('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  const items = read.data ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-1 p-5">
        <h2 id={heading} className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('lead')}</p>
      </header>
      <ul aria-labelledby={heading} className="flex flex-col divide-y divide-line">
        {items.map((overpayment) => (
          <OverpaymentFacts key={overpayment.id} overpayment={overpayment}>
            <NextStep overpayment={overpayment} />
          </OverpaymentFacts>
        ))}
      </ul>
    </section>
  );
}

/** What the reader can do now: answer, appeal, or pay it back. */
function NextStep({ overpayment }: { readonly overpayment: OwnOverpayment }) {
  const t = useText(overpaymentTexts);
  const formats = useFormats();
  const { id, may_answer: mayAnswer, may_appeal: mayAppeal, appeal_by: appealBy } = overpayment;
  if (mayAnswer)
    return (
      <>
        <p className="font-semibold">{t('answer.by', { date: formats.minute(overpayment.answer_by) })}</p>
        <AnswerForm id={id} />
      </>
    );
  if (overpayment.state === 'appealed') return <p className="text-sm text-ink-2">{t('appeal.hint')}</p>;
  if (overpayment.state !== 'owed') return null;
  const percent = formats.percent(Number(currentPolicy.recoveryHundredths) / Number(WHOLE_HUNDREDTHS));
  return (
    <>
      <p className="text-sm text-ink-2">{t('pay.text', { percent })}</p>
      {mayAppeal && appealBy !== null && (
        <>
          <p className="font-semibold">{t('appeal.by', { date: formats.minute(appealBy) })}</p>
          <AppealForm id={id} />
        </>
      )}
      {overpayment.payable.value !== '0' && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 font-medium text-brand-text">
            {t('pay.open')}
          </summary>
          <div className="flex flex-col gap-3">
            {mayAppeal && <p className="text-sm text-warn">{t('pay.accepts')}</p>}
            <PayBackForm overpayment={overpayment} />
          </div>
        </details>
      )}
    </>
  );
}
