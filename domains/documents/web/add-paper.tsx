import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { FileField } from '@egcr/ui/file-field';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { WaitingForm } from '@egcr/web-kit/form/waiting-form.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useState } from 'react';

import { addDocumentCall, addVersionCall, documentKinds, type Document } from '../contract/index.ts';
import { acceptedPapers } from './accepted-papers.ts';
import { paperFacts, type PaperFacts } from './paper-facts.ts';
import { useAddDocument } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface AddPaperProps {
  /** Of which it is a newer version. */
  readonly document?: Document | undefined;
  readonly onDone: () => void;
}

/** A new document, or a newer version of one: the file is sent while the rest is filled in. */
export function AddPaper({ document, onDone }: AddPaperProps) {
  const t = useDocumentsText();
  const toasts = useToasts();
  const { key, renew } = useIdempotencyKey();
  const upload = useUpload('documents.paper');
  const [isFileMissing, setFileMissing] = useState(false);
  const add = useAddDocument();
  const form = useSchemaForm<PaperFacts, PaperFacts>({
    schema: paperFacts,
    defaultValues: { kind: document?.kind ?? 'id_card', expiresOn: '' },
    fieldOf: (field) => (field === 'expires_on' ? 'expiresOn' : undefined),
    sentences: sentences(
      [addDocumentCall, addVersionCall],
      { upload_not_ready: t('not_ready'), document_twin: t('twin') },
      ({ field }) => (field === 'expiresOn' ? t('expires.wrong') : undefined),
    ),
  });
  async function save({ kind, expiresOn }: PaperFacts) {
    const { uploadId } = upload;
    setFileMissing(uploadId === undefined);
    if (uploadId === undefined) return;
    renew();
    await add({ id: document?.id, uploadId, kind, expiresOn: expiresOn || null }, key);
    upload.putAway('taken');
    toasts.show({ tone: 'ok', title: t('added') });
    onDone();
  }
  return (
    <WaitingForm onSubmit={form.submit(save)} className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary title={t('check')} problems={form.problems} attempt={form.attempt} />
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
        label={t('file')}
        hint={t('file.hint')}
        error={isFileMissing && upload.uploadId === undefined ? t('file.missing') : undefined}
      />
      <div className="flex flex-col gap-5 sm:max-w-sm">
        {document === undefined && (
          <NativeSelect
            {...form.field('kind')}
            label={t('kind')}
            options={documentKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
        )}
        <TextField {...form.field('expiresOn')} type="date" label={t('expires')} hint={t('expires.hint')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {document ? t('version.save') : t('save')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </WaitingForm>
  );
}
