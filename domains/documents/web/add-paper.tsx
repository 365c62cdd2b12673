import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { addDocumentCall, addVersionCall, documentKinds, type Document } from '../contract/index.ts';
import { paperFacts, type PaperFacts } from './paper-facts.ts';
import { PaperForm } from './paper-form.tsx';
import { useAddDocument } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface AddPaperProps {
  /** Of which it is a newer version. */
  readonly document?: Document | undefined;
  readonly onDone: () => void;
}

/** A new document, or a newer version of one. */
export function AddPaper({ document, onDone }: AddPaperProps) {
  const t = useDocumentsText();
  const toasts = useToasts();
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
  return (
    <PaperForm
      upload="documents.paper"
      form={form}
      add={({ kind, expiresOn }, uploadId, key) =>
        add({ id: document?.id, uploadId, kind, expiresOn: expiresOn || null }, key)
      }
      onAdded={() => {
        toasts.show({ tone: 'ok', title: t('added') });
        onDone();
      }}
      onCancel={onDone}
      saveLabel={document ? t('version.save') : t('save')}
    >
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
    </PaperForm>
  );
}
