import type { WireMoney } from '@egcr/contract/money';
import { decimalMark } from '@egcr/ui/format-money';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { changePotCall, createPotCall } from '../../contract/pots.ts';
import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useWalletText } from '../texts.ts';
import { paymentWords } from '../send/payment-words.ts';
import { decimalOf, toMinor, type DecimalMark } from '../send/send-rules.ts';
import { potIssue } from './issue-text.ts';
import { usePotsText } from './texts.ts';
import { potSchema, type PotValues } from './pot-rules.ts';

/** The form for name, picture and goal of a pot; what is typed is kept under that name. */
export function usePotForm(name: string, defaultValues: PotValues): SchemaForm<PotValues, PotValues> {
  const t = usePotsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const plan: SchemaForm<PotValues, PotValues> = useKeptForm({
    name,
    keeps: ['name', 'look', 'assetCode', 'target', 'targetOn'],
    schema: potSchema(decimalOf(decimalMark(locale))),
    defaultValues,
    sentences: sentences(
      [createPotCall, changePotCall],
      { ...paymentWords(wallet, facts), pot_limit_reached: t('issue.limit') },
      (issue) => potIssue(t, wallet, issue, facts()),
    ),
  });
  return plan;
}

/** The goal as it travels; null where none was entered. */
export function targetOf({ target, assetCode }: PotValues, decimal: DecimalMark): WireMoney | null {
  if (target === '') return null;
  const asset = assetCodeOr(assetCode);
  return {
    value: toMinor({ amount: target, assetCode: asset }, decimal).toString(),
    assetCode: asset,
    assetScale: scaleOf(asset),
  };
}
