import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useToasts } from '@egcr/ui/toast';
import { ChevronDown, Copy, Landmark } from 'lucide-react';

import { useBankText } from './texts.ts';
import { useDepositDetails } from './queries.ts';

/** How to add money from any bank: our account, and the reference that says whose the money is. Nothing where the installation has no bank. */
export function BankTransferCard() {
  const t = useBankText();
  const { data } = useDepositDetails();
  if (!data?.bank) return null;
  return (
    <Card
      title={t('add.bank')}
      description={t('add.bank_text')}
      icon={<Landmark aria-hidden className="size-6" />}
    >
      <BankDetails bank={data.bank} reference={data.reference} />
    </Card>
  );
}

/** The same beside a way that most people prefer: only its name shows until it is opened. */
export function FoldedBankTransfer() {
  const t = useBankText();
  const { data } = useDepositDetails();
  if (!data?.bank) return null;
  return (
    <details className="card group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-xl px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <Landmark aria-hidden className="size-6 shrink-0 text-brand-text" />
        {t('add.bank')}
        <ChevronDown
          aria-hidden
          className="ms-auto size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-sm text-ink-2">{t('add.bank_text')}</p>
        <BankDetails bank={data.bank} reference={data.reference} />
      </div>
    </details>
  );
}

type DepositDetails = NonNullable<ReturnType<typeof useDepositDetails>['data']>;

interface BankDetailsProps {
  readonly bank: NonNullable<DepositDetails['bank']>;
  readonly reference: string;
}

function BankDetails({ bank, reference }: BankDetailsProps) {
  const t = useBankText();
  return (
    <div className="flex flex-col gap-4">
      {bank.is_sample && <Banner tone="sample">{t('add.sample')}</Banner>}
      <KeyValueList
        items={[
          { key: t('add.reference'), value: <bdi className="num font-semibold">{reference}</bdi> },
          { key: t('account.holder'), value: <bdi>{bank.holder}</bdi> },
          {
            key: t('account.iban'),
            value: <bdi className="num wrap-anywhere">{bank.iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>,
          },
          { key: t('account.bic'), value: <bdi className="num">{bank.bic}</bdi> },
        ]}
      />
      <p className="text-sm text-ink-2">{t('add.time')}</p>
      <CopyButton reference={reference} />
    </div>
  );
}

function CopyButton({ reference }: { readonly reference: string }) {
  const t = useBankText();
  const toasts = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      toasts.show({ title: t('add.copied'), tone: 'ok' });
    } catch {
      toasts.show({ title: t('add.not_copied'), tone: 'warn' });
    }
  }
  return (
    <div>
      <Button look="secondary" onClick={() => void copy()} icon={<Copy aria-hidden className="size-5" />}>
        {t('add.copy')}
      </Button>
    </div>
  );
}
