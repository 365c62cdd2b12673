import type { WireMoney } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { PageColumns } from '@egcr/ui/page';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { StopBanner, PaymentHelp, useStopReason } from '@egcr/wallet/web';
import { Send } from 'lucide-react';
import { useState } from 'react';

import type { PaymentRequest } from '../contract/requests.ts';
import { Decline } from './decline.tsx';
import { PayCheck } from './pay-check.tsx';
import { useRequestsText } from './texts.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestHead } from './request-head.tsx';
import { isWaiting } from './request-state.tsx';
import { usePay, type Paying, type PayPlan } from './use-pay.ts';

/** A request as the one who is to pay sees it; then the check, the last page before money leaves. */
export function PayRequest({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const paying = usePay(request);
  if (paying.checked && isWaiting(request))
    return <PayCheck request={request} checked={paying.checked} paying={paying} />;
  return (
    <PageColumns aside={isWaiting(request) && <PaymentHelp />}>
      {isWaiting(request) && <StopBanner />}
      <RequestHead request={request} />
      <Card padding="large">
        <RequestFacts request={request} />
        {isWaiting(request) && (
          <>
            <p className="text-sm text-ink-2">{t('pay.lead')}</p>
            <PayForm request={request} paying={paying} />
            {!request.is_open && <Decline request={request} />}
          </>
        )}
      </Card>
    </PageColumns>
  );
}

interface PayFormProps {
  readonly request: PaymentRequest;
  readonly paying: Paying;
}

function PayForm({ request, paying }: PayFormProps) {
  const t = useRequestsText();
  const { locale } = useLanguage();
  const { plan, check, available } = paying;
  const stopped = useStopReason();
  const [isPart, setPart] = useState(request.remaining === null || plan.form.getValues('amount') !== '');
  return (
    <form noValidate method="post" onSubmit={plan.submit(check)} className="flex flex-col gap-4">
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
        disabled={stopped !== undefined}
        disabledReason={stopped}
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
  readonly plan: PayPlan;
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
