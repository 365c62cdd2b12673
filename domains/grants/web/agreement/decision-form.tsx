import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { Sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from './queries.ts';

interface Decided<Decision extends string> {
  readonly decision: Decision;
  readonly reason: string;
}

interface DecisionFormProps<Decision extends string, Body> {
  /** Under which the reason is kept until it is sent: `grants.decide-report.<id>`. */
  readonly name: string;
  /** What each decision is called, in the order in which they are offered. */
  readonly decisions: Readonly<Record<Decision, string>>;
  readonly words: {
    readonly label: string;
    readonly reason: string;
    /** Said where nothing is chosen. */
    readonly choose: string;
    readonly send: string;
    readonly done: string;
  };
  readonly sentences: Sentences;
  /** What is sent: a repeat with the same has no second effect. */
  readonly bodyOf: (decided: Decided<Decision>) => Body;
  readonly send: (body: Body, idempotencyKey: string) => Promise<object>;
}

/** An officer decides one way or another about an award, and says why. */
export function DecisionForm<Decision extends string, Body>({
  name,
  decisions,
  words,
  sentences,
  bodyOf,
  send,
}: DecisionFormProps<Decision, Body>) {
  const toasts = useToasts();
  const reread = useReread();
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const offered = (value: string | undefined): value is Decision => value !== undefined && value in decisions;
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: z.strictObject({
      decision: z.string('not_offered').check(z.refine(offered, 'not_offered')),
      reason: z
        .string()
        .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
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
        const body = bodyOf({ decision, reason });
        if (!(await attempt(body, (key) => send(body, key)))) return;
        toasts.show({ tone: 'ok', title: words.done });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {words.send}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={words.label}
        value={form.form.watch('decision')}
        error={problem && words.choose}
        onValueChange={(value) => form.form.setValue('decision', value, { shouldValidate: true })}
        options={Object.entries<string>(decisions).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        label={words.reason}
        rows={2}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
