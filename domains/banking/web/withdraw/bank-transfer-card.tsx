import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useToasts } from '@egcr/ui/toast';
import { Copy, Landmark } from 'lucide-react';

import { useBankText } from './texts.ts';
import { useDepositDetails } from './queries.ts';

/** How to add money from any bank: our account, and the reference that says whose the money is. Nothing where the installation has no bank. */
export function BankTransferCard() {
  const t = useBankText();
  const { data } = useDepositDetails();
  if (!data?.bank) return null;
  const { holder, iban, bic, is_sample: isSample } = data.bank;
  return (
    <Card
      title={t('add.bank')}
      description={t('add.bank_text')}
      icon={<Landmark aria-hidden className="size-6" />}
    >
      <div className="flex flex-col gap-4">
        {isSample && <Banner tone="sample">{t('add.sample')}</Banner>}
        <KeyValueList
          items={[
            { key: t('add.reference'), value: <bdi className="num font-semibold">{data.reference}</bdi> },
            { key: t('account.holder'), value: <bdi>{holder}</bdi> },
            {
              key: t('account.iban'),
              value: <bdi className="num wrap-anywhere">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>,
            },
            { key: t('account.bic'), value: <bdi className="num">{bic}</bdi> },
          ]}
        />
        <p className="text-sm text-ink-2">{t('add.time')}</p>
        <CopyButton reference={data.reference} />
      </div>
    </Card>
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
