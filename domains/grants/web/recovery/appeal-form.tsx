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

import { appealRecoveryCall } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from '../agreement/queries.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

const schema = z.strictObject({
  text: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
});

interface AppealFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** What its recipient says against the decision: once. */
export function AppealForm({ caseId, recoveryId }: AppealFormProps) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.appeal-recovery.${recoveryId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema,
    defaultValues: { text: '' },
    sentences: sentences(
      appealRecoveryCall,
      { recovery_step_refused: award('no.step'), appeal_over: t('no.appeal') },
      () => award('issue.text'),
    ),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const params = { id: caseId, recovery: recoveryId };
        const done = await attempt(body, (key) =>
          call(appealRecoveryCall, { params, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('appeal.done') });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('appeal.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('appeal.text')}
        hint={t('appeal.hint')}
        rows={4}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
