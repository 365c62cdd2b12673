import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { callActing, useMayChange } from '@egcr/organisations/web';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { answerPayoutCall, cancelPayoutCall, type Payout } from '../contract/index.ts';
import { rereadPayouts } from './queries.ts';
import { payoutTexts } from './texts.ts';

const tones = {
  asked: 'neutral',
  waiting: 'warn',
  held: 'warn',
  blocked: 'warn',
  paid: 'ok',
  declined: 'bad',
  canceled: 'neutral',
  expired: 'neutral',
  failed: 'bad',
} as const;

/** One payout, with what the reader can do while it waits. */
export function PayoutRow({ payout }: { readonly payout: Payout }) {
  const t = useText(payoutTexts);
  const formats = useFormats();
  const mayChange = useMayChange();
  const { state, due_at: dueAt } = payout;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <span className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-1.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Money amount={payout.amount} className="font-semibold" />
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <span className="text-sm text-ink-2">
          {payout.is_scheduled
            ? t('by.schedule', { time: formats.recent(payout.asked_at) })
            : t('by.hand', { name: payout.asked_by, time: formats.recent(payout.asked_at) })}
        </span>
        {state === 'waiting' && dueAt !== null && (
          <span className="text-sm text-ink-2">{t('why.waiting', { time: formats.recent(dueAt) })}</span>
        )}
        {state === 'held' && dueAt !== null && (
          <span className="text-sm text-ink-2">{t('why.held', { time: formats.recent(dueAt) })}</span>
        )}
        {state === 'blocked' && <span className="text-sm text-ink-2">{t('why.blocked')}</span>}
        {state === 'failed' && <span className="text-sm text-ink-2">{t('why.failed')}</span>}
        {payout.reference !== null && (
          <bdi dir="ltr" className="text-sm text-ink-2">
            {payout.reference}
          </bdi>
        )}
      </span>
      {mayChange && (payout.may_confirm || payout.may_cancel) && <Acts payout={payout} />}
    </li>
  );
}

const kept = z.object({ id: z.string(), answer: z.string() });
type Answer = 'confirm' | 'decline';

function Acts({ payout }: { readonly payout: Payout }) {
  const t = useText(payoutTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Answer>();
  const say = useSentences(sentences(cancelPayoutCall, { payout_over: t('no.over') }));
  const amount = formatMoney(payout.amount, { locale });
  const cancel = useMutation({
    mutationFn: () => callActing(cancelPayoutCall, { params: { id: payout.id } }),
    onSuccess: () => toasts.show({ title: t('cancel.done'), tone: 'ok' }),
    onError: (failure) => toasts.show({ title: say.failure(failure), tone: 'bad' }),
    onSettled: () => rereadPayouts(client),
  });
  const named = (what: string) => (
    <>
      {what} <span className="sr-only">{amount}</span>
    </>
  );
  return (
    <span className="flex flex-wrap gap-2">
      {payout.may_confirm && (
        <>
          <Button size="small" onClick={() => setAsked('confirm')}>
            {named(t('confirm'))}
          </Button>
          <Button size="small" look="secondary" onClick={() => setAsked('decline')}>
            {named(t('decline'))}
          </Button>
        </>
      )}
      {payout.may_cancel && (
        <Button size="small" look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {named(t('cancel'))}
        </Button>
      )}
      {asked && <AnswerDialog payout={payout} answer={asked} onClose={() => setAsked(undefined)} />}
    </span>
  );
}

interface AnswerProps {
  readonly payout: Payout;
  readonly answer: Answer;
  readonly onClose: () => void;
}

function AnswerDialog({ payout, answer, onClose }: AnswerProps) {
  const t = useText(payoutTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const { attempt } = useKeptAttempt('payouts.answer', kept);
  const { failure } = useSentences(
    sentences(answerPayoutCall, {
      ...pinSaidAtField,
      not_found: t('no.over'),
      payout_over: t('no.over'),
      payout_second_required: t('no.second'),
      recipient_unavailable: t('no.wallet'),
      account_frozen: t('why.blocked'),
      insufficient_funds: t('no.short'),
    }),
  );
  async function run(pin: string) {
    try {
      await attempt({ id: payout.id, answer }, (key) =>
        callActing(
          answerPayoutCall,
          { params: { id: payout.id }, body: { answer, pin } },
          { idempotencyKey: key },
        ),
      );
      toasts.show({ title: t(`${answer}.done`), tone: 'ok' });
    } finally {
      void rereadPayouts(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t(`${answer}.title`, { amount: formatMoney(payout.amount, { locale }) })}
        description={t(`${answer}.text`)}
        confirmLabel={t(answer)}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
