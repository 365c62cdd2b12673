import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { answerEnquiryCall, enquiryAnswer, type Enquiry } from '../../contract/enquiries/endpoints.ts';
import { registryKey } from '../queries.ts';
import { publicProfileTexts } from './texts.ts';

interface RowProps {
  readonly business: string;
  readonly found: Enquiry;
}

/** What a visitor wrote, what was answered, and the way to answer. */
export function EnquiryRow({ business, found }: RowProps) {
  const t = useText(publicProfileTexts);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-semibold wrap-anywhere">{found.name}</bdi>
        <time dateTime={found.written_at} className="num text-sm text-ink-2">
          {formats.minute(found.written_at)}
        </time>
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {found.message}
      </p>
      {found.answers.length > 0 && (
        <ul className="flex flex-col gap-3">
          {found.answers.map(({ id, text, by, at }) => (
            <li key={id} className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3">
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              <p className="text-sm text-ink-2">{t('answer.by', { name: by, date: formats.date(at) })}</p>
            </li>
          ))}
        </ul>
      )}
      {found.can_answer && isOpen && (
        <AnswerForm business={business} found={found} onDone={() => setOpen(false)} />
      )}
      {found.can_answer && !isOpen && (
        <Button
          look="secondary"
          className="self-start"
          aria-label={`${t('answer')}: ${found.name}, ${formats.minute(found.written_at)}`}
          onClick={() => setOpen(true)}
        >
          {t('answer')}
        </Button>
      )}
    </li>
  );
}

function AnswerForm({ business, found, onDone }: RowProps & { readonly onDone: () => void }) {
  const t = useText(publicProfileTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const name = `registry.enquiry_answer.${found.id}`;
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema: enquiryAnswer,
    defaultValues: { text: '' },
    sentences: sentences(answerEnquiryCall, {
      not_found: t('no.gone'),
      team_role_required: t('no.role'),
      business_not_active: t('no.ended'),
      answers_full: t('no.full'),
    }),
  });
  const { attempt } = useKeptAttempt(name, enquiryAnswer);
  const send = form.submit(async (body) => {
    const done = await attempt(body, (key) =>
      call(answerEnquiryCall, { params: { id: business, enquiry: found.id }, body }, { idempotencyKey: key }),
    );
    if (!done) return;
    toasts.show({ tone: 'ok', title: t('answer.sent') });
    onDone();
    await client.invalidateQueries({ queryKey: registryKey });
  });
  return (
    <FormShell
      form={form}
      onSubmit={send}
      action={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {t('answer.send')}
          </Button>
          <Button look="secondary" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <TextAreaField
        label={t('answer.text')}
        hint={t('answer.hint')}
        rows={5}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
