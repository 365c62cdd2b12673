import { hrefOf } from '@egcr/contract/product-screens';
import { BrandMark } from '@egcr/ui/brand-mark';
import { Button, ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Party, TransferItem } from '../contract/index.ts';
import { useStop, useStopReason } from './frozen/frozen-banner.tsx';
import { wayOutOf } from './frozen/stop-rules.ts';
import { useFrozenText } from './frozen/texts.ts';
import { PdfButton } from './history/pdf-button.tsx';
import { useAcrossFacts } from './quote/across-facts.tsx';
import { useWalletText } from './texts.ts';

interface ReceiptProps {
  readonly transfer: TransferItem;
  readonly isJustSent: boolean;
}

/** A transfer as a certificate: who, what, when, under which reference. Prints on one page. */
export function Receipt({ transfer, isJustSent }: ReceiptProps) {
  return (
    <div className="flex flex-col gap-6">
      <Issuer />
      <Certificate transfer={transfer} isJustSent={isJustSent && transfer.direction === 'out'} />
    </div>
  );
}

/** On paper the page's header is missing, so the receipt says itself whose it is. */
function Issuer() {
  const t = useWalletText();
  return (
    <div className="hidden print:block">
      <BrandMark name={t('receipt.issuer')} />
    </div>
  );
}

function Certificate({ transfer, isJustSent }: ReceiptProps) {
  const t = useWalletText();
  const isOut = transfer.direction === 'out';
  return (
    <ConfirmationPanel
      title={
        <>
          {isJustSent && <span className="print:hidden">{t('sent.title')}</span>}
          <span className={isJustSent ? 'hidden print:inline' : undefined}>{t('receipt.title')}</span>
        </>
      }
      subject={
        <span className="flex flex-col items-center gap-1">
          {!isJustSent && (
            <span className="text-sm text-ink-2">{t(isOut ? 'receipt.out' : 'receipt.in')}</span>
          )}
          <Money amount={transfer.amount} size="display" />
          {isJustSent && <span>{t('sent.to', { name: transfer.to.name })}</span>}
        </span>
      }
      reference={{ label: t('receipt.reference'), value: transfer.reference }}
      actions={<Actions transfer={transfer} />}
    >
      {isJustSent && (
        <p className="mx-auto max-w-[52ch] text-center text-ink-2 print:hidden">
          {t('sent.next', { name: transfer.to.name })}
        </p>
      )}
      <Facts transfer={transfer} />
    </ConfirmationPanel>
  );
}

function Facts({ transfer }: { readonly transfer: TransferItem }) {
  const t = useWalletText();
  const formats = useFormats();
  const across = useAcrossFacts(transfer.conversion);
  return (
    <KeyValueList
      items={[
        { key: t('receipt.from'), value: <Person party={transfer.from} /> },
        { key: t('receipt.to'), value: <Person party={transfer.to} /> },
        { key: t('receipt.date'), value: formats.exact(transfer.created_at) },
        { key: t('receipt.state'), value: t('receipt.posted') },
        ...(transfer.conversion ? across : [{ key: t('receipt.fee'), value: t('check.no_fee') }]),
        ...(transfer.note === null ? [] : [{ key: t('receipt.note'), value: <bdi>{transfer.note}</bdi> }]),
        {
          key: t('receipt.number'),
          value: <bdi className="font-mono text-sm wrap-anywhere">{transfer.id}</bdi>,
        },
      ]}
    />
  );
}

function Person({ party }: { readonly party: Party }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-2">
      <bdi>{party.name}</bdi>
      <bdi className="text-ink-2">@{party.username}</bdi>
    </span>
  );
}

function Actions({ transfer }: { readonly transfer: TransferItem }) {
  const t = useWalletText();
  const isOut = transfer.direction === 'out';
  const other = isOut ? transfer.to : transfer.from;
  return (
    <>
      <Button
        look="secondary"
        onClick={() => window.print()}
        icon={<Printer aria-hidden className="size-5" />}
      >
        {t('receipt.print')}
      </Button>
      <PdfButton id={transfer.id} />
      <SendTo username={other.username}>
        {isOut ? t('receipt.again') : t('receipt.answer', { name: other.name })}
      </SendTo>
    </>
  );
}

/** The way to another payment between the two; where the wallet is frozen or held, the way to end that stands beside. */
function SendTo({ username, children }: { readonly username: string; readonly children: ReactNode }) {
  const t = useFrozenText();
  const stop = useStop();
  const reason = useStopReason();
  if (stop === undefined) {
    return (
      <ButtonLink look="quiet" href={hrefOf('wallet-send', { to: username })}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button look="quiet" disabled disabledReason={reason}>
        {children}
      </Button>
      <ButtonLink look="quiet" href={wayOutOf(stop)}>
        {t(stop === 'frozen' ? 'unfreeze' : 'held.way')}
      </ButtonLink>
    </>
  );
}
