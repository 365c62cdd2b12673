import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  listOwnMessagesCall,
  listReceivedMessagesCall,
  writeOwnMessageCall,
  writeReceivedMessageCall,
} from '../../contract/index.ts';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import { newMessage, type ApplicationMessage, type MessageSide } from '../../contract/messages/shape.ts';
import { careerApplicantsTexts } from '../applicants/texts.ts';
import { messageTexts } from './texts.ts';

interface AboutProps {
  /** Of the application. */
  readonly id: string;
  /** Who reads. */
  readonly side: MessageSide;
}

interface MessagesDialogProps extends AboutProps {
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

/** What both sides wrote about an application, the latest first, and what to write next. */
export function MessagesDialog({ id, side, isClosed, onClose }: MessagesDialogProps) {
  const t = useText(messageTexts);
  const messages = usePages(['careers', 'messages', side, id], (query, options) =>
    call(
      side === 'applicant' ? listOwnMessagesCall : listReceivedMessagesCall,
      { params: { id }, query },
      options,
    ),
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('show')} closeLabel={t('close')}>
      <div className="flex flex-col gap-6">
        {isClosed ? (
          <p className="text-sm text-ink-2">{t('no.closed')}</p>
        ) : (
          <WriteForm id={id} side={side} />
        )}
        <PagedList
          pages={messages}
          label={t('show')}
          renderRow={(message) => <Message key={message.id} message={message} side={side} />}
          empty={<p className="text-ink-2">{t('none')}</p>}
          className="flex flex-col gap-3"
        />
      </div>
    </Dialog>
  );
}

function Message({ message, side }: { readonly message: ApplicationMessage; readonly side: MessageSide }) {
  const t = useText(messageTexts);
  const formats = useFormats();
  const isOwn = message.from === side;
  return (
    <li
      className={`flex max-w-[90%] flex-col gap-1 rounded-md p-3 ${isOwn ? 'self-end bg-brand-soft' : 'self-start bg-sunken'}`}
    >
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span className="font-semibold">{t(`from.${message.from}`)}</span>
        <time dateTime={message.sent_at}>{formats.recent(message.sent_at)}</time>
      </p>
      {message.text === '' ? (
        <p className="text-ink-2">{t('gone')}</p>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {message.text}
        </p>
      )}
    </li>
  );
}

function WriteForm({ id, side }: AboutProps) {
  const t = useText(messageTexts);
  const applicants = useText(careerApplicantsTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const name = `careers.message.${side}.${id}`;
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema: newMessage,
    defaultValues: { text: '' },
    sentences: sentences([writeOwnMessageCall, writeReceivedMessageCall], {
      team_role_required: applicants('no.role'),
      messages_closed: t('no.closed'),
      message_limit_reached: t('no.limit'),
    }),
  });
  const write = side === 'applicant' ? writeOwnMessageCall : writeReceivedMessageCall;
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const made = await attempt(body, (key) =>
          call(write, { params: { id }, body }, { idempotencyKey: key }),
        );
        if (made === undefined) return;
        toasts.show({ tone: 'ok', title: t('sent') });
        form.form.reset({ text: '' });
        await client.invalidateQueries({ queryKey: ['careers'] });
      })}
      action={
        <Button type="submit" size="small" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('text')}
        hint={t(side === 'applicant' ? 'text.safe' : 'text.kind')}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
