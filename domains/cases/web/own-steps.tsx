import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { TextAreaField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { OpenStep, OwnCase } from '../contract/index.ts';
import { REASON_MAX_LENGTH } from '../contract/limits.ts';
import { useCaseSentences } from './case-sentences.ts';
import { appealForm } from './message-schema.ts';
import { PlainSteps } from './plain-steps.tsx';
import { rereadOwn, takeOwnStep, type OwnStep } from './queries.ts';
import { casesTexts } from './texts.ts';

/** What an applicant may do with a case now: the steps of its kind, then an appeal, then the end. */
export function OwnSteps({ found }: { readonly found: OwnCase }) {
  const t = useText(casesTexts);
  const take = useOwnStep(found.id);
  const stepThat = (does: OpenStep['does']) => found.steps.find((step) => step.does === does);
  const plain = found.steps.filter(({ does }) => does !== 'appeal' && does !== 'cancel');
  const [appeal, cancel] = [stepThat('appeal'), stepThat('cancel')];
  return (
    <>
      {plain.length > 0 && (
        <Card title={t('own.steps')}>
          <PlainSteps
            name={`cases.own.${found.id}`}
            steps={plain}
            take={(given) => take({ ...given, version: found.version })}
          />
        </Card>
      )}
      {appeal && <AppealForm found={found} step={appeal} />}
      {cancel && <CancelButton found={found} step={cancel} />}
    </>
  );
}

interface StepProps {
  readonly found: OwnCase;
  readonly step: OpenStep;
}

function useOwnStep(id: string): (body: OwnStep) => Promise<void> {
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`cases.step.${id}`, z.unknown());
  return async (body) => {
    try {
      await attempt(body, (key) => takeOwnStep(id, body, key));
    } finally {
      await rereadOwn(client);
    }
  };
}

function CancelButton({ found, step }: StepProps) {
  const t = useText(casesTexts);
  const say = useSentences(useCaseSentences());
  const [isAsking, setAsking] = useState(false);
  const take = useOwnStep(found.id);
  const cancel = useMutation({
    mutationFn: () => take({ step: step.event, version: found.version }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      {cancel.isError && (
        <Banner tone="bad" isLive>
          {say.failure(cancel.error)}
        </Banner>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={step.label}
        description={t('cancel.text')}
        cancelLabel={t('keep')}
        confirmLabel={step.label}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
      <Button look="quiet" className="self-start" onClick={() => setAsking(true)}>
        {step.label}
      </Button>
    </>
  );
}

function AppealForm({ found, step }: StepProps) {
  const t = useText(casesTexts);
  const take = useOwnStep(found.id);
  const form = useKeptForm({
    name: `cases.appeal.${found.id}`,
    keeps: ['reason'],
    schema: appealForm,
    defaultValues: { reason: '' },
    sentences: useCaseSentences(),
  });
  return (
    <Card title={step.label} description={t('appeal.text')}>
      <FormShell
        form={form}
        onSubmit={form.submit(({ reason }) => take({ step: step.event, version: found.version, reason }))}
        action={
          <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
            {step.label}
          </Button>
        }
      >
        <TextAreaField
          label={t('appeal.reason')}
          rows={4}
          maxLength={REASON_MAX_LENGTH}
          dir="auto"
          {...form.field('reason')}
        />
      </FormShell>
    </Card>
  );
}
