import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';

import type { ActivityEntry } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { useTransactionTitle } from './transaction-title.ts';
import { PdfButton } from './pdf-button.tsx';

/** The receipt of any transaction but a transfer between people: a deposit, a withdrawal, money put aside, what another domain has moved. */
export function EntryView({ entry }: { readonly entry: ActivityEntry }) {
  const t = useWalletText();
  const formats = useFormats();
  const title = useTransactionTitle();
  const value = entry.direction === 'out' ? `-${entry.amount.value}` : entry.amount.value;
  return (
    <ConfirmationPanel
      title={t('receipt.title')}
      subject={
        <span className="flex flex-col items-center gap-1">
          <span className="text-sm text-ink-2">{title(entry)}</span>
          <Money amount={{ ...entry.amount, value }} isSigned size="display" />
        </span>
      }
      reference={{ label: t('receipt.reference'), value: entry.reference }}
      actions={<PdfButton id={entry.id} />}
    >
      <KeyValueList
        items={[
          ...(entry.counterpart === null
            ? []
            : [
                {
                  key: t(entry.direction === 'in' ? 'receipt.from' : 'receipt.to'),
                  value: <bdi>{entry.counterpart.name}</bdi>,
                },
              ]),
          { key: t('receipt.date'), value: formats.exact(entry.created_at) },
          { key: t('receipt.state'), value: t('receipt.posted') },
          ...(entry.note === null ? [] : [{ key: t('receipt.note'), value: <bdi>{entry.note}</bdi> }]),
          {
            key: t('receipt.number'),
            value: <bdi className="font-mono text-sm wrap-anywhere">{entry.id}</bdi>,
          },
        ]}
      />
    </ConfirmationPanel>
  );
}
