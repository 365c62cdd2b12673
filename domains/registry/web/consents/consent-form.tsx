import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { answerConsentCall, consentAnswer } from '../../contract/index.ts';
import { CONSENT_REASON_MAX } from '../../contract/limits.ts';
import { registryKey } from '../queries.ts';
import { consentTexts } from './texts.ts';

/** Yes or no; nothing is chosen beforehand. */
export function ConsentForm({ id }: { readonly id: string }) {
  const t = useText(consentTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `registry.consent.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: consentAnswer,
    defaultValues: { reason: '' },
    sentences: sentences(
      answerConsentCall,
      { consent_over: t('no.over'), entry_changed: t('no.changed') },
      ({ field }) => (field === 'answer' ? t('no.answer') : undefined),
    ),
  });
  const chosen = form.form.watch('answer');
  const field = form.field('answer');
  const { attempt } = useKeptAttempt(name, consentAnswer);
  const reread = () => client.invalidateQueries({ queryKey: registryKey });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (values) => {
        const body = { ...values, reason: values.answer === 'refuse' ? values.reason : '' };
        try {
          const done = await attempt(body, (key) =>
            call(answerConsentCall, { params: { id }, body }, { idempotencyKey: key }),
          );
          if (!done) return;
          toasts.show({ tone: 'ok', title: t(body.answer === 'consent' ? 'done.yes' : 'done.no') });
          await reread();
        } catch (failure) {
          if (isRefusal(failure, 'consent_over')) await reread();
          throw failure;
        }
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <RadioGroup
        id={field.id}
        error={field.error}
        label={t('answer.label')}
        look="cards"
        value={chosen}
        onValueChange={(value) => form.form.setValue('answer', value === 'consent' ? 'consent' : 'refuse')}
        options={[
          { value: 'consent', label: t('yes'), hint: t('yes.hint') },
          { value: 'refuse', label: t('no'), hint: t('no.hint') },
        ]}
      />
      {chosen === 'refuse' && (
        <TextAreaField
          label={t('reason')}
          hint={t('reason.hint')}
          rows={3}
          maxLength={CONSENT_REASON_MAX}
          dir="auto"
          {...form.field('reason')}
        />
      )}
    </FormShell>
  );
}
