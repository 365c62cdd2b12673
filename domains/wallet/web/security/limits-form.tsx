import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { toMajorText, type WireMoney } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { asksForPinInCall, call } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Suspense, useState } from 'react';

import { setLimitsCall, type CurrencyLimits } from '../../contract/index.ts';
import { scaleOf } from '../currencies.ts';
import { decimalOf } from '../send/send-rules.ts';
import { limitSchema, readLimit, readSum, type LimitFacts, type LimitValues } from './limit-rules.ts';
import { useWalletText } from '../texts.ts';
import { useSecurityText } from './texts.ts';
import { useRereadSecurity } from './queries.ts';

type Plan = SchemaForm<LimitValues, LimitValues>;

/** Three amounts, each of which may stay empty. What waits already is what stands in them: it is the latest wish. */
export function LimitsForm({ limits }: { readonly limits: CurrencyLimits }) {
  const t = useSecurityText();
  const { locale } = useLanguage();
  const facts: LimitFacts = { asset: limits.asset, decimal: decimalOf(decimalMark(locale)) };
  const plan = useLimitsPlan(limits, facts);
  const { save, asked, say, forget } = useSave(facts);
  const { isConcealed } = useConcealment();
  // What one has spent is hidden with the balances.
  const used = (money: WireMoney) => (isConcealed ? '••••' : formatMoney(money, { locale }));
  return (
    <form noValidate method="post" onSubmit={plan.submit(save)} className="flex flex-col gap-5">
      <ErrorSummary title={t('limits.summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <LimitField plan={plan} name="per_transfer" asset={limits.asset} hint={t('limits.none')} />
      <LimitField
        plan={plan}
        name="per_day"
        asset={limits.asset}
        hint={t('limits.used_day', { amount: used(limits.used_day) })}
      />
      <LimitField
        plan={plan}
        name="per_month"
        asset={limits.asset}
        hint={t('limits.used_month', { amount: used(limits.used_month) })}
      />
      <LimitField plan={plan} name="pin_above" asset={limits.asset} hint={t('limits.pin_hint')} />
      <div>
        <Button type="submit" busy={plan.isBusy}>
          {t('limits.save')}
        </Button>
      </div>
      {asked && (
        <Suspense>
          <PinDialog
            title={t('limits.confirm')}
            confirmLabel={t('limits.save')}
            run={asked}
            explain={say.failure}
            onClose={forget}
          />
        </Suspense>
      )}
    </form>
  );
}

function useLimitsPlan(limits: CurrencyLimits, facts: LimitFacts): Plan {
  const t = useSecurityText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const shown = limits.later ?? limits;
  const text = (money: WireMoney | null) => (money ? typedText(money, locale) : '');
  const example = formatMoney(
    {
      value: (250n * 10n ** BigInt(scaleOf(facts.asset))).toString(),
      assetCode: facts.asset,
      assetScale: scaleOf(facts.asset),
    },
    { locale, isTrimmed: true },
  );
  return useSchemaForm<LimitValues, LimitValues>({
    schema: limitSchema(facts),
    defaultValues: {
      per_transfer: text(shown.per_transfer),
      per_day: text(shown.per_day),
      per_month: text(shown.per_month),
      pin_above: text(limits.pin_above),
    },
    sentences: sentences(
      setLimitsCall,
      {
        invalid_amount: t('issue.amount', { example }),
        unknown_currency: wallet('issue.unknown_currency'),
        ...pinSaidAtField,
      },
      ({ code }) => {
        if (code === 'above_day_limit') return t('issue.above_day');
        if (code === 'above_month_limit') return t('issue.above_month');
        return t('issue.amount', { example });
      },
    ),
  });
}

/** As a person of that language would type it, without grouping. */
function typedText({ value, assetScale }: WireMoney, locale: string): string {
  return toMajorText(BigInt(value), assetScale).replace('.', decimalMark(locale));
}

interface LimitFieldProps {
  readonly plan: Plan;
  readonly name: keyof LimitValues;
  readonly asset: string;
  readonly hint: string;
}

function LimitField({ plan, name, asset, hint }: LimitFieldProps) {
  const t = useSecurityText();
  const { id, error } = plan.field(name);
  return (
    <AmountField
      id={id}
      name={name}
      error={error}
      label={t(`limits.${name}`)}
      hint={hint}
      assetCode={asset}
      value={plan.form.watch(name)}
      onValueChange={(text) => {
        plan.form.setValue(name, text);
        if (plan.attempt > 0) void plan.form.trigger();
      }}
    />
  );
}

/** Saves; what raises a limit asks for the PIN first: `asked` saves it with the PIN then. */
function useSave(facts: LimitFacts) {
  const t = useSecurityText();
  const toasts = useToasts();
  const say = useSentences();
  const reread = useRereadSecurity();
  const [values, setValues] = useState<LimitValues>();
  async function put(wanted: LimitValues, proof: { readonly pin?: string }) {
    await call(setLimitsCall, { body: { ...bodyOf(wanted, facts), ...proof } });
    await reread();
    toasts.show({ title: t('limits.saved'), tone: 'ok' });
  }
  async function save(wanted: LimitValues) {
    try {
      await put(wanted, {});
    } catch (failure) {
      if (!asksForPinInCall(failure)) throw failure;
      setValues(wanted);
    }
  }
  return {
    save,
    asked: values && ((pin: string) => put(values, { pin })),
    say,
    forget: () => setValues(undefined),
  };
}

function bodyOf({ per_transfer, per_day, per_month, pin_above }: LimitValues, facts: LimitFacts) {
  const wire = (typed: string) => readLimit(typed, facts)?.toString() ?? null;
  return {
    asset: facts.asset,
    per_transfer: wire(per_transfer),
    per_day: wire(per_day),
    per_month: wire(per_month),
    pin_above: readSum(pin_above, facts)?.toString() ?? null,
  };
}
