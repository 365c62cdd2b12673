import { REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { proposeEndCall } from '../../contract/index.ts';
import { AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { agreementTexts } from './texts.ts';

const schema = z.strictObject({
  reason: z
    .string()
    .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(REASON_MAX_LENGTH, 'too_long')),
});

/** An officer proposes to end an award early; another person approves. Folded away: it is seldom needed. */
export function ProposeEndForm({ caseId }: { readonly caseId: string }) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const name = `grants.propose-end.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: sentences(
      proposeEndCall,
      {
        award_step_refused: t('no.step'),
        payment_under_way: t('no.payment'),
        interested_party: t('no.own'),
        too_many_proposals: t('no.many'),
      },
      () => t('issue.text'),
    ),
  });
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('end')}</summary>
      <div className="flex flex-col gap-4 pt-3">
        <p className="text-sm text-ink-2">{t('end.two')}</p>
        <FormShell
          form={form}
          onSubmit={form.submit(async (body) => {
            const done = await attempt(body, (key) =>
              call(proposeEndCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
            );
            if (done) toasts.show({ tone: 'ok', title: t('end.proposed') });
          })}
          action={
            <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
              {t('end.propose')}
            </Button>
          }
        >
          <TextAreaField
            label={t('end.reason')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            dir="auto"
            {...form.field('reason')}
          />
        </FormShell>
      </div>
    </details>
  );
}
