import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { LoadedPanel } from '@egcr/web-kit/list/loaded-panel.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { REPLY_LENGTH_MAX } from '../../contract/limits.ts';
import { handleTicketCall } from '../../contract/staff-endpoints.ts';
import { canTakeStep } from '../../contract/ticket-machine.ts';
import { useContactSentences } from '../contact-sentences.ts';
import { contactTexts } from '../texts.ts';
import { Entry, StateBadge } from '../ticket-card.tsx';
import { queueTexts } from './texts.ts';
import { useStep, useTicket, type Step, type WholeTicket } from './queries.ts';

const events = ['assigned', 'released', 'solved'] as const;

/** One message: what was written and done, and what can be done next. */
export function TicketPanel({ id }: { readonly id: string }) {
  return (
    <LoadedPanel asked={useTicket(id)} sentences={useContactSentences()}>
      {(ticket) => <Ticket ticket={ticket} />}
    </LoadedPanel>
  );
}

function Ticket({ ticket }: { readonly ticket: WholeTicket }) {
  const t = useText(queueTexts);
  const words = useText(contactTexts);
  const { isBusy, send, take } = useSteps(ticket.id);
  const titleOf = (entry: WholeTicket['entries'][number]) => {
    if (entry.kind === 'message') return ticket.name;
    return t(entry.kind === 'note' ? 'entry.note' : entry.kind === 'reply' ? 'entry.reply' : 'entry.event');
  };
  return (
    <section aria-label={ticket.reference} className="card flex min-w-0 flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
        <h2 dir="ltr" className="num font-mono text-lg">
          {ticket.reference}
        </h2>
        <StateBadge state={ticket.state} />
        <span className="text-sm text-ink-2">{words(`topic.${ticket.topic}`)}</span>
        <bdi dir="ltr" className="text-sm wrap-anywhere text-ink-2">
          {ticket.email}
        </bdi>
      </header>
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        {ticket.entries.map((entry) => (
          <Entry
            key={entry.id}
            title={titleOf(entry)}
            at={entry.at}
            isQuiet={entry.kind !== 'message' && entry.kind !== 'reply'}
          >
            {entry.kind === 'event'
              ? t(`event.${events.find((name) => name === entry.text) ?? 'assigned'}`)
              : entry.text}
          </Entry>
        ))}
      </ol>
      <div className="flex flex-col gap-5 border-t border-line p-5">
        <Answer ticketId={ticket.id} send={send} />
        {canTakeStep(ticket.state, 'solve') && (
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button
              look="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void take({ step: ticket.assigned_to_you ? 'release' : 'assign' })}
            >
              {t(ticket.assigned_to_you ? 'release' : 'assign')}
            </Button>
            <Button look="secondary" size="small" busy={isBusy} onClick={() => void take({ step: 'solve' })}>
              {t('solve')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  readonly ticketId: string;
  /** Throws where the step was not taken. */
  readonly send: (step: Step) => Promise<void>;
}

const answerForm = z.strictObject({
  kind: z.enum(['reply', 'note']),
  text: z.string().check(
    z.refine((text) => text.trim() !== '', 'required'),
    z.maxLength(REPLY_LENGTH_MAX),
  ),
});

function Answer({ ticketId, send }: AnswerProps) {
  const t = useText(queueTexts);
  const words = useText(contactTexts);
  const form = useKeptForm({
    name: `contact.answer.${ticketId}`,
    keeps: ['kind', 'text'],
    schema: answerForm,
    defaultValues: { kind: 'reply', text: '' },
    sentences: sentences(
      handleTicketCall,
      { ticket_unknown: words('failed.gone'), ticket_solved: words('failed.solved') },
      ({ code }) => (code === 'required' ? t('text.missing') : undefined),
    ),
  });
  const kind = form.form.watch('kind');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ kind: step, text }) => {
        await send({ step, text });
        form.form.reset({ kind: 'reply', text: '' });
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t(kind === 'reply' ? 'send' : 'keep')}
        </Button>
      }
    >
      <RadioGroup
        label={t('kind')}
        value={kind}
        onValueChange={(value) => form.form.setValue('kind', value === 'note' ? 'note' : 'reply')}
        options={[
          { value: 'reply', label: t('kind.reply'), hint: t('kind.reply.hint') },
          { value: 'note', label: t('kind.note'), hint: t('kind.note.hint') },
        ]}
      />
      <TextAreaField
        label={t('text')}
        rows={5}
        maxLength={REPLY_LENGTH_MAX}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}

function useSteps(id: string) {
  const t = useText(queueTexts);
  const say = useSentences(useContactSentences());
  const toasts = useToasts();
  const { mutateAsync, isPending: isBusy } = useStep(id);
  const { attempt } = useKeptAttempt(`contact.step.${id}`, z.unknown());
  async function send(step: Step): Promise<void> {
    await attempt(step, (key) => mutateAsync({ step, key }));
    toasts.show({ tone: 'ok', title: t(`done.${step.step}`) });
  }
  async function take(step: Step): Promise<void> {
    try {
      await send(step);
    } catch (failure) {
      toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    }
  }
  return { isBusy, send, take };
}
