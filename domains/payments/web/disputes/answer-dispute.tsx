import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { callActing } from '@egcr/organisations/web';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { answerDisputeCall, type Dispute } from '../../contract/index.ts';
import { statement } from '../../contract/disputes/dispute-endpoints.ts';
import { rereadPayments } from '../queries.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { keepDispute } from './queries.ts';
import { useStatementWords } from './statement-sentences.ts';
import { disputeTexts } from './texts.ts';

const form = z.strictObject({ evidence: statement });

/** The merchant hands in what they have to say, once. Text that was typed survives a reload. */
export function AnswerDispute({ dispute }: { readonly dispute: Dispute }) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const toasts = useToasts();
  const issueWords = useStatementWords();
  const name = `payments.answer.${dispute.id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const [files, setFiles] = useState<readonly string[]>([]);
  const kept = useKeptForm({
    name,
    keeps: ['evidence'],
    schema: form,
    defaultValues: { evidence: '' },
    sentences: sentences(
      answerDisputeCall,
      { dispute_closed: t('closed'), upload_not_ready: t('not_ready') },
      issueWords,
    ),
  });
  const send = kept.submit(async ({ evidence }) => {
    const body = { evidence, ...(files.length > 0 && { upload_ids: [...files] }) };
    try {
      const answered = await attempt(body, (key) =>
        callActing(answerDisputeCall, { params: { id: dispute.id }, body }, { idempotencyKey: key }),
      );
      if (answered === undefined) return;
      keepDispute(client, answered);
      toasts.show({ title: t('answer.done'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  });
  return (
    <Card title={t('answer')} description={t('answer.text', { time: formats.exact(dispute.due_at) })}>
      <FormShell
        form={kept}
        onSubmit={send}
        action={
          <Button type="submit" busy={kept.isBusy} className="self-start">
            {t('answer.send')}
          </Button>
        }
      >
        <TextAreaField label={t('answer.field')} rows={6} dir="auto" {...kept.field('evidence')} />
        <EvidenceFiles value={files} onChange={setFiles} />
      </FormShell>
    </Card>
  );
}
