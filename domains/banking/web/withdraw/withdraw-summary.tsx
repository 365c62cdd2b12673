import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { Card } from '@egcr/ui/card';
import { decimalMark } from '@egcr/ui/format-money';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import {
  amountIssue,
  assetCodeOr,
  decimalOf,
  scaleOf,
  toMinor,
  useBalanceAfter,
  useWalletText,
} from '@egcr/wallet/web';

import { WITHDRAWAL_ARRIVES_DAYS, type PayoutAccount } from '../../contract/index.ts';
import { useBankText } from './texts.ts';

interface WithdrawSummaryProps {
  /** As typed. */
  readonly amount: string;
  readonly assetCode: string;
  readonly account: PayoutAccount | undefined;
}

/** What was entered so far, when it arrives, and what stays: beside the form, where there is room. */
export function WithdrawSummary({ amount, assetCode, account }: WithdrawSummaryProps) {
  const t = useBankText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const decimal = decimalOf(decimalMark(locale));
  const asset = assetCodeOr(assetCode);
  const issue = amountIssue({ amount, assetCode }, { decimal, availableIn: () => AMOUNT_MINOR_MAX });
  const value = issue === undefined ? toMinor({ amount, assetCode }, decimal).toString() : '0';
  const typed = { value, assetCode: asset, assetScale: scaleOf(asset) };
  const after = useBalanceAfter(typed);
  return (
    <Card title={wallet('summary.title')}>
      <KeyValueList
        items={[
          { key: t('check.amount'), value: <Money amount={typed} /> },
          { key: t('check.to'), value: account ? <bdi className="num">{account.account}</bdi> : '–' },
          { key: t('check.fee'), value: t('check.no_fee') },
          {
            key: t('check.arrives'),
            value: t('check.arrives_text', { days: String(WITHDRAWAL_ARRIVES_DAYS) }),
          },
          ...after.map(({ label, value: left }) => ({ key: label, value: left })),
        ]}
      />
    </Card>
  );
}
