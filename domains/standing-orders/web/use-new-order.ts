import { decimalMark } from '@egcr/ui/format-money';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { forgetDraft } from '@egcr/web-kit/form/drafts';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readRecipient, recipientCall, type Party } from '@egcr/wallet/contract';

import { createOrderCall } from '../contract/orders.ts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { assetCodeOr, decimalOf, paymentWords, scaleOf, toMinor, useWalletText } from '@egcr/wallet/web';
import { orderIssue } from './issue-text.ts';
import { useScheduledText } from './texts.ts';
import { orderSchema, orderValues, typedCount, type OrderValues } from './order-form-rules.ts';
import { ruleOf } from './rhythms.ts';
import { rereadOrders } from './queries.ts';

export type OrderFormPlan = SchemaForm<OrderValues, OrderValues>;

/** An order as it is about to be made, with the person it would pay. */
export interface CheckedOrder {
  readonly values: OrderValues;
  readonly to: Party;
  readonly amount: { readonly value: string; readonly assetCode: string; readonly assetScale: number };
}

/** The form, the look at what it stands for, and the press that makes it. */
export function useNewOrder() {
  const { locale } = useLanguage();
  const { go } = useWay();
  const client = useQueryClient();
  const { kept, attempt } = useKeptAttempt('order', orderValues);
  const [link] = useState(() => new URLSearchParams(window.location.search).get('to') ?? '');
  // A link that names another person begins another order.
  const name = `order.${link}`;
  const plan = useOrderForm(name, (today) => kept ?? beginning(today, link));
  const [checked, setChecked] = useState<CheckedOrder>();
  async function check(values: OrderValues) {
    const to = await call(recipientCall, {
      query: { to: Object.values(readRecipient(values.to))[0] ?? values.to.trim() },
    });
    const assetCode = assetCodeOr(values.assetCode);
    const value = toMinor(values, decimalOf(decimalMark(locale))).toString();
    setChecked({ values, to, amount: { value, assetCode, assetScale: scaleOf(assetCode) } });
  }
  async function confirm({ values, to, amount }: CheckedOrder, pin: string) {
    const body = { ...bodyOf(values, { to, amount }), pin };
    const order = await attempt(values, (key) => call(createOrderCall, { body }, { idempotencyKey: key }));
    if (order === undefined) return;
    forgetDraft(name);
    await rereadOrders(client);
    go(`/wallet/scheduled/${order.id}?made=1`, 'replace');
  }
  return { plan, check, checked, forget: () => setChecked(undefined), confirm };
}

function useOrderForm(name: string, begin: (today: string) => OrderValues): OrderFormPlan {
  const t = useScheduledText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const formats = useFormats();
  const [today] = useState(() => formats.day(new Date()));
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const plan: OrderFormPlan = useKeptForm({
    name,
    keeps: ['to', 'amount', 'assetCode', 'every', 'first', 'end', 'until', 'count', 'note'],
    isSentLater: true,
    schema: orderSchema({ decimal: decimalOf(decimalMark(locale)), today }),
    defaultValues: begin(today),
    sentences: sentences(recipientCall, paymentWords(wallet, facts), (issue) =>
      orderIssue(t, wallet, issue, facts()),
    ),
  });
  return plan;
}

function beginning(today: string, to: string): OrderValues {
  return {
    to,
    amount: '',
    assetCode: 'JVD',
    every: 'monthly',
    first: today,
    end: 'never',
    until: '',
    count: '',
    note: '',
  };
}

function bodyOf(values: OrderValues, { to, amount }: Pick<CheckedOrder, 'to' | 'amount'>) {
  const note = values.note.trim();
  const repeats = values.every !== 'once';
  const count = repeats && values.end === 'count' ? typedCount(values) : undefined;
  return {
    to: { username: to.username },
    amount,
    first_on: values.first,
    rule: ruleOf(values.every),
    ...(repeats && values.end === 'date' ? { until_on: values.until } : {}),
    ...(count === undefined ? {} : { count }),
    ...(note === '' ? {} : { note }),
  };
}
