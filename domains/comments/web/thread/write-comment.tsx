import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { COMMENT_MAX_LENGTH, commentText, writeCommentCall } from '../../contract/index.ts';
import type { Acts } from '../queries.ts';
import { threadTexts } from './texts.ts';

const commentForm = z.strictObject({ text: commentText });

interface WriteProps {
  /** Tells this form from others: what is typed is kept under it. */
  readonly name: string;
  readonly acts: Acts;
  readonly replyTo?: string;
  readonly onSent?: () => void;
}

/** A comment, or a reply to one. */
export function WriteComment({ name, acts, replyTo, onSent }: WriteProps) {
  const t = useText(threadTexts);
  const toasts = useToasts();
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema: commentForm,
    defaultValues: { text: '' },
    sentences: sentences(writeCommentCall, {
      not_found: t('failed.gone'),
      comments_too_many: ({ retryAfter_s: seconds = 60 }) =>
        t('failed.haste', { minutes: Math.max(1, Math.ceil(seconds / 60)) }),
      comment_full: t('failed.full'),
    }),
  });
  const send = async ({ text }: z.output<typeof commentForm>) => {
    const said = await attempt({ text }, (key) => acts.write({ text, replyTo }, key));
    if (said === undefined) return;
    form.form.reset({ text: '' });
    toasts.show({ tone: 'ok', title: t(said.state === 'approved' ? 'sent' : 'sent.waits') });
    onSent?.();
  };
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button
          type="submit"
          look={replyTo === undefined ? 'primary' : 'secondary'}
          busy={form.isBusy}
          className="self-start"
        >
          {t(replyTo === undefined ? 'send' : 'send.reply')}
        </Button>
      }
    >
      <TextAreaField
        label={t(replyTo === undefined ? 'text' : 'text.reply')}
        hint={t('text.hint')}
        rows={4}
        maxLength={COMMENT_MAX_LENGTH}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
