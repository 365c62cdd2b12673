import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { answerActionCall, type Payment } from '../../contract/index.ts';
import { keepPayment, rereadPayments } from '../queries.ts';
import { hostOf } from './action-rules.ts';
import { actionTexts } from './texts.ts';

type Answer = 'done' | 'give_up';

/** What the payer has to do before the payment goes on; the merchant reads that they have to. */
export function ActionCard({ payment }: { readonly payment: Payment }) {
  const t = useText(actionTexts);
  const { next_action: action, state } = payment;
  if (state !== 'requires_action') return null;
  if (action === null)
    return (
      <Banner tone="info" isLive>
        {t('merchant')}
      </Banner>
    );
  return <Step payment={payment} action={action} />;
}

interface StepProps {
  readonly payment: Payment;
  readonly action: NonNullable<Payment['next_action']>;
}

function Step({ payment, action }: StepProps) {
  const t = useText(actionTexts);
  const formats = useFormats();
  const { answer, explain } = useAnswer(payment);
  const host = action.url === null ? undefined : hostOf(action.url);
  const isWallet = payment.attempts.at(-1)?.rail === 'open_payments';
  const text = host === undefined ? t('bank') : t(isWallet ? 'redirect.wallet' : 'redirect', { name: host });
  const press = (said: Answer) => () => answer.mutate(said);
  return (
    <Card title={t('title')} padding="large">
      {answer.isError && (
        <Banner tone="bad" isLive>
          {explain(answer.error)}
        </Banner>
      )}
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {action.url !== null && host !== undefined && (
          <ButtonLink href={action.url} rel="noopener noreferrer">
            {t('go', { name: host })}
          </ButtonLink>
        )}
        <Button
          look={host === undefined ? 'primary' : 'secondary'}
          busy={answer.isPending && answer.variables === 'done'}
          onClick={press('done')}
        >
          {t(host === undefined ? 'bank.yes' : 'back')}
        </Button>
        <Button
          look="quiet"
          busy={answer.isPending && answer.variables === 'give_up'}
          onClick={press('give_up')}
        >
          {t(host === undefined ? 'bank.no' : 'stop')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t('until', { time: formats.time(action.until) })}</p>
    </Card>
  );
}

function useAnswer({ id }: Payment) {
  const t = useText(actionTexts);
  const client = useQueryClient();
  const say = useSentences(sentences(answerActionCall, { payment_closed: t('closed') }));
  const answer = useMutation({
    mutationFn: (said: Answer) => call(answerActionCall, { params: { id }, body: { answer: said } }),
    onSuccess: (now) => keepPayment(client, now),
    onSettled: () => rereadPayments(client),
  });
  return { answer, explain: (failure: unknown) => say.failure(failure) };
}
