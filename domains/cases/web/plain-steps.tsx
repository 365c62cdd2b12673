import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { OpenStep } from '../contract/index.ts';
import { CASE_MESSAGE_MAX_LENGTH, REASON_MAX_LENGTH } from '../contract/limits.ts';
import { messageText, reasonText } from '../contract/shapes.ts';
import { useCaseSentences } from './case-sentences.ts';
import { casesTexts } from './texts.ts';

/** A step, with what was written for it. */
export interface GivenStep {
  readonly step: string;
  readonly reason?: string;
  readonly text?: string;
}

interface PlainStepsProps {
  /** Names what was written until it is sent. */
  readonly name: string;
  readonly steps: readonly OpenStep[];
  readonly take: (given: GivenStep) => Promise<unknown>;
}

/** The steps of a kind, a button each. A step that needs a reason or a text opens a field for it. */
export function PlainSteps({ name, steps, take }: PlainStepsProps) {
  const t = useText(casesTexts);
  const say = useSentences(useCaseSentences());
  const [opened, setOpened] = useState<string>();
  const taken = useMutation({ mutationFn: (step: string) => take({ step }) });
  const written = steps.find(({ event, needs }) => needs !== null && event === opened);
  if (steps.length === 0 && !taken.isError) return null;
  return (
    <div className="flex flex-col gap-4">
      {taken.isError && (
        <Banner tone="bad" title={t('failed')} isLive>
          {say.failure(taken.error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {steps.map(({ event, label, needs }) => (
          <Button
            key={event}
            look="secondary"
            size="small"
            busy={taken.isPending && taken.variables === event}
            aria-expanded={needs === null ? undefined : event === opened}
            onClick={() => {
              setOpened(event === opened ? undefined : event);
              if (needs === null) taken.mutate(event);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {written && (
        <StepForm key={written.event} name={`${name}.${written.event}`} step={written} take={take} />
      )}
    </div>
  );
}

interface StepFormProps {
  readonly name: string;
  readonly step: OpenStep;
  readonly take: (given: GivenStep) => Promise<unknown>;
}

function StepForm({ name, step, take }: StepFormProps) {
  const t = useText(casesTexts);
  const isReason = step.needs === 'reason';
  const form = useKeptForm({
    name,
    keeps: ['written'],
    schema: z.strictObject({ written: isReason ? reasonText : messageText }),
    defaultValues: { written: '' },
    sentences: useCaseSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ written }) => {
        await take({ step: step.event, ...(isReason ? { reason: written } : { text: written }) });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {step.label}
        </Button>
      }
    >
      <TextAreaField
        label={t(isReason ? 'step.reason' : 'message.label')}
        rows={4}
        maxLength={isReason ? REASON_MAX_LENGTH : CASE_MESSAGE_MAX_LENGTH}
        dir="auto"
        {...form.field('written')}
      />
    </FormShell>
  );
}
