import { sentences } from '@egcr/web-kit/sentences.tsx';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextAreaField } from '@egcr/ui/text-field';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { keepNoteCall, noteText, removeNoteCall } from '../contract/index.ts';
import { NOTE_TEXT_MAX_LENGTH } from '../contract/limits.ts';
import { useKeepNote, useNote } from './queries.ts';
import { useNotesText } from './texts.ts';

/** At a payee or a transaction: the reader's private note about the person, and a way to write one. */
export function Slot() {
  const about = useSlotSubject();
  return about === undefined ? null : <NoteAbout about={about} />;
}

function NoteAbout({ about }: { readonly about: string }) {
  const t = useNotesText();
  const { data: note } = useNote(about);
  const [isWriting, setWriting] = useState(false);
  if (note === undefined) return null;
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 print:hidden">
      {note && (
        <p className="min-w-0 wrap-anywhere whitespace-pre-line">
          <bdi>{note.text}</bdi>
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        icon={<NotebookPen aria-hidden className="size-5" />}
        onClick={() => setWriting(true)}
      >
        {note ? t('edit') : t('add')}
      </Button>
      {isWriting && <WriteNote about={about} text={note?.text ?? ''} onClose={() => setWriting(false)} />}
    </div>
  );
}

interface WriteNoteProps {
  readonly about: string;
  readonly text: string;
  readonly onClose: () => void;
}

function WriteNote({ about, text, onClose }: WriteNoteProps) {
  const t = useNotesText();
  const keep = useKeepNote(about);
  const issue = ({ code }: { readonly code: string }) => {
    if (code === 'note_too_long') return t('long', { maximum: NOTE_TEXT_MAX_LENGTH });
    return code === 'note_characters' ? t('characters') : undefined;
  };
  const plan = useSchemaForm<{ readonly text: string }, { readonly text: string }>({
    // An empty note is a note that is deleted.
    schema: z.object({
      text: text === '' ? noteText : z.union([z.string().check(z.trim(), z.maxLength(0)), noteText]),
    }),
    defaultValues: { text },
    sentences: sentences([keepNoteCall, removeNoteCall], { note_limit_reached: t('limit') }, issue),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} size="small" title={t('title')} closeLabel={t('close')}>
      <form
        noValidate
        method="post"
        onSubmit={plan.submit(async (values) => {
          await keep(values.text.trim());
          onClose();
        })}
        className="flex flex-col gap-5"
      >
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextAreaField {...plan.field('text')} label={t('label')} hint={t('hint')} rows={4} dir="auto" />
        <Button type="submit" width="full" busy={plan.isBusy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
