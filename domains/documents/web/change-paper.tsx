import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { changeDocumentCall, documentKinds, type Document } from '../contract/index.ts';
import { paperFacts, type PaperFacts } from './paper-facts.ts';
import { useChangeDocument } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface ChangePaperProps {
  readonly document: Document;
  readonly onDone: () => void;
}

/** What a document is, and when it ends: its file stays as it is. */
export function ChangePaper({ document: { id, kind, expires_on: end }, onDone }: ChangePaperProps) {
  const t = useDocumentsText();
  const toasts = useToasts();
  const change = useChangeDocument();
  const form = useSchemaForm<PaperFacts, PaperFacts>({
    schema: paperFacts,
    defaultValues: { kind, expiresOn: end ?? '' },
    fieldOf: (field) => (field === 'expires_on' ? 'expiresOn' : undefined),
    sentences: sentences(changeDocumentCall, {}, ({ field }) =>
      field === 'expiresOn' ? t('expires.wrong') : undefined,
    ),
  });
  async function save(facts: PaperFacts) {
    await change(id, { kind: facts.kind, expires_on: facts.expiresOn || null });
    toasts.show({ tone: 'ok', title: t('changed') });
    onDone();
  }
  return (
    <form method="post" noValidate onSubmit={form.submit(save)} className="flex flex-col gap-5 sm:max-w-sm">
      <ErrorSummary title={t('check')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <NativeSelect
        {...form.field('kind')}
        label={t('kind')}
        options={documentKinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
      />
      <TextField {...form.field('expiresOn')} type="date" label={t('expires')} hint={t('expires.hint')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t('change.save')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
