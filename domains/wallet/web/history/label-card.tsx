import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Select } from '@egcr/ui/select';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  categories,
  labelTransferCall,
  NOTE_MAX_LENGTH,
  noteIssue,
  type ActivityEntry,
} from '../../contract/index.ts';
import { rereadWallet, useActivityEntry } from '../queries.ts';
import { useHistoryText } from './texts.ts';

interface LabelValues {
  readonly category: string;
  readonly private_note: string;
}

/** Under which category the reader files a transaction, and what they note of it; nothing while it is read. */
export function LabelCard({ id }: { readonly id: string }) {
  const t = useHistoryText();
  const { data } = useActivityEntry(id);
  if (!data) return null;
  return (
    <Card title={t('label.title')} description={t('label.text')} className="print:hidden">
      <LabelForm key={`${data.category} ${data.private_note}`} entry={data} />
    </Card>
  );
}

function LabelForm({ entry }: { readonly entry: ActivityEntry }) {
  const t = useHistoryText();
  const save = useSaveLabel(entry.id);
  const plan = useSchemaForm<LabelValues, LabelValues>({
    schema: z.object({
      category: z.string(),
      private_note: z.string().check(
        z.refine((text) => noteIssue(text) !== 'note_characters', 'note_characters'),
        z.refine((text) => noteIssue(text) !== 'note_too_long', 'note_too_long'),
      ),
    }),
    defaultValues: {
      category: entry.is_guess ? '' : entry.category,
      private_note: entry.private_note ?? '',
    },
    sentences: {
      issue: ({ code }) => {
        if (code === 'note_too_long') return t('label.note_long', { maximum: NOTE_MAX_LENGTH });
        return code === 'note_characters' ? t('label.note_characters') : undefined;
      },
    },
  });
  const guess = t(`category.${entry.guess}`);
  return (
    <form noValidate method="post" onSubmit={plan.submit(save)} className="flex flex-col gap-5">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <Select
        label={t('category')}
        value={plan.form.watch('category')}
        onValueChange={(name) => plan.form.setValue('category', name)}
        options={[
          { value: '', label: t('label.guess', { category: guess }) },
          ...categories.map((name) => ({ value: name, label: t(`category.${name}`) })),
        ]}
      />
      <TextAreaField {...plan.field('private_note')} label={t('label.note')} rows={2} dir="auto" />
      <div>
        <Button type="submit" look="secondary" busy={plan.isBusy}>
          {t('label.save')}
        </Button>
      </div>
    </form>
  );
}

function useSaveLabel(id: string): (values: LabelValues) => Promise<void> {
  const t = useHistoryText();
  const toasts = useToasts();
  const client = useQueryClient();
  return async ({ category, private_note }) => {
    await call(labelTransferCall, {
      params: { id },
      body: {
        category: categories.find((known) => known === category) ?? null,
        private_note: private_note.trim() || null,
      },
    });
    toasts.show({ title: t('label.saved'), tone: 'ok' });
    void rereadWallet(client);
  };
}
