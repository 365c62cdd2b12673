import { acceptedPapers, useDocumentsText } from '@egcr/documents/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { FileField } from '@egcr/ui/file-field';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { WaitingForm } from '@egcr/web-kit/form/waiting-form.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { addBusinessPaperCall, businessPaperKinds } from '../contract/index.ts';
import { papersKey } from './queries.ts';
import { paperTexts } from './texts.ts';

const facts = z.object({ kind: z.enum(businessPaperKinds) });

interface AddPaperProps {
  readonly organisationId: string;
  readonly onDone: () => void;
}

/** A new paper: the file is sent while its kind is chosen. */
export function AddPaper({ organisationId, onDone }: AddPaperProps) {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  const toasts = useToasts();
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const upload = useUpload('business_papers.paper');
  const [isFileMissing, setFileMissing] = useState(false);
  const form = useFactsForm();
  async function save({ kind }: z.output<typeof facts>) {
    const { uploadId } = upload;
    setFileMissing(uploadId === undefined);
    if (uploadId === undefined) return;
    renew();
    await call(
      addBusinessPaperCall,
      { params: { id: organisationId }, body: { upload_id: uploadId, kind } },
      { idempotencyKey: key },
    );
    upload.putAway('taken');
    await client.invalidateQueries({ queryKey: papersKey });
    toasts.show({ tone: 'ok', title: d('added') });
    onDone();
  }
  return (
    <WaitingForm onSubmit={form.submit(save)} className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary title={d('check')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <FileField
        {...upload.field}
        onChoose={(file) => {
          setFileMissing(false);
          upload.field.onChoose(file);
        }}
        accept={acceptedPapers}
        label={d('file')}
        hint={d('file.hint')}
        error={isFileMissing && upload.uploadId === undefined ? d('file.missing') : undefined}
      />
      <NativeSelect
        {...form.field('kind')}
        label={d('kind')}
        className="sm:max-w-sm"
        options={businessPaperKinds.map((kind) => ({
          value: kind,
          label: kind === 'other' ? d('kind.other') : t(`kind.${kind}`),
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {d('save')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {d('cancel')}
        </Button>
      </div>
    </WaitingForm>
  );
}

function useFactsForm() {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  return useSchemaForm<z.output<typeof facts>, z.output<typeof facts>>({
    schema: facts,
    defaultValues: { kind: 'articles' },
    fieldOf: () => undefined,
    sentences: sentences(addBusinessPaperCall, {
      team_role_required: t('no.role'),
      upload_not_ready: d('not_ready'),
      papers_full: d('full'),
      paper_twin: d('twin'),
    }),
  });
}
