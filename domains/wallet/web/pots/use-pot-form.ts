import type { WireMoney } from '@egcr/contract/money';
import { decimalMark } from '@egcr/ui/format-money';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useWalletText } from '../messages/index.ts';
import { decimalOf, toMinor, type DecimalMark } from '../send/send-rules.ts';
import { potIssue } from './issue-text.ts';
import { usePotsText } from './messages/index.ts';
import { potSchema, type PotValues } from './pot-rules.ts';

/** The form for name, picture and goal of a pot. */
export function usePotForm(defaultValues: PotValues): SchemaForm<PotValues, PotValues> {
  const t = usePotsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const plan: SchemaForm<PotValues, PotValues> = useSchemaForm({
    schema: potSchema(decimalOf(decimalMark(locale))),
    defaultValues,
    sentences: {
      issue: (issue) =>
        potIssue(t, wallet, issue, {
          locale,
          assetCode: plan.form.getValues('assetCode'),
          available: undefined,
        }),
      refusal: ({ code }) => (code === 'pot_limit_reached' ? t('issue.limit') : undefined),
    },
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
