import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { caseName } from '../../contract/case-events.ts';
import type { HandledCase, OpenStep } from '../../contract/index.ts';
import { REASON_MAX_LENGTH } from '../../contract/limits.ts';
import { reasonText } from '../../contract/shapes.ts';
import { useCaseSentences } from '../case-sentences.ts';
import { casesTexts } from '../texts.ts';
import { decide, rereadQueue } from './queries.ts';

/** The decisions that a case can come to now. */
export function decisionsFor({ steps }: Pick<HandledCase, 'steps'>): readonly OpenStep[] {
  return steps.filter(({ does }) => does === 'decide');
}

const decisionForm = z.strictObject({ decision: caseName, reason: reasonText });

/** Decides, with a reason. A PIN that is not fresh is asked for first; what was written is there again after it. */
export function DecideForm({ found }: { readonly found: HandledCase }) {
  const t = useText(casesTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`cases.decision.${found.id}`, z.unknown());
  const form = useKeptForm({
    name: `cases.decision.${found.id}`,
    keeps: ['decision', 'reason'],
    schema: decisionForm,
    defaultValues: { reason: '' },
    sentences: useCaseSentences(),
  });
  const { decision } = form.form.watch();
  const problem = form.problems.find(({ name }) => name === 'decision');
  async function send(given: z.output<typeof decisionForm>): Promise<void> {
    const body = { ...given, version: found.version };
    try {
      const decided = await attempt(body, (key) => decide(found.id, body, key));
      if (decided) toasts.show({ tone: 'ok', title: t('done') });
    } finally {
      await rereadQueue(client);
    }
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('decide.send')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={t('decide')}
        look="cards"
        value={decision}
        error={problem && t('decide.choose')}
        onValueChange={(value) => form.form.setValue('decision', value, { shouldValidate: true })}
        options={decisionsFor(found).map(({ event, label }) => ({ value: event, label }))}
      />
      <TextAreaField
        label={t('decide.reason')}
        rows={4}
        maxLength={REASON_MAX_LENGTH}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
