import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { Card } from '@egcr/ui/card';
import { decimalMark } from '@egcr/ui/format-money';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useWalletText } from '../texts.ts';
import { useBalanceAfter } from './payment-answers.tsx';
import { amountIssue, decimalOf, toMinor } from './send-rules.ts';

interface PaymentSummaryProps {
  /** As typed, all of it. */
  readonly to: string;
  readonly amount: string;
  readonly assetCode: string;
}

/** What has been typed so far, and what stays: beside the form, where there is room. */
export function PaymentSummary({ to, amount, assetCode }: PaymentSummaryProps) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const decimal = decimalOf(decimalMark(locale));
  const asset = assetCodeOr(assetCode);
  const issue = amountIssue({ amount, assetCode }, { decimal, availableIn: () => AMOUNT_MINOR_MAX });
  const value = issue === undefined ? toMinor({ amount, assetCode }, decimal).toString() : '0';
  const typed = { value, assetCode: asset, assetScale: scaleOf(asset) };
  const after = useBalanceAfter(typed);
  const payee = to.trim();
  return (
    <Card title={t('summary.title')}>
      <KeyValueList
        items={[
          { key: t('check.amount'), value: <Money amount={typed} /> },
          { key: t('check.to'), value: payee === '' ? '–' : <bdi className="wrap-anywhere">{payee}</bdi> },
          { key: t('check.fee'), value: t('check.no_fee') },
          ...after.map(({ label, value: left }) => ({ key: label, value: left })),
        ]}
      />
    </Card>
  );
}
