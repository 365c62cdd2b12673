import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { CAUSE_MAX, CAUSE_MIN } from '../../contract/limits.ts';
import { supportKey } from '../queries.ts';
import { staffTexts } from './texts.ts';

interface DecideFormProps<Decision extends string> {
  /** Under which the reason is kept until it is sent. */
  readonly name: string;
  /** What each decision is called, in the order in which they are offered. */
  readonly decisions: Readonly<Record<Decision, string>>;
  readonly sentences: Sentences;
  /** What the text is, where it is more than a reason. */
  readonly textLabel?: string;
  readonly send: (
    decided: { readonly decision: Decision; readonly reason: string },
    idempotencyKey: string,
  ) => Promise<object>;
}

/** An officer decides one way or another, with a reason that the person reads. */
export function DecideForm<Decision extends string>({
  name,
  decisions,
  sentences,
  textLabel,
  send,
}: DecideFormProps<Decision>) {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const offered = (value: string | undefined): value is Decision => value !== undefined && value in decisions;
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: z.strictObject({
      decision: z.string('not_offered').check(z.refine(offered, 'not_offered')),
      reason: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
    }),
    defaultValues: { reason: '' },
    sentences,
  });
  const problem = form.problems.find((each) => each.name === 'decision');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ decision, reason }) => {
        if (!offered(decision)) return;
        const body = { decision, reason };
        if (!(await attempt(body, (key) => send(body, key)))) return;
        toasts.show({ tone: 'ok', title: t('done.decide') });
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('decide')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={t('decision')}
        value={form.form.watch('decision')}
        error={problem && t('issue.decision')}
        onValueChange={(value) => form.form.setValue('decision', value, { shouldValidate: true })}
        options={Object.entries<string>(decisions).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        label={textLabel ?? t('reason')}
        rows={2}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
