import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import {
  AmountEntry,
  StopBanner,
  NoteField,
  PaymentHelp,
  RecipientField,
  useStopReason,
  useWalletText,
} from '@egcr/wallet/web';

import { useScheduledText } from './texts.ts';
import { OrderCheck } from './order-check.tsx';
import { OrderDays } from './order-days.tsx';
import { useNewOrder, type OrderFormPlan } from './use-new-order.ts';

/** `/wallet/scheduled/new`: who gets how much, and on which days. */
export function Screen() {
  const t = useScheduledText();
  return (
    <Page>
      <BackLink href="/wallet/scheduled">{t('back')}</BackLink>
      <PageHeading title={t('new.title')} description={t('new.lead')} />
      <StopBanner />
      <PageColumns aside={<PaymentHelp />}>
        <Card padding="large">
          <OrderForm />
        </Card>
      </PageColumns>
    </Page>
  );
}

function OrderForm() {
  const wallet = useWalletText();
  const stopped = useStopReason();
  const { plan, check, checked, forget, confirm } = useNewOrder();
  return (
    <form noValidate method="post" onSubmit={plan.submit(check)} className="flex flex-col gap-6">
      <ErrorSummary title={wallet('send.summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <Amount plan={plan} />
      <Payee plan={plan} />
      <OrderDays plan={plan} />
      <NoteField field={plan.field('note')} label={wallet('send.note')} />
      <Button
        type="submit"
        size="large"
        width="full"
        busy={plan.isBusy}
        disabled={stopped !== undefined}
        disabledReason={stopped}
      >
        {wallet('send.continue')}
      </Button>
      {checked && <OrderCheck checked={checked} onClose={forget} onConfirm={confirm} />}
    </form>
  );
}

function Payee({ plan }: { readonly plan: OrderFormPlan }) {
  const wallet = useWalletText();
  return (
    <RecipientField
      field={plan.field('to')}
      label={wallet('send.to')}
      chosen={plan.form.watch('to')}
      onChoose={(username) => plan.form.setValue('to', username, { shouldValidate: plan.attempt > 0 })}
    />
  );
}

function Amount({ plan }: { readonly plan: OrderFormPlan }) {
  const wallet = useWalletText();
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <AmountEntry
      field={plan.field('amount')}
      label={wallet('send.amount')}
      hint={undefined}
      amount={plan.form.watch('amount')}
      assetCode={plan.form.watch('assetCode')}
      onAmountChange={(text) => set('amount', text)}
      onAssetChange={(code) => set('assetCode', code)}
    />
  );
}
