import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Checkbox } from '@egcr/ui/checkbox';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { RadioGroup } from '@egcr/ui/radio-group';
import { Select } from '@egcr/ui/select';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assets } from '@egcr/ledger/contract';
import { readRecipient } from '@egcr/wallet/contract';
import {
  AmountEntry,
  assetCodeOr,
  type DecimalMark,
  decimalOf,
  NoteField,
  paymentWords,
  RecipientField,
  scaleOf,
  toMinor,
  useWalletText,
  walletIssue,
} from '@egcr/wallet/web';

import { askForMoneyCall } from '../contract/requests.ts';
import { useKeptAttempt, type KeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { askDays, askSchema, askValues, type AskValues } from './ask-rules.ts';
import { useRequestsText } from './texts.ts';
import { keepRequest, rereadRequests } from './queries.ts';

type Plan = SchemaForm<AskValues, AskValues>;

const DAY_MS = 24 * 3600 * 1000;

/** `/wallet/requests/new`: who pays how much for what. */
export function Screen() {
  const t = useRequestsText();
  return (
    <Page>
      <BackLink href="/wallet/requests">{t('back')}</BackLink>
      <PageHeading title={t('new.title')} description={t('new.lead')} />
      <PageColumns aside={<AskHelp />}>
        <Card padding="large">
          <AskForm />
        </Card>
      </PageColumns>
    </Page>
  );
}

/** What becomes of a request. */
function AskHelp() {
  const t = useRequestsText();
  return (
    <Card tone="sunken" title={t('help.title')}>
      <ul className="flex list-disc flex-col gap-3 ps-5 text-sm">
        {(['told', 'paid', 'end'] as const).map((point) => (
          <li key={point}>{t(`help.${point}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

function AskForm() {
  const t = useRequestsText();
  const wallet = useWalletText();
  const attempt = useKeptAttempt('ask', askValues);
  const plan = useAskPlan(attempt.kept);
  const ask = useAsk(attempt);
  return (
    <form noValidate method="post" onSubmit={plan.submit(ask)} className="flex flex-col gap-6">
      <ErrorSummary title={wallet('send.summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <Amount plan={plan} />
      <Payer plan={plan} />
      <NoteField field={plan.field('note')} label={t('new.note')} />
      <OpenUntil plan={plan} />
      <Button type="submit" size="large" width="full" busy={plan.isBusy}>
        {t('new.submit')}
      </Button>
    </form>
  );
}

const fieldNames: Readonly<Record<string, keyof AskValues>> = {
  payer: 'to',
  'amount.value': 'amount',
  amount: 'amount',
  note: 'note',
};

function useAskPlan(kept: AskValues | undefined): Plan {
  const t = useRequestsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const to = new URLSearchParams(window.location.search).get('to') ?? '';
  const fresh: AskValues = {
    who: 'one',
    to,
    isOpen: false,
    amount: '',
    assetCode: 'JVD',
    note: '',
    days: '30',
  };
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const plan: Plan = useKeptForm({
    // A link that names another person begins another request.
    name: `ask.${to}`,
    keeps: ['who', 'to', 'isOpen', 'amount', 'assetCode', 'note', 'days'],
    schema: askSchema(decimalOf(decimalMark(locale))),
    defaultValues: kept ?? fresh,
    fieldOf: (name) => fieldNames[name],
    sentences: sentences(
      askForMoneyCall,
      {
        ...paymentWords(wallet, facts),
        request_refused: t('issue.refused'),
        request_limit_reached: t('issue.limit'),
      },
      (issue) =>
        issue.code === 'to_required' ? t('issue.to_required') : walletIssue(wallet, issue, facts()),
    ),
  });
  return plan;
}

function Payer({ plan }: { readonly plan: Plan }) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const who = plan.form.watch('who');
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('new.who')}
        look="cards"
        value={who}
        onValueChange={(value) => plan.form.setValue('who', value === 'anybody' ? 'anybody' : 'one')}
        options={[
          { value: 'one', label: t('new.who.one'), hint: t('new.who.one.hint') },
          { value: 'anybody', label: t('new.who.anybody'), hint: t('new.who.anybody.hint') },
        ]}
      />
      {who === 'one' && (
        <RecipientField
          field={plan.field('to')}
          label={wallet('check.to')}
          chosen={plan.form.watch('to')}
          onChoose={(username) => plan.form.setValue('to', username, { shouldValidate: plan.attempt > 0 })}
        />
      )}
    </div>
  );
}

function Amount({ plan }: { readonly plan: Plan }) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const isOpen = plan.form.watch('isOpen');
  const assetCode = plan.form.watch('assetCode');
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <div className="flex flex-col gap-3">
      {isOpen ? (
        <CurrencyChoice assetCode={assetCode} onChoose={(code) => set('assetCode', code)} />
      ) : (
        <AmountEntry
          field={plan.field('amount')}
          label={wallet('send.amount')}
          hint={undefined}
          amount={plan.form.watch('amount')}
          assetCode={assetCode}
          onAmountChange={(text) => set('amount', text)}
          onAssetChange={(code) => set('assetCode', code)}
        />
      )}
      <Checkbox
        label={t('new.open')}
        checked={isOpen}
        onChange={(event) => plan.form.setValue('isOpen', event.currentTarget.checked)}
      />
    </div>
  );
}

function CurrencyChoice({
  assetCode,
  onChoose,
}: {
  readonly assetCode: string;
  readonly onChoose: (code: string) => void;
}) {
  const wallet = useWalletText();
  return (
    <Select
      label={wallet('send.currency')}
      value={assetCode}
      onValueChange={onChoose}
      options={assets.map(({ code }) => ({ value: code, label: code }))}
    />
  );
}

function OpenUntil({ plan }: { readonly plan: Plan }) {
  const t = useRequestsText();
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <Select
      label={t('new.days')}
      value={plan.form.watch('days')}
      onValueChange={(days) => plan.form.setValue('days', days)}
      options={askDays.map((days) => ({
        value: days,
        label: formats.date(now + Number(days) * DAY_MS),
      }))}
    />
  );
}

function useAsk({ attempt }: KeptAttempt<AskValues>): (values: AskValues) => Promise<void> {
  const { locale } = useLanguage();
  const { go } = useWay();
  const client = useQueryClient();
  return async (values) => {
    const body = bodyOf(values, decimalOf(decimalMark(locale)));
    const request = await attempt(values, (key) => call(askForMoneyCall, { body }, { idempotencyKey: key }));
    if (request === undefined) return;
    keepRequest(client, request);
    go(`/wallet/requests/${request.id}?made=1`, 'replace');
    void rereadRequests(client);
  };
}

function bodyOf(values: AskValues, decimal: DecimalMark) {
  const asset = assetCodeOr(values.assetCode);
  const note = values.note.trim();
  return {
    ...(values.who === 'one' ? { payer: readRecipient(values.to) } : {}),
    ...(values.isOpen
      ? { asset }
      : {
          amount: {
            value: toMinor(values, decimal).toString(),
            assetCode: asset,
            assetScale: scaleOf(asset),
          },
        }),
    ...(note === '' ? {} : { note }),
    expires_in_days: Number(values.days),
  };
}
