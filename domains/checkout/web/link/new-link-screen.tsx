import { assets } from '@egcr/ledger/contract';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Checkbox } from '@egcr/ui/checkbox';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { FEE_BPS, makeLinkCall, STOCK_MAX, TITLE_MAX_LENGTH } from '@egcr/payments/contract';
import { gatewayAddress, linkPath, rereadPayments, usePaymentText } from '@egcr/payments/web';
import { useKeptAttempt, type KeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { AmountEntry, decimalOf, paymentWords, useWalletText, walletIssue } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';

import { useBusinessStops } from '@egcr/treasury/web';
import { linkBody, linkDays, linkSchema, linkValues, type LinkValues } from './link-rules.ts';
import { linkTexts } from './texts.ts';
import { keepLink } from './use-links.ts';

type Plan = SchemaForm<LinkValues, LinkValues>;

const DAY_MS = 24 * 3600 * 1000;

/** `/payment-gateway/links/new`: what is sold, for how much, how often and until when. */
function Content() {
  const t = usePaymentText();
  const l = useText(linkTexts);
  return (
    <Page>
      <BackLink href={gatewayAddress.to()}>{t('title')}</BackLink>
      <PageHeading title={t('new')} description={l('new.lead')} />
      <PageColumns aside={<FeeCard />}>
        <Card padding="large">
          <LinkForm />
        </Card>
      </PageColumns>
    </Page>
  );
}

function FeeCard() {
  const l = useText(linkTexts);
  const { locale } = useLanguage();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Card tone="sunken" title={l('fee')}>
      <p className="num text-2xl font-strong">{percent.format(FEE_BPS / 10_000)}</p>
      <p className="text-sm text-ink-2">{l('fee.text')}</p>
    </Card>
  );
}

function LinkForm() {
  const l = useText(linkTexts);
  const attempt = useKeptAttempt('payments.link', linkValues);
  const plan = useLinkPlan(attempt.kept);
  const make = useMake(attempt);
  return (
    <form noValidate method="post" onSubmit={plan.submit(make)} className="flex flex-col gap-6">
      <ErrorSummary title={l('summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <TextField label={l('field.title')} {...plan.field('title')} />
      <Amount plan={plan} />
      <TextField
        label={l('field.stock')}
        hint={l('field.stock.hint')}
        inputMode="numeric"
        {...plan.field('stock')}
      />
      <OpenUntil plan={plan} />
      <Switches plan={plan} />
      <Button type="submit" size="large" width="full" busy={plan.isBusy}>
        {l('submit')}
      </Button>
    </form>
  );
}

const fieldNames: Readonly<Record<string, keyof LinkValues>> = {
  title: 'title',
  'amount.value': 'amount',
  amount: 'amount',
  stock: 'stock',
};

function useLinkPlan(kept: LinkValues | undefined): Plan {
  const l = useText(linkTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const stops = useBusinessStops();
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const own: Readonly<Record<string, string>> = {
    title_required: l('issue.title'),
    title_too_long: l('issue.title_long', { maximum: TITLE_MAX_LENGTH }),
    title_characters: l('issue.title_characters'),
    stock_range: l('issue.stock', { maximum: STOCK_MAX }),
  };
  const plan: Plan = useSchemaForm({
    schema: linkSchema(decimalOf(decimalMark(locale))),
    defaultValues: kept ?? {
      title: '',
      isOpen: false,
      amount: '',
      assetCode: 'JVD',
      stock: '',
      days: '',
      isManual: false,
      isTest: false,
    },
    fieldOf: (name) => fieldNames[name],
    sentences: sentences(
      makeLinkCall,
      {
        ...paymentWords(wallet, facts),
        business_status_forbids: stops.business_status_forbids,
        link_limit_reached: l('issue.link_limit'),
      },
      (issue) => own[issue.code] ?? walletIssue(wallet, issue, facts()),
    ),
  });
  return plan;
}

function Amount({ plan }: { readonly plan: Plan }) {
  const t = usePaymentText();
  const l = useText(linkTexts);
  const isOpen = plan.form.watch('isOpen');
  const assetCode = plan.form.watch('assetCode');
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <div className="flex flex-col gap-3">
      {isOpen ? (
        <Select
          label={t('field.currency')}
          value={assetCode}
          onValueChange={(code) => set('assetCode', code)}
          options={assets.map(({ code }) => ({ value: code, label: code }))}
        />
      ) : (
        <AmountEntry
          field={plan.field('amount')}
          label={l('field.amount')}
          hint={undefined}
          amount={plan.form.watch('amount')}
          assetCode={assetCode}
          onAmountChange={(text) => set('amount', text)}
          onAssetChange={(code) => set('assetCode', code)}
        />
      )}
      <Checkbox
        label={l('field.open')}
        checked={isOpen}
        onChange={(event) => plan.form.setValue('isOpen', event.currentTarget.checked)}
      />
    </div>
  );
}

function Switches({ plan }: { readonly plan: Plan }) {
  const l = useText(linkTexts);
  return (
    <div className="flex flex-col">
      {(['isManual', 'isTest'] as const).map((name) => (
        <Checkbox
          key={name}
          label={l(name === 'isManual' ? 'field.manual' : 'field.test')}
          checked={plan.form.watch(name)}
          onChange={(event) => plan.form.setValue(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

function OpenUntil({ plan }: { readonly plan: Plan }) {
  const l = useText(linkTexts);
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <Select
      label={l('field.expires')}
      value={plan.form.watch('days')}
      onValueChange={(days) => plan.form.setValue('days', days)}
      options={linkDays.map((days) => ({
        value: days,
        label: days === '' ? l('expires.never') : formats.date(now + Number(days) * DAY_MS),
      }))}
    />
  );
}

function useMake({ attempt }: KeptAttempt<LinkValues>): (values: LinkValues) => Promise<void> {
  const { locale } = useLanguage();
  const { go } = useWay();
  const client = useQueryClient();
  return async (values) => {
    const body = linkBody(values, decimalOf(decimalMark(locale)));
    const link = await attempt(values, (key) => callActing(makeLinkCall, { body }, { idempotencyKey: key }));
    if (link === undefined) return;
    keepLink(client, link);
    go(`${linkPath(link.id)}?made=1`, 'replace');
    void rereadPayments(client);
  };
}

export const Screen: ComponentType = forPrincipal(Content);
