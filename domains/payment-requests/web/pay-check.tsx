import { isAboutPin, PinForm, usePinEntry } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { formatMoney } from '@egcr/ui/format-money';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import {
  StopBanner,
  PaymentHelp,
  useBalanceAfter,
  useStopReason,
  usePaymentAnswers,
  useWalletText,
} from '@egcr/wallet/web';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect } from 'react';

import type { PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';
import type { CheckedPay, Paying } from './use-pay.ts';

interface PayCheckProps {
  readonly request: PaymentRequest;
  readonly checked: CheckedPay;
  readonly paying: Paying;
}

/** The last page before a request is paid, as before every payment: who gets what, at what price, and the PIN. */
export function PayCheck({ request, checked, paying }: PayCheckProps) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const stopped = useStopReason();
  const { amount, values } = checked;
  const answers = usePaymentAnswers({ amount, recipient: request.requester, note: request.note ?? '' });
  const left = useBalanceAfter(amount);
  const entry = usePinEntry(stopped === undefined);
  const paid = useMutation({
    mutationFn: (pin: string) => paying.pay(values, pin),
    onError: (failure) => void entry.meet(failure),
  });
  useHeadingFocus();
  const press = () => {
    const pin = entry.take()?.pin;
    if (pin !== undefined) paid.mutate(pin);
  };
  return (
    <PageColumns aside={<PaymentHelp isCheck />}>
      <PageHeading title={wallet('check.title')} description={wallet('check.lead')} />
      {paid.isError && !isAboutPin(paid.error) && (
        <Banner tone="bad" isLive>
          {paying.explain(paid.error)}
        </Banner>
      )}
      <StopBanner />
      <Card padding="large">
        <CheckAnswers answers={[...answers, ...left]} />
        <PinForm entry={entry} isBusy={paid.isPending} onSubmit={press}>
          <Button
            type="submit"
            size="large"
            width="full"
            busy={paid.isPending}
            disabled={stopped !== undefined}
            disabledReason={stopped}
            icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
          >
            {t('pay', { amount: formatMoney(amount, { locale }) })}
          </Button>
        </PinForm>
        <Button look="quiet" width="full" disabled={paid.isPending} onClick={paying.change}>
          {wallet('check.back')}
        </Button>
      </Card>
    </PageColumns>
  );
}

/** The step shares the page's address: what the frame does for a new page is done here. */
function useHeadingFocus(): void {
  // Scroll position and focus are the browser's.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, []);
}
