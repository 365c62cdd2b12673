import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { controlClass, Field } from '@egcr/ui/field';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { IMPORT_MAX_LENGTH, importCall } from '../../contract/index.ts';
import { useImportText, type ImportText } from './texts.ts';
import { Preview, type PreviewOf } from './preview.tsx';
import { OUTSIDE } from './queries.ts';

const FILE_CLASS =
  'cursor-pointer py-2 file:me-3 file:rounded-sm file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink';

interface Values {
  readonly name: string;
  readonly content: string;
}

/** A name and a file; what is in it is shown before any of it is kept. */
export function ImportForm() {
  const t = useImportText();
  const toasts = useToasts();
  const client = useQueryClient();
  const [preview, setPreview] = useState<PreviewOf>();
  const plan = useSchemaForm<Values, Values>({
    schema: z.object({
      name: z.string().check(z.trim(), z.minLength(1, 'name')),
      content: z.string().check(z.minLength(1, 'file'), z.maxLength(IMPORT_MAX_LENGTH, 'long')),
    }),
    defaultValues: { name: '', content: '' },
    sentences: sentences(
      importCall,
      {
        import_unreadable: t('issue.unreadable'),
        import_too_long: t('issue.long'),
        import_limit_reached: t('issue.many'),
      },
      ({ code }) => issueText(t, code),
    ),
  });
  const look = async (values: Values) =>
    setPreview(await call(importCall, { body: { ...values, preview: true } }));
  const keep = async (values: Values) => {
    await call(importCall, { body: { ...values, preview: false } });
    toasts.show({ title: t('kept'), tone: 'ok' });
    setPreview(undefined);
    plan.form.reset();
    await client.invalidateQueries({ queryKey: OUTSIDE });
  };
  const file = plan.field('content');
  return (
    <form noValidate method="post" onSubmit={plan.submit(look)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <TextField {...plan.field('name')} label={t('name')} dir="auto" autoComplete="off" />
      <Field id={file.id} error={file.error} label={t('file')}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,.ofx,.xml,.txt,text/csv,application/xml"
            className={`${controlClass} ${FILE_CLASS}`}
            onChange={(event) => {
              setPreview(undefined);
              void readText(event.currentTarget.files?.[0]).then((text) =>
                plan.form.setValue('content', text, { shouldValidate: plan.attempt > 0 }),
              );
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" busy={plan.isBusy}>
          {t('preview')}
        </Button>
      </div>
      {preview && <Preview preview={preview} onKeep={plan.submit(keep)} isBusy={plan.isBusy} />}
    </form>
  );
}

async function readText(file: File | undefined): Promise<string> {
  // What is too long anyway is not read: its length says enough.
  if (file === undefined) return '';
  return file.size > IMPORT_MAX_LENGTH * 2 ? ' '.repeat(IMPORT_MAX_LENGTH + 1) : file.text();
}

function issueText(t: ImportText, code: string): string | undefined {
  switch (code) {
    case 'name':
    case 'file':
    case 'long':
      return t(`issue.${code}`);
    case 'too_long':
      return t('issue.long');
    default:
      return undefined;
  }
}
