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

import { decideRecoveryCall } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from '../agreement/queries.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

const schema = z.strictObject({
  decision: z.enum(['take', 'drop'], 'not_offered'),
  reason: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
});

interface DecideRecoveryFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** A second officer takes the money back, or drops the proposal. */
export function DecideRecoveryForm({ caseId, recoveryId }: DecideRecoveryFormProps) {
  const t = useText(recoveryTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.decide-recovery.${recoveryId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: useDecideSentences(),
  });
  const problem = form.problems.find((each) => each.name === 'decision');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const params = { id: caseId, recovery: recoveryId };
        const done = await attempt(body, (key) =>
          call(decideRecoveryCall, { params, body }, { idempotencyKey: key }),
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
        error={problem && t('issue.choose')}
        onValueChange={(value) =>
          form.form.setValue('decision', value === 'take' ? 'take' : 'drop', { shouldValidate: true })
        }
        options={[
          { value: 'take', label: t('decide.take') },
          { value: 'drop', label: t('decide.drop') },
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

function useDecideSentences() {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  return sentences(
    decideRecoveryCall,
    {
      own_case: award('no.own'),
      related_to_applicant: t('no.related'),
      others_decide: t('no.others'),
      recovery_step_refused: award('no.step'),
      answer_awaited: t('no.awaited'),
    },
    ({ field }) => (field === 'decision' ? t('issue.choose') : award('issue.text')),
  );
}
