import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { FileField } from '@egcr/ui/file-field';
import { mayHaveHappened } from '@egcr/web-kit/form/may-have-happened';
import { WaitingForm } from '@egcr/web-kit/form/waiting-form.tsx';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useState, type ReactNode } from 'react';

import { acceptedPapers } from './accepted-papers.ts';
import { useDocumentsText } from './texts.ts';

interface PaperFormProps<Values extends Record<string, unknown>> {
  /** What the file is for, as its domain declares it to the uploads. */
  readonly upload: string;
  /** The facts that stand beside the file. */
  readonly form: SchemaForm<Values, Values>;
  /** Hands the uploaded file to its domain, with the facts. A repeat under the same key is the same paper. */
  readonly add: (facts: Values, uploadId: string, idempotencyKey: string) => Promise<unknown>;
  /** Once the domain has the file. */
  readonly onAdded: () => void;
  readonly onCancel: () => void;
  readonly saveLabel: string;
  /** The fields for the facts. */
  readonly children: ReactNode;
}

/** A paper: the file is sent while the facts beside it are filled in. */
export function PaperForm<Values extends Record<string, unknown>>(props: PaperFormProps<Values>) {
  const { form, add, onAdded, onCancel, saveLabel, children } = props;
  const t = useDocumentsText();
  const { key, renew } = useIdempotencyKey();
  const upload = useUpload(props.upload);
  const [isFileMissing, setFileMissing] = useState(false);
  async function save(facts: Values) {
    const { uploadId } = upload;
    setFileMissing(uploadId === undefined);
    if (uploadId === undefined) return;
    try {
      await add(facts, uploadId, key);
    } catch (failure) {
      if (!mayHaveHappened(failure)) renew();
      throw failure;
    }
    upload.putAway('taken');
    onAdded();
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
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {saveLabel}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </WaitingForm>
  );
}
