import { REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { endAwardCall, proposeEndCall, type GrantAward } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '../../contract/limits.ts';
import { useReread } from './queries.ts';
import { agreementTexts } from './texts.ts';

interface EndFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** Ends the award before all of it is paid. */
export function EndForm({ caseId, award: { version } }: EndFormProps) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const name = `grants.end.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  return (
    <ReasonForm
      name={name}
      reasonMax={AWARD_TEXT_MAX}
      text={t('end.text')}
      send={{ label: t('end.send'), look: 'danger' }}
      said={sentences(
        endAwardCall,
        {
          award_changed: t('no.changed'),
          award_step_refused: t('no.step'),
          payment_under_way: t('no.payment'),
          case_step_refused: t('no.step'),
        },
        () => t('issue.text'),
      )}
      onSend={async (reason) => {
        const body = { version, reason };
        const done = await attempt(body, (key) =>
          call(endAwardCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('end.done') });
        await reread();
      }}
    />
  );
}

/** An officer proposes to end an award early; another person approves. */
export function ProposeEndForm({ caseId }: { readonly caseId: string }) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const name = `grants.propose-end.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  return (
    <ReasonForm
      name={name}
      reasonMax={REASON_MAX_LENGTH}
      text={t('end.two')}
      send={{ label: t('end.propose'), look: 'secondary' }}
      said={sentences(
        proposeEndCall,
        {
          award_step_refused: t('no.step'),
          payment_under_way: t('no.payment'),
          interested_party: t('no.own'),
          too_many_proposals: t('no.many'),
        },
        () => t('issue.text'),
      )}
      onSend={async (reason) => {
        const body = { reason };
        const done = await attempt(body, (key) =>
          call(proposeEndCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
        );
        if (done) toasts.show({ tone: 'ok', title: t('end.proposed') });
      }}
    />
  );
}

interface ReasonFormProps {
  readonly name: string;
  readonly reasonMax: number;
  readonly text: string;
  readonly send: { readonly label: string; readonly look: 'danger' | 'secondary' };
  readonly said: Sentences;
  readonly onSend: (reason: string) => Promise<void>;
}

/** Asks why the award ends. Folded away: few want it. */
function ReasonForm({ name, reasonMax, text, send, said, onSend }: ReasonFormProps) {
  const t = useText(agreementTexts);
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: z.strictObject({
      reason: z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(reasonMax, 'too_long')),
    }),
    defaultValues: { reason: '' },
    sentences: said,
  });
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('end')}</summary>
      <div className="flex flex-col gap-4 pt-3">
        <p className="text-sm text-ink-2">{text}</p>
        <FormShell
          form={form}
          onSubmit={form.submit(({ reason }) => onSend(reason))}
          action={
            <Button type="submit" look={send.look} busy={form.isBusy} className="self-start">
              {send.label}
            </Button>
          }
        >
          <TextAreaField
            label={t('end.reason')}
            rows={2}
            maxLength={reasonMax}
            dir="auto"
            {...form.field('reason')}
          />
        </FormShell>
      </div>
    </details>
  );
}
