import { assets } from '@egcr/ledger/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Checkbox } from '@egcr/ui/checkbox';
import { NativeSelect } from '@egcr/ui/native-select';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import { useRailName } from '@egcr/payments/web';
import { cardNetworks, railsFor, ruleMethods, type RuleValues } from './rule-form.ts';
import { ruleTexts } from './texts.ts';
import type { RulePlan } from './use-rule-plan.ts';

interface Fields {
  readonly plan: RulePlan;
}

const networkNames = { visa: 'Visa', mastercard: 'Mastercard' } as const;

/** Which payments a rule is for. */
export function Conditions({ plan }: Fields) {
  const t = useText(ruleTexts);
  const any = { value: '', label: t('any') };
  const currency = plan.form.watch('currency');
  return (
    <Part title={t('when')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Choice
          {...{ plan }}
          name="method"
          label={t('form.method')}
          options={[any, ...ruleMethods.map((value) => ({ value, label: t(`method.${value}`) }))]}
        />
        <Choice
          {...{ plan }}
          name="network"
          label={t('form.network')}
          options={[any, ...cardNetworks.map((value) => ({ value, label: networkNames[value] }))]}
        />
        <Choice
          {...{ plan }}
          name="currency"
          label={t('form.currency')}
          options={[any, ...assets.map(({ code }) => ({ value: code, label: code }))]}
        />
        {currency !== '' && <Limits plan={plan} currency={currency} />}
        <TextField label={t('form.countries')} hint={t('countries.hint')} {...plan.field('countries')} />
        <TextField label={t('form.key')} hint={t('key.hint')} dir="ltr" {...plan.field('metaKey')} />
        <TextField label={t('form.value')} dir="auto" {...plan.field('metaValue')} />
      </div>
    </Part>
  );
}

function Limits({ plan, currency }: Fields & { readonly currency: string }) {
  const t = useText(ruleTexts);
  return (
    <>
      {(['min', 'max'] as const).map((name) => {
        const { id, error } = plan.field(name);
        return (
          <AmountField
            key={name}
            {...{ id, error, name }}
            label={t(`form.${name}`)}
            assetCode={currency}
            value={plan.form.watch(name)}
            onValueChange={(text) => {
              plan.form.setValue(name, text);
              if (plan.attempt > 0) void plan.form.trigger();
            }}
          />
        );
      })}
    </>
  );
}

/** Which rails it prefers, or how it shares payments out. */
export function Target({ plan }: Fields) {
  const t = useText(ruleTexts);
  const way = plan.form.watch('way');
  const { id, error } = plan.field('way');
  return (
    <Part title={t('target')}>
      <RadioGroup
        {...{ id, error }}
        label={t('form.way')}
        name="way"
        value={way}
        onValueChange={(value) => plan.form.setValue('way', value)}
        options={(['order', 'share'] as const).map((value) => ({
          value,
          label: t(`way.${value}`),
          hint: t(`${value}.hint`),
        }))}
      />
      {way === 'share' ? <Shares plan={plan} /> : <Order plan={plan} />}
      <Checkbox
        label={t('form.enforced')}
        hint={t('enforced.hint')}
        checked={plan.form.watch('isEnforced')}
        onChange={({ currentTarget }) => plan.form.setValue('isEnforced', currentTarget.checked)}
      />
      <TextField
        label={t('form.priority')}
        hint={t('priority.hint')}
        inputMode="numeric"
        {...plan.field('priority')}
      />
    </Part>
  );
}

function Order({ plan }: Fields) {
  const t = useText(ruleTexts);
  const nameOf = useRailName();
  const rails = railsFor(plan.form.watch('isTest')).map((value) => ({ value, label: nameOf(value) }));
  const places = (['first', 'second', 'third'] as const).slice(0, rails.length);
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
      {places.map((name) => (
        <Choice
          key={name}
          {...{ plan, name }}
          label={t(`form.${name}`)}
          options={name === 'first' ? rails : [{ value: '', label: t('nothing') }, ...rails]}
        />
      ))}
    </div>
  );
}

function Shares({ plan }: Fields) {
  const t = useText(ruleTexts);
  const nameOf = useRailName();
  const shares = plan.form.watch('shares');
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {railsFor(plan.form.watch('isTest')).map((rail) => (
        <TextField
          key={rail}
          label={t('share.of', { rail: nameOf(rail) })}
          inputMode="numeric"
          autoComplete="off"
          value={shares[rail] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            plan.form.setValue('shares', { ...shares, [rail]: value });
            if (plan.attempt > 0) void plan.form.trigger('way');
          }}
        />
      ))}
    </div>
  );
}

interface ChoiceProps extends Fields {
  readonly name: 'method' | 'network' | 'currency' | 'first' | 'second' | 'third';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ plan, name, label, options }: ChoiceProps) {
  const { id, error } = plan.field(name);
  return (
    <NativeSelect
      {...{ id, error, name, label, options }}
      value={plan.form.watch(name)}
      onChange={({ currentTarget: { value } }) => {
        plan.form.setValue(name, value);
        if (plan.attempt > 0) void plan.form.trigger();
      }}
    />
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-start mb-1 w-full text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** A rule of test payments or of money; its first rail is one of them. */
export function Mode({ plan }: Fields) {
  const t = useText(ruleTexts);
  const choose = (isTest: boolean) => {
    const before: RuleValues = plan.form.getValues();
    plan.form.reset({
      ...before,
      isTest,
      first: railsFor(isTest)[0] ?? '',
      second: '',
      third: '',
      shares: {},
    });
  };
  return (
    <RadioGroup
      label={t('form.mode')}
      name="mode"
      value={plan.form.watch('isTest') ? 'test' : 'live'}
      onValueChange={(value) => choose(value === 'test')}
      options={(['test', 'live'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
    />
  );
}
