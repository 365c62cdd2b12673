import type { WireMoney } from '@egcr/contract/money';
import { assetOf, assets } from '@egcr/ledger/contract';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { note as noteRule, readRecipient } from '@egcr/wallet/contract';
import {
  AmountEntry,
  amountIssue,
  amountIssues,
  assetCodeOr,
  decimalOf,
  NoteField,
  scaleOf,
  toMinor,
  type DecimalMark,
  type IssueFacts,
} from '@egcr/wallet/web';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import * as z from 'zod/mini';

import type { BusinessWallet } from '../contract/index.ts';
import { useMoneySentences } from './money-sentences.ts';
import { useMoneyActs } from './queries.ts';
import { treasuryTexts } from './texts.ts';

/** Brings money in from the reader's own wallet, or pays from that of the business. */
export type MoneyAct = 'pay' | 'deposit';

interface MoneyFormProps {
  readonly act: MoneyAct;
  readonly found: BusinessWallet;
  readonly onDone: () => void;
}

interface Entered {
  readonly to: string;
  readonly amount: string;
  readonly assetCode: string;
  readonly note: string;
}

/** Who, how much and what for. A PIN that is not fresh is asked for first; what was entered is there again after it. */
export function MoneyForm(props: MoneyFormProps) {
  const { act, onDone } = props;
  const t = useText(treasuryTexts);
  const form = useMoneyForm(props);
  const send = useSend(props, (assetCode) => form.form.reset({ to: '', amount: '', assetCode, note: '' }));
  return (
    <Card title={t(act)} headingLevel={3}>
      <FormShell
        form={form}
        onSubmit={form.submit(send)}
        action={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.isBusy}>
              {t(act)}
            </Button>
            <Button look="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-5">
          {act === 'pay' && (
            <TextField
              {...form.field('to')}
              label={t('to')}
              hint={t('to.hint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
            />
          )}
          <AmountEntry
            field={form.field('amount')}
            label={t('amount')}
            hint={undefined}
            amount={form.form.watch('amount')}
            assetCode={form.form.watch('assetCode')}
            onAmountChange={(text) => form.form.setValue('amount', text)}
            onAssetChange={(code) => form.form.setValue('assetCode', code)}
          />
          <NoteField field={form.field('note')} label={t('note')} />
        </div>
      </FormShell>
    </Card>
  );
}

const nameOf = ({ act, found }: MoneyFormProps) => `treasury.${act}.${found.organisation_id}`;

function useMoneyForm(props: MoneyFormProps): SchemaForm<Entered, Entered> {
  const { act, found } = props;
  const { locale } = useLanguage();
  const sentencesFor = useMoneySentences();
  const available = (asset: string) => found.accounts.find((one) => one.asset === asset)?.available;
  const facts = (): IssueFacts => {
    const assetCode = form.form.getValues('assetCode');
    const spendable = available(assetCode) ?? nothingIn(assetCode);
    return { locale, assetCode, available: act === 'pay' ? spendable : undefined };
  };
  const form: SchemaForm<Entered, Entered> = useKeptForm({
    name: nameOf(props),
    keeps: ['to', 'amount', 'assetCode', 'note'],
    schema: schemaOf({ act, decimal: decimalOf(decimalMark(locale)), available }),
    defaultValues: { to: '', amount: '', assetCode: 'JVD', note: '' },
    sentences: sentencesFor(act, facts),
    fieldOfCode: { recipient_unknown: 'to', insufficient_funds: 'amount' },
  });
  return form;
}

/** Sends once: a repeat after a lost answer keeps its key. Says whether it was paid or waits for a second member. */
function useSend(props: MoneyFormProps, empty: (assetCode: string) => void) {
  const { act, found, onDone } = props;
  const t = useText(treasuryTexts);
  const { locale } = useLanguage();
  const toasts = useToasts();
  const acts = useMoneyActs(found.organisation_id);
  const { attempt } = useKeptAttempt(nameOf(props), z.unknown());
  return async (given: Entered): Promise<void> => {
    const assetCode = assetCodeOr(given.assetCode);
    const value = toMinor(given, decimalOf(decimalMark(locale))).toString();
    const amount = { value, assetCode, assetScale: scaleOf(assetCode) };
    const body = { amount, note: given.note.trim() || null };
    const done = await attempt({ ...given, act }, async (key) => {
      if (act === 'pay') return (await acts.pay({ ...body, to: readRecipient(given.to) }, key)).state;
      await acts.deposit(body, key);
      return 'paid';
    });
    if (done === undefined) return;
    const said = { amount: formatMoney(amount, { locale }) };
    toasts.show({ tone: 'ok', title: done === 'waiting' ? t('asked', said) : t(`${act}.done`, said) });
    empty(assetCode);
    onDone();
  };
}

function nothingIn(assetCode: string): WireMoney {
  return { value: '0', assetCode, assetScale: assetOf(assetCode)?.scale ?? 0 };
}

interface Judging {
  readonly act: MoneyAct;
  readonly decimal: DecimalMark;
  readonly available: (asset: string) => WireMoney | undefined;
}

function schemaOf({ act, decimal, available }: Judging) {
  const facts = {
    decimal,
    // What the reader's own wallet has is for the server to say.
    availableIn: (asset: string) =>
      act === 'pay' ? BigInt(available(asset)?.value ?? '0') : MORE_THAN_ANYONE_HAS,
  };
  return z
    .object({
      to: z.string().check(z.refine((text) => act === 'deposit' || text.trim() !== '', 'to_required')),
      amount: z.string(),
      assetCode: z
        .string()
        .check(z.refine((code) => assets.some((one) => one.code === code), 'unknown_currency')),
      note: noteRule,
    })
    .check(
      ...amountIssues.map((issue) =>
        z.refine<Entered>((values) => amountIssue(values, facts) !== issue, {
          error: issue,
          path: ['amount'],
        }),
      ),
    );
}

const MORE_THAN_ANYONE_HAS = 4_000_000_000_000_000_000n;
