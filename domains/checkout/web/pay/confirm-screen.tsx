import type { WireMoney } from '@egcr/contract/money';
import { isAboutPin, PinForm, usePinEntry } from '@egcr/identity/web';
import { AmountField } from '@egcr/ui/amount-field';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSession } from '@egcr/web-kit/session';
import { decimalOf, ListedPage, StopBanner, useStopReasonUnasked } from '@egcr/wallet/web';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { walletAddressOf, type MoneyMethod, type PayPage } from '@egcr/payments/contract';
import {
  TestNumberField,
  attemptTexts,
  captureTexts,
  checkoutPath,
  gatewayAddress,
  payPath,
  typedTestNumber,
  usePaymentText,
} from '@egcr/payments/web';
import { HowToPay } from './how-to-pay.tsx';
import { amountSchema, typedMoney } from './amount-rules.ts';
import { payTexts } from './texts.ts';
import { usePayPage } from './use-pay-page.ts';
import { WalletAddressField } from './wallet-address-field.tsx';
import { useAmountWords, usePaying, type HowToPayNow } from './use-paying.ts';

/** `/pay/$linkId/confirm`: how much where that is open, then the check and the PIN. */
export function Screen() {
  const linkId = usePathPart('linkId');
  const t = usePaymentText();
  const page = usePayPage(linkId);
  return (
    <Page>
      <BackLink href={page.data?.checkout ? checkoutPath(page.data.checkout.id) : payPath(linkId)}>
        {t('payment')}
      </BackLink>
      <ListedPage
        read={page}
        list={{ href: gatewayAddress.to(), title: t('title') }}
        said={{
          loading: t('loading'),
          unread: t('unread'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <ToPay page={found} />}
      </ListedPage>
    </Page>
  );
}

export function ToPay({ page }: { readonly page: PayPage }) {
  const t = usePaymentText();
  const p = useText(payTexts);
  const userId = useSession((now) => now.user?.id);
  const [chosen, setChosen] = useState<WireMoney>();
  const amount = page.amount ?? chosen;
  const isOwn = userId === page.merchant.user_id;
  const isStopped = useStopReasonUnasked() !== undefined;
  const leavesAtOnce = page.state === 'active' && !page.is_test && page.capture === 'automatic';
  return (
    <>
      <PageHeading
        title={t('confirm')}
        description={leavesAtOnce && !isOwn ? t('confirm.lead') : undefined}
      />
      {page.is_test && <Banner tone="sample">{p('test.text')}</Banner>}
      <PageColumns>
        {page.state !== 'active' ? (
          <Banner tone="warn">
            {p(page.checkout ? `order.${page.state}` : `is.${page.state}`)}{' '}
            {page.checkout && page.state === 'exhausted' ? '' : p('nothing_taken')}
          </Banner>
        ) : isOwn ? (
          <Banner tone="info">{t('issue.self')}</Banner>
        ) : (
          <>
            {isStopped && !page.is_test && page.methods.length === 1 && <StopBanner />}
            <Card padding="large">
              {amount === undefined ? (
                <HowMuch page={page} onChoose={setChosen} />
              ) : (
                <Check
                  page={page}
                  amount={amount}
                  onChange={page.amount === null ? () => setChosen(undefined) : undefined}
                />
              )}
            </Card>
          </>
        )}
      </PageColumns>
    </>
  );
}

interface HowMuchProps {
  readonly page: PayPage;
  readonly onChoose: (amount: WireMoney) => void;
}

function HowMuch({ page, onChoose }: HowMuchProps) {
  const p = useText(payTexts);
  const { locale } = useLanguage();
  const decimal = decimalOf(decimalMark(locale));
  const plan = useSchemaForm({
    schema: amountSchema(page.asset, decimal),
    defaultValues: { amount: '' },
    sentences: useAmountWords(page),
  });
  const { id, name, error } = plan.field('amount');
  return (
    <form
      noValidate
      method="post"
      onSubmit={plan.submit(async (typed) => onChoose(typedMoney(typed, page.asset, decimal)))}
      className="flex flex-col gap-5"
    >
      <AmountField
        {...{ id, name, error }}
        label={p('confirm.amount')}
        assetCode={page.asset}
        size="large"
        value={plan.form.watch('amount')}
        onValueChange={(text) => {
          plan.form.setValue('amount', text);
          if (plan.attempt > 0) void plan.form.trigger('amount');
        }}
      />
      <Button type="submit" size="large" width="full">
        {p('confirm.next')}
      </Button>
    </form>
  );
}

interface CheckProps {
  readonly page: PayPage;
  readonly amount: WireMoney;
  readonly onChange: (() => void) | undefined;
}

interface Typed extends Omit<HowToPayNow, 'method'> {
  readonly pin: string;
}

/** What is chosen and typed before the press that pays, and the press. */
function useCheck(page: PayPage, amount: WireMoney) {
  const paying = usePaying(page);
  // A test payment moves nothing: no freeze stops it.
  const stopReason = useStopReasonUnasked();
  const [how, setHow] = useState<MoneyMethod>('wallet');
  const stopped = page.is_test || how !== 'wallet' ? undefined : stopReason;
  const entry = usePinEntry(stopped === undefined);
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const paid = useMutation({
    mutationFn: ({ pin, ...more }: Typed) => paying.pay(amount, pin, { ...more, method: how }),
    onError: (failure) => void entry.meet(failure),
  });
  const press = () => {
    const number = typedTestNumber(typed);
    const walletAddress = how === 'open_payments' ? walletAddressOf(address) : null;
    const isMissing = number === undefined || walletAddress === undefined;
    setWrong(isMissing);
    if (isMissing) return;
    const pin = entry.take()?.pin;
    if (pin !== undefined) paid.mutate({ pin, testNumber: number === 'none' ? null : number, walletAddress });
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setWrong(false);
    };
  return {
    paid,
    entry,
    stopped,
    press,
    isWrong,
    typed,
    address,
    how,
    explain: paying.explain,
    type: change(setTyped),
    typeAddress: change(setAddress),
    choose: change(setHow),
  };
}

/** The last page before money leaves: how much, to whom, for what, and the PIN. */
function Check({ page, amount, onChange }: CheckProps) {
  const p = useText(payTexts);
  const { locale } = useLanguage();
  const a = useText(attemptTexts);
  const c = useText(captureTexts);
  const check = useCheck(page, amount);
  const { paid, entry, stopped, isWrong } = check;
  return (
    <>
      {paid.isError && !isAboutPin(paid.error) && (
        <Banner tone="bad" isLive>
          {check.explain(paid.error)}
        </Banner>
      )}
      <Answers page={page} amount={amount} />
      {page.is_test && (
        <TestNumberField
          value={check.typed}
          onValueChange={check.type}
          hint={p('number.hint')}
          error={isWrong ? a('number.refused') : undefined}
        />
      )}
      <HowToPay methods={page.methods} value={check.how} onValueChange={check.choose} />
      {check.how === 'open_payments' && (
        <WalletAddressField value={check.address} onValueChange={check.typeAddress} isWrong={isWrong} />
      )}
      {page.capture === 'manual' && <Banner tone="info">{c('confirm')}</Banner>}
      <PinForm entry={entry} isBusy={paid.isPending} onSubmit={check.press}>
        <Button
          type="submit"
          size="large"
          width="full"
          busy={paid.isPending}
          disabled={stopped !== undefined}
          disabledReason={stopped}
          icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
        >
          {p('confirm.pay', { amount: formatMoney(amount, { locale }) })}
        </Button>
      </PinForm>
      {onChange && (
        <Button look="quiet" width="full" disabled={paid.isPending} onClick={onChange}>
          {p('confirm.change')}
        </Button>
      )}
    </>
  );
}

/** How much, to whom and for what. */
function Answers({ page, amount }: Pick<CheckProps, 'page' | 'amount'>) {
  const t = usePaymentText();
  const p = useText(payTexts);
  return (
    <CheckAnswers
      answers={[
        { label: t('fact.amount'), value: <Money amount={amount} size="fit" />, isLead: true },
        {
          label: t('fact.merchant'),
          value: (
            <span className="flex flex-wrap items-center gap-2">
              <bdi className="font-semibold">{page.merchant.name}</bdi>
              {page.merchant.username !== '' && (
                <bdi className="text-sm text-ink-2">@{page.merchant.username}</bdi>
              )}
              <Badge tone="warn">{p('not_verified')}</Badge>
            </span>
          ),
        },
        { label: p('fact.item'), value: <bdi>{page.title}</bdi> },
      ]}
    />
  );
}
