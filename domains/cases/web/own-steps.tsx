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

import type { OwnCase } from '../contract/index.ts';
import { REASON_MAX_LENGTH } from '../contract/limits.ts';
import { useCaseSentences } from './case-sentences.ts';
import { appealForm } from './message-schema.ts';
import { rereadOwn, takeOwnStep, type OwnStep } from './queries.ts';
import { casesTexts } from './texts.ts';

/** What an applicant may do with a case now. */
export function OwnSteps({ found }: { readonly found: OwnCase }) {
  return (
    <>
      {found.can.includes('appeal') && <AppealForm found={found} />}
      {found.can.includes('cancel') && <CancelButton found={found} />}
    </>
  );
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

function CancelButton({ found }: { readonly found: OwnCase }) {
  const t = useText(casesTexts);
  const say = useSentences(useCaseSentences());
  const [isAsking, setAsking] = useState(false);
  const take = useOwnStep(found.id);
  const cancel = useMutation({
    mutationFn: () => take({ step: 'cancel', version: found.version }),
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
        title={t('cancel')}
        description={t('cancel.text')}
        cancelLabel={t('keep')}
        confirmLabel={t('cancel')}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
      <Button look="quiet" className="self-start" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
    </>
  );
}

function AppealForm({ found }: { readonly found: OwnCase }) {
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
    <Card title={t('appeal')} description={t('appeal.text')}>
      <FormShell
        form={form}
        onSubmit={form.submit(({ reason }) => take({ step: 'appeal', version: found.version, reason }))}
        action={
          <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
            {t('appeal')}
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
