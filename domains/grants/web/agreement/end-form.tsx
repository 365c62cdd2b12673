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

import { endAwardCall, type GrantAward } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from './queries.ts';
import { agreementTexts } from './texts.ts';

const schema = z.strictObject({
  reason: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
});

interface EndFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** Ends the award before all of it is paid. Folded away: few want it. */
export function EndForm({ caseId, award: { version } }: EndFormProps) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.end.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: sentences(
      endAwardCall,
      {
        award_changed: t('no.changed'),
        award_step_refused: t('no.step'),
        payment_under_way: t('no.payment'),
        case_step_refused: t('no.step'),
      },
      () => t('issue.text'),
    ),
  });
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('end')}</summary>
      <div className="flex flex-col gap-4 pt-3">
        <p className="text-sm text-ink-2">{t('end.text')}</p>
        <FormShell
          form={form}
          onSubmit={form.submit(async ({ reason }) => {
            const body = { version, reason };
            const done = await attempt(body, (key) =>
              call(endAwardCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
            );
            if (!done) return;
            toasts.show({ tone: 'ok', title: t('end.done') });
            await reread();
          })}
          action={
            <Button type="submit" look="danger" busy={form.isBusy} className="self-start">
              {t('end.send')}
            </Button>
          }
        >
          <TextAreaField
            label={t('end.reason')}
            rows={2}
            maxLength={AWARD_TEXT_MAX}
            dir="auto"
            {...form.field('reason')}
          />
        </FormShell>
      </div>
    </details>
  );
}
