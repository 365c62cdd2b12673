import type { WireMoney } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { call, type CallRefusal } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { payRequestCall, type PaymentRequest } from '../../contract/requests.ts';
import { assetCodeOr } from '../currencies.ts';
import { useKeptAttempt } from '../kept-attempt.ts';
import { useWalletText } from '../messages/index.ts';
import { accountIn, keepTransfer, rereadWallet, useWallet } from '../queries.ts';
import { useLimitRefusal } from '../security/use-limit-refusal.ts';
import { walletIssue } from '../send/issue-text.ts';
import { decimalOf, toMinor } from '../send/send-rules.ts';
import { Decline } from './decline.tsx';
import { useRequestsText } from './messages/index.ts';
import { paySchema, payValues, type PayValues } from './pay-rules.ts';
import { keepRequest, rereadRequests } from './queries.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestHead } from './request-head.tsx';
import { isWaiting } from './request-state.tsx';

/** A request as the one who is to pay sees it: the last page before money leaves. */
export function PayRequest({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  return (
    <div className="flex flex-col gap-6">
      <RequestHead request={request} />
      <Card padding="large">
        <RequestFacts request={request} />
        {isWaiting(request) && (
          <>
            <p className="text-sm text-ink-2">{t('pay.lead')}</p>
            <PayForm request={request} />
            {!request.is_open && <Decline request={request} />}
          </>
        )}
      </Card>
    </div>
  );
}

type Plan = SchemaForm<PayValues, PayValues>;

function PayForm({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const { locale } = useLanguage();
  const { plan, pay, available } = usePay(request);
  const [isPart, setPart] = useState(request.remaining === null || plan.form.getValues('amount') !== '');
  return (
    <form noValidate method="post" onSubmit={plan.submit(pay)} className="flex flex-col gap-4">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      {isPart && <HowMuch plan={plan} request={request} available={available} />}
      <Button
        type="submit"
        size="large"
        width="full"
        busy={plan.isBusy}
        icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
      >
        {isPart || request.remaining === null
          ? t('pay.plain')
          : t('pay', { amount: formatMoney(request.remaining, { locale }) })}
      </Button>
      {!isPart && !request.is_open && (
        <Button look="quiet" width="full" onClick={() => setPart(true)}>
          {t('pay.part')}
        </Button>
      )}
    </form>
  );
}

interface HowMuchProps {
  readonly plan: Plan;
  readonly request: PaymentRequest;
  readonly available: WireMoney | undefined;
}

function HowMuch({ plan, request, available }: HowMuchProps) {
  const t = useRequestsText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const { id, name, error } = plan.field('amount');
  return (
    <AmountField
      {...{ id, name, error }}
      label={t('pay.how_much')}
      hint={
        available && !isConcealed ? t('pay.have', { amount: formatMoney(available, { locale }) }) : undefined
      }
      assetCode={request.asset}
      size="large"
      value={plan.form.watch('amount')}
      onValueChange={(text) => {
        plan.form.setValue('amount', text);
        if (plan.attempt > 0) void plan.form.trigger('amount');
      }}
    />
  );
}

function usePay(request: PaymentRequest) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const client = useQueryClient();
  const limitSentence = useLimitRefusal();
  const kept = useKeptAttempt(`pay.${request.id}`, payValues);
  const available = accountIn(useWallet().data, assetCodeOr(request.asset))?.available;
  const facts = { decimal: decimalOf(decimalMark(locale)), request, available };
  const say = { locale, assetCode: request.asset, available };
  const plan: Plan = useSchemaForm({
    schema: paySchema(facts),
    defaultValues: kept.kept ?? { amount: '' },
    sentences: {
      issue: (issue) =>
        issue.code === 'over_request' && request.remaining !== null
          ? t('pay.over', { amount: formatMoney(request.remaining, { locale }) })
          : walletIssue(wallet, issue, say),
      refusal: (refusal) => sentenceFor(refusal),
    },
  });
  function sentenceFor(refusal: CallRefusal): string | undefined {
    const { code } = refusal;
    if (code === 'request_closed') return t('issue.closed');
    if (code === 'account_frozen') return wallet('refusal.account_frozen');
    return limitSentence(refusal, request.asset) ?? walletIssue(wallet, { field: '', code }, say);
  }
  async function pay(values: PayValues) {
    const isWhole = values.amount === '' && request.remaining !== null;
    const value = toMinor({ ...values, assetCode: request.asset }, facts.decimal).toString();
    const body = isWhole ? {} : { amount: { ...request.paid, value } };
    try {
      const paid = await kept.attempt(values, (key) =>
        call(payRequestCall, { params: { id: request.id }, body }, { idempotencyKey: key }),
      );
      if (paid === undefined) return;
      keepRequest(client, paid.request);
      keepTransfer(client, { ...paid.transfer, direction: 'out' });
      go(`/wallet/transfers/${paid.transfer.id}?sent=1`, 'replace');
      void rereadWallet(client);
    } finally {
      void rereadRequests(client);
    }
  }
  return { plan, pay, available };
}
