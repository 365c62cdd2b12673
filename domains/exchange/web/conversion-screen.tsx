import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { BrandMark } from '@egcr/ui/brand-mark';
import { Button, ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { Printer } from 'lucide-react';
import { ListedPage, useCostFacts, useWalletText } from '@egcr/wallet/web';

import type { Conversion } from '../contract/index.ts';
import { useConvertText } from './texts.ts';
import { useConversion } from './queries.ts';

/** `/wallet/conversions/$conversionId`: the confirmation right after converting (`?done=1`), the receipt ever after. */
export function Screen() {
  const w = useWalletText();
  const conversionId = usePathPart('conversionId');
  const isJustDone = useSearchValue('done') === '1';
  return (
    <PageColumns>
      <div className="print:hidden">
        <BackLink href={hrefOf('wallet')}>{w('receipt.wallet')}</BackLink>
      </div>
      <Content id={conversionId} isJustDone={isJustDone} />
    </PageColumns>
  );
}

function Content({ id, isJustDone }: { readonly id: string; readonly isJustDone: boolean }) {
  const t = useConvertText();
  const w = useWalletText();
  return (
    <ListedPage
      read={useConversion(id)}
      list={{ href: hrefOf('wallet-history'), title: w('history.title') }}
      said={{
        loading: w('receipt.loading'),
        unread: w('receipt.failed'),
        missing: t('missing.title'),
        missingText: t('missing.text'),
      }}
      waiting={<Skeleton className="h-[32rem] rounded-xl" />}
    >
      {(conversion) => <Receipt conversion={conversion} isJustDone={isJustDone} />}
    </ListedPage>
  );
}

interface ReceiptProps {
  readonly conversion: Conversion;
  readonly isJustDone: boolean;
}

/** Both sides, price and reference, as a certificate. Prints on one page. */
function Receipt({ conversion, isJustDone }: ReceiptProps) {
  const t = useConvertText();
  const w = useWalletText();
  return (
    <div className="flex flex-col gap-6">
      <div className="hidden print:block">
        <BrandMark name={w('receipt.issuer')} />
      </div>
      <ConfirmationPanel
        title={
          <>
            {isJustDone && <span className="print:hidden">{t('done')}</span>}
            <span className={isJustDone ? 'hidden print:inline' : undefined}>{w('receipt.title')}</span>
          </>
        }
        subject={
          <span className="flex flex-col items-center gap-1">
            <span className="text-sm text-ink-2">{t('got')}</span>
            <Money amount={conversion.target} size="display" />
          </span>
        }
        reference={{ label: w('receipt.reference'), value: conversion.reference }}
        actions={<Actions conversion={conversion} />}
      >
        {isJustDone && (
          <p className="mx-auto max-w-[52ch] text-center text-ink-2 print:hidden">{t('done.text')}</p>
        )}
        <Facts conversion={conversion} />
      </ConfirmationPanel>
    </div>
  );
}

function Facts({ conversion }: { readonly conversion: Conversion }) {
  const t = useConvertText();
  const w = useWalletText();
  const formats = useFormats();
  const costs = useCostFacts(conversion);
  return (
    <KeyValueList
      items={[
        { key: t('gave'), value: <Money amount={conversion.source} /> },
        { key: t('got'), value: <Money amount={conversion.target} /> },
        ...costs,
        { key: w('receipt.date'), value: formats.exact(conversion.created_at) },
        { key: w('receipt.state'), value: w('receipt.posted') },
        {
          key: w('receipt.number'),
          value: <bdi className="font-mono text-sm wrap-anywhere">{conversion.id}</bdi>,
        },
      ]}
    />
  );
}

function Actions({ conversion: { from, to } }: { readonly conversion: Conversion }) {
  const t = useConvertText();
  const w = useWalletText();
  const again = new URLSearchParams({ from, to });
  return (
    <>
      <Button
        look="secondary"
        onClick={() => window.print()}
        icon={<Printer aria-hidden className="size-5" />}
      >
        {w('receipt.print')}
      </Button>
      <ButtonLink look="quiet" href={`/wallet/convert?${again.toString()}`}>
        {t('again')}
      </ButtonLink>
    </>
  );
}
