import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { decideReportCall, type GrantAward } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from './queries.ts';
import { agreementTexts } from './texts.ts';

const schema = z.strictObject({
  decision: z.enum(['accept', 'send_back'], 'not_offered'),
  reason: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
});

interface DecideFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** An officer accepts the report that waits, or sends it back. */
export function DecideForm({ caseId, award: { version } }: DecideFormProps) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.decide-report.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: sentences(
      decideReportCall,
      {
        award_changed: t('no.changed'),
        award_step_refused: t('no.step'),
        own_case: t('no.own'),
        other_officers: t('no.others'),
      },
      ({ field }) => t(field === 'decision' ? 'decide.choose' : 'issue.text'),
    ),
  });
  const problem = form.problems.find((each) => each.name === 'decision');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (values) => {
        const body = { ...values, version };
        const done = await attempt(body, (key) =>
          call(decideReportCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('decide.done') });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('decide.send')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={t('decide')}
        value={form.form.watch('decision')}
        error={problem && t('decide.choose')}
        onValueChange={(value) =>
          form.form.setValue('decision', value === 'accept' ? 'accept' : 'send_back', {
            shouldValidate: true,
          })
        }
        options={[
          { value: 'accept', label: t('decide.accept') },
          { value: 'send_back', label: t('decide.send_back') },
        ]}
      />
      <TextAreaField
        label={t('decide.reason')}
        rows={2}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
