import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { assets } from '@egcr/ledger/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { decimalMark } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { callActing } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { decimalOf } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { makeRiskRuleCall } from '../contract/index.ts';
import { riskActions, riskRuleKinds } from '../contract/risk-rules.ts';
import { rereadRisk } from './queries.ts';
import { mostOf, readRule, type TypedRule } from './typed-rule.ts';
import { riskTexts } from './texts.ts';

/** What was typed is no figure of a rule. */
class WrongFigure extends Error {}

const kept = z.object({ rule: z.string() });
const first: TypedRule = { kind: 'score', action: 'review', least: '50', asset: 'JVD', amount: '' };

/** The dialog in which a rule is written and put into force, with the PIN. */
export function NewRiskRule({ onClose }: { readonly onClose: () => void }) {
  const t = useText(riskTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('risk.rule', kept);
  const [typed, setTyped] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const wrong =
    typed.kind === 'amount' ? t('issue.amount') : t('issue.at_least', { most: mostOf(typed.kind) });
  const { failure } = useSentences(
    sentences(makeRiskRuleCall, {
      ...pinSaidAtField,
      invalid_amount: t('issue.amount'),
      unknown_currency: t('issue.amount'),
      risk_limit_reached: t('issue.limit'),
    }),
  );
  async function run(pin: string) {
    const rule = readRule(typed, decimalOf(decimalMark(locale)));
    setWrong(rule === undefined);
    if (rule === undefined) throw new WrongFigure();
    await attempt({ rule: JSON.stringify(rule) }, (key) =>
      callActing(makeRiskRuleCall, { body: { ...rule, pin } }, { idempotencyKey: key }),
    );
    void rereadRisk(client);
  }
  return (
    <Suspense>
      <PinDialog
        title={t('rule.new')}
        description={t('rule.new.text')}
        confirmLabel={t('rule.new')}
        run={run}
        explain={(met) => (met instanceof WrongFigure ? wrong : failure(met))}
        onClose={onClose}
      >
        <Fields
          typed={typed}
          error={isWrong ? wrong : undefined}
          onType={(more) => setTyped((now) => ({ ...now, ...more }))}
        />
      </PinDialog>
    </Suspense>
  );
}

interface FieldsProps {
  readonly typed: TypedRule;
  readonly error: string | undefined;
  readonly onType: (more: Partial<TypedRule>) => void;
}

function Fields({ typed, error, onType }: FieldsProps) {
  const t = useText(riskTexts);
  const { kind, action, least, asset, amount } = typed;
  return (
    <>
      <NativeSelect
        label={t('rule.kind')}
        value={kind}
        onChange={({ target }) =>
          onType({ kind: riskRuleKinds.find((each) => each === target.value) ?? kind })
        }
        options={riskRuleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'amount' ? (
        <>
          <NativeSelect
            label={t('currency')}
            value={asset}
            onChange={({ target }) => onType({ asset: target.value })}
            options={assets.map(({ code }) => ({ value: code, label: code }))}
          />
          <AmountField
            label={t('amount')}
            assetCode={asset}
            value={amount}
            onValueChange={(text) => onType({ amount: text })}
            error={error}
          />
        </>
      ) : (
        <TextField
          label={t('at_least')}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          value={least}
          onChange={({ currentTarget }) => onType({ least: currentTarget.value })}
          error={error}
        />
      )}
      <NativeSelect
        label={t('action')}
        value={action}
        onChange={({ target }) =>
          onType({ action: riskActions.find((each) => each === target.value) ?? action })
        }
        options={riskActions.map((value) => ({ value, label: t(`action.${value}`) }))}
      />
    </>
  );
}
