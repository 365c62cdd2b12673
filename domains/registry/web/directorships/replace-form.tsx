import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { directorReplacement, replaceDirectorCall, type InvitedDirector } from '../../contract/index.ts';
import { DIRECTOR_USER_MAX } from '../../contract/limits.ts';
import { consentTexts } from '../consents/texts.ts';
import { registryKey } from '../queries.ts';
import { directorshipTexts } from './texts.ts';

const known = ['person_unknown', 'person_declined', 'director_repeated', 'too_many'] as const;

const choice = z
  .strictObject({
    how: z.enum(['other', 'off'], 'not_offered'),
    user: z.string().check(z.trim(), z.maxLength(DIRECTOR_USER_MAX, 'too_long')),
  })
  .check(z.refine(({ how, user }) => how === 'off' || user !== '', { path: ['user'], error: 'required' }));

interface ReplaceFormProps {
  readonly id: string;
  readonly place: InvitedDirector['place'];
}

/** Another account is asked in the place of a director who has not confirmed, or the director comes off. Nothing is chosen beforehand. */
export function ReplaceForm({ id, place }: ReplaceFormProps) {
  const t = useText(directorshipTexts);
  const c = useText(consentTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `registry.director.${id}.${place}`;
  const form = useKeptForm({
    name,
    keeps: ['user'],
    schema: choice,
    defaultValues: { user: '' },
    sentences: sentences(replaceDirectorCall, { directorship_over: c('no.over') }, ({ field, code }) => {
      const own = known.find((each) => each === code);
      if (own !== undefined) return t(`no.${own}`);
      return t(field === 'how' ? 'no.choose' : 'no.user');
    }),
  });
  const how = form.form.watch('how');
  const field = form.field('how');
  const { attempt } = useKeptAttempt(name, directorReplacement);
  const reread = () => client.invalidateQueries({ queryKey: registryKey });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (values) => {
        const body = { user: values.how === 'off' ? '' : values.user };
        try {
          const done = await attempt(body, (key) =>
            call(replaceDirectorCall, { params: { id, place }, body }, { idempotencyKey: key }),
          );
          if (!done) return;
          toasts.show({ tone: 'ok', title: t('replace.done') });
          await reread();
        } catch (failure) {
          if (isRefusal(failure, 'directorship_over')) await reread();
          throw failure;
        }
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('replace.send')}
        </Button>
      }
    >
      <RadioGroup
        id={field.id}
        error={field.error}
        label={t('replace')}
        look="cards"
        value={how}
        onValueChange={(value) => form.form.setValue('how', value === 'off' ? 'off' : 'other')}
        options={[
          { value: 'other', label: t('replace.other'), hint: t('replace.other.hint') },
          { value: 'off', label: t('replace.off'), hint: t('replace.off.hint') },
        ]}
      />
      {how === 'other' && (
        <TextField
          label={t('replace.user')}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={DIRECTOR_USER_MAX}
          {...form.field('user')}
        />
      )}
    </FormShell>
  );
}
