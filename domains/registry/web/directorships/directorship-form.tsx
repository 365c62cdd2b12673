import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { answerDirectorshipCall, directorshipAnswer } from '../../contract/index.ts';
import { consentTexts } from '../consents/texts.ts';
import { registryKey } from '../queries.ts';
import { directorshipTexts } from './texts.ts';

/** Yes or no; nothing is chosen beforehand. */
export function DirectorshipForm({ id }: { readonly id: string }) {
  const t = useText(directorshipTexts);
  const c = useText(consentTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `registry.directorship.${id}`;
  const form = useKeptForm({
    name,
    keeps: [],
    schema: directorshipAnswer,
    defaultValues: {},
    sentences: sentences(
      answerDirectorshipCall,
      { directorship_over: c('no.over'), entry_changed: c('no.changed') },
      () => c('no.answer'),
    ),
  });
  const field = form.field('answer');
  const { attempt } = useKeptAttempt(name, directorshipAnswer);
  const reread = () => client.invalidateQueries({ queryKey: registryKey });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        try {
          const done = await attempt(body, (key) =>
            call(answerDirectorshipCall, { params: { id }, body }, { idempotencyKey: key }),
          );
          if (!done) return;
          toasts.show({ tone: 'ok', title: t('done') });
          await reread();
        } catch (failure) {
          if (isRefusal(failure, 'directorship_over')) await reread();
          throw failure;
        }
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {c('send')}
        </Button>
      }
    >
      <RadioGroup
        id={field.id}
        error={field.error}
        label={t('question')}
        look="cards"
        value={form.form.watch('answer')}
        onValueChange={(value) => form.form.setValue('answer', value === 'confirm' ? 'confirm' : 'decline')}
        options={[
          { value: 'confirm', label: t('yes'), hint: t('yes.hint') },
          { value: 'decline', label: t('no'), hint: t('no.hint') },
        ]}
      />
    </FormShell>
  );
}
