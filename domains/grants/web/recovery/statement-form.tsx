import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { Sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from '../agreement/queries.ts';

const schema = z.strictObject({
  text: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
});

interface StatementFormProps {
  /** Under which name the text and the attempt are kept. */
  readonly name: string;
  readonly sentences: Sentences;
  readonly send: (body: z.output<typeof schema>, idempotencyKey: string) => Promise<unknown>;
  readonly said: {
    readonly label: string;
    readonly hint: string;
    readonly send: string;
    readonly done: string;
  };
}

/** What a recipient writes about money that a grant wants back. */
export function StatementForm({ name, sentences, send, said }: StatementFormProps) {
  const toasts = useToasts();
  const reread = useReread();
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({ name, keeps: ['text'], schema, defaultValues: { text: '' }, sentences });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const done = await attempt(body, (key) => send(body, key));
        if (!done) return;
        toasts.show({ tone: 'ok', title: said.done });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {said.send}
        </Button>
      }
    >
      <TextAreaField
        label={said.label}
        hint={said.hint}
        rows={4}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
