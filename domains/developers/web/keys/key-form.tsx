import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { callActing } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { AmountEntry, decimalOf, paymentWords, useWalletText, walletIssue } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { keyModes, makeKeyCall } from '../../contract/index.ts';
import { KEYS_ACTIVE_MAX, NAME_MAX_LENGTH, NETWORKS_MAX } from '../../contract/limits.ts';
import { rereadDevelopers } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { asksLimit, keyBody, keyDays, keySchema, type KeyValues } from './key-rules.ts';
import { ScopeChoice } from './scope-choice.tsx';

type Plan = SchemaForm<KeyValues, KeyValues>;

const DAY_MS = 24 * 3600 * 1000;

/** What the key is for, what it may do, and from where; then the PIN. */
export function KeyForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const t = useDeveloperText();
  const plan = useKeyPlan();
  const [asked, setAsked] = useState<KeyValues>();
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={plan.submit(async (values) => setAsked(values))}
        className="flex flex-col gap-6"
      >
        <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextField label={t('name')} hint={t('name.hint')} {...plan.field('name')} />
        <Mode plan={plan} />
        <ScopeChoice plan={plan} />
        {asksLimit({ mode: plan.form.watch('mode'), scopes: plan.form.watch('scopes') }) && (
          <Limit plan={plan} />
        )}
        <ValidUntil plan={plan} />
        <TextField label={t('networks')} hint={t('networks.hint')} {...plan.field('networks')} />
        <Button type="submit" size="large" width="full">
          {t('new')}
        </Button>
      </form>
      {asked && <Confirm values={asked} onMade={onMade} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function useKeyPlan(): Plan {
  const t = useDeveloperText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const own: Readonly<Record<string, string>> = {
    name_required: t('issue.name'),
    name_too_long: t('issue.name_long', { maximum: NAME_MAX_LENGTH }),
    name_characters: t('issue.name_characters'),
    scopes_required: t('issue.scopes'),
    networks: t('issue.networks', { maximum: NETWORKS_MAX }),
  };
  const plan: Plan = useSchemaForm<KeyValues, KeyValues>({
    schema: keySchema(decimalOf(decimalMark(locale))),
    defaultValues: {
      name: '',
      mode: 'test',
      scopes: ['payments.read', 'payments.write'],
      amount: '',
      assetCode: 'JVD',
      networks: '',
      days: '90',
    },
    sentences: { issue: (issue) => own[issue.code] ?? walletIssue(wallet, issue, facts()) },
  });
  return plan;
}

function Mode({ plan }: { readonly plan: Plan }) {
  const t = useDeveloperText();
  return (
    <RadioGroup
      label={t('mode')}
      look="cards"
      name="mode"
      value={plan.form.watch('mode')}
      onValueChange={(value) => plan.form.setValue('mode', value === 'live' ? 'live' : 'test')}
      options={keyModes.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        hint: t(`mode.${mode}.hint`),
      }))}
    />
  );
}

function Limit({ plan }: { readonly plan: Plan }) {
  const t = useDeveloperText();
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <AmountEntry
      field={plan.field('amount')}
      label={t('limit')}
      hint={undefined}
      amount={plan.form.watch('amount')}
      assetCode={plan.form.watch('assetCode')}
      onAmountChange={(text) => set('amount', text)}
      onAssetChange={(code) => set('assetCode', code)}
    />
  );
}

function ValidUntil({ plan }: { readonly plan: Plan }) {
  const t = useDeveloperText();
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <Select
      label={t('expires')}
      value={plan.form.watch('days')}
      onValueChange={(days) => plan.form.setValue('days', days)}
      options={keyDays.map((days) => ({
        value: days,
        label: days === '' ? t('expires.never') : formats.date(now + Number(days) * DAY_MS),
      }))}
    />
  );
}

interface ConfirmProps {
  readonly values: KeyValues;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

function Confirm({ values, onMade, onClose }: ConfirmProps) {
  const t = useDeveloperText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const facts = () => ({ locale, assetCode: values.assetCode, available: undefined });
  const { failure } = useSentences(
    sentences(makeKeyCall, {
      ...paymentWords(wallet, facts),
      ...pinSaidAtField,
      key_limit_reached: t('issue.limit_reached', { maximum: KEYS_ACTIVE_MAX }),
    }),
  );
  async function run(pin: string) {
    const body = { ...keyBody(values, decimalOf(decimalMark(locale))), pin };
    const made = await callActing(makeKeyCall, { body });
    void rereadDevelopers(client);
    onMade(made.secret);
  }
  return (
    <Suspense>
      <PinDialog
        title={t('new')}
        description={t('pin.text')}
        confirmLabel={t('new')}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
