import { PaperForm, useDocumentsText } from '@egcr/documents/web';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { addBusinessPaperCall, businessPaperKinds } from '../contract/index.ts';
import { papersKey } from './queries.ts';
import { paperTexts } from './texts.ts';

const facts = z.object({ kind: z.enum(businessPaperKinds) });

interface AddPaperProps {
  readonly organisationId: string;
  readonly onDone: () => void;
}

/** A new paper of a business. */
export function AddPaper({ organisationId, onDone }: AddPaperProps) {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  const toasts = useToasts();
  const client = useQueryClient();
  const form = useFactsForm();
  const add = async ({ kind }: z.output<typeof facts>, uploadId: string, key: string) => {
    await call(
      addBusinessPaperCall,
      { params: { id: organisationId }, body: { upload_id: uploadId, kind } },
      { idempotencyKey: key },
    );
    await client.invalidateQueries({ queryKey: papersKey });
  };
  return (
    <PaperForm
      upload="business_papers.paper"
      form={form}
      add={add}
      onAdded={() => {
        toasts.show({ tone: 'ok', title: d('added') });
        onDone();
      }}
      onCancel={onDone}
      saveLabel={d('save')}
    >
      <NativeSelect
        {...form.field('kind')}
        label={d('kind')}
        className="sm:max-w-sm"
        options={businessPaperKinds.map((kind) => ({
          value: kind,
          label: kind === 'other' ? d('kind.other') : t(`kind.${kind}`),
        }))}
      />
    </PaperForm>
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
