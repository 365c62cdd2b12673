import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { decimalMark } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TextField } from '@egcr/ui/text-field';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSession } from '@egcr/web-kit/session';
import { useState } from 'react';

import { noteIssue } from '../../contract/index.ts';
import { AmountEntry } from '../amount-entry.tsx';
import { assetCodeOr } from '../currencies.ts';
import { useWalletText } from '../texts.ts';
import { accountIn, useWallet } from '../queries.ts';
import { walletIssue } from '../send/issue-text.ts';
import { amountIssue, decimalOf, toMinor } from '../send/send-rules.ts';
import { ShareLink } from '../share-link.tsx';
import { useScanText } from './texts.ts';
import { paymentLink } from './payment-code.ts';
import { QrPicture } from './qr-picture.tsx';

/** `/wallet/receive`: one's own code, with an amount and a note where one likes. */
export function Screen() {
  const t = useScanText();
  const wallet = useWalletText();
  return (
    <PageColumns>
      <BackLink href="/wallet">{wallet('send.back')}</BackLink>
      <PageHeading title={t('receive.title')} description={t('receive.lead')} />
      <Content />
      <Link look="standalone" href={hrefOf('wallet-request-new')}>
        {t('receive.request')}
      </Link>
    </PageColumns>
  );
}

function Content() {
  const wallet = useWalletText();
  const say = useSentences();
  const reading = useWallet();
  const address = accountIn(reading.data, 'JVD')?.address;
  if (address !== undefined) return <Code address={address} />;
  if (reading.isError) {
    return (
      <ErrorCard
        title={wallet('failed.title')}
        description={say.failure(reading.error)}
        retryLabel={wallet('failed.retry')}
        onRetry={() => void reading.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={wallet('loading')}>
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}

function Code({ address }: { readonly address: string }) {
  const t = useScanText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const name = useSession((now) => now.userProfile?.username);
  const [amount, setAmount] = useState('');
  const [assetCode, setAssetCode] = useState('JVD');
  const [note, setNote] = useState('');
  const decimal = decimalOf(decimalMark(locale));
  const values = { amount, assetCode };
  const issue =
    amount === '' ? undefined : amountIssue(values, { decimal, availableIn: () => AMOUNT_MINOR_MAX });
  const wrongNote = noteIssue(note);
  const sentence = (code: string | undefined) =>
    code === undefined
      ? undefined
      : walletIssue(wallet, { field: '', code }, { locale, assetCode, available: undefined });
  const url = paymentLink(window.location.origin, {
    to: address,
    amountMinor: amount === '' || issue !== undefined ? undefined : toMinor(values, decimal),
    assetCode: assetCodeOr(assetCode),
    note: wrongNote === undefined ? note : '',
  });
  return (
    <Card padding="large">
      <div className="flex flex-col items-center gap-3">
        <QrPicture text={url} label={t('receive.qr')} />
        {name && <bdi className="max-w-full text-lg font-semibold wrap-anywhere">@{name}</bdi>}
      </div>
      <ShareLink url={url} text={`@${name ?? ''}`} shareLabel={t('receive.share')} />
      <AmountEntry
        field={{ id: 'receive-amount', name: 'amount', error: sentence(issue) }}
        label={t('receive.amount')}
        hint={t('receive.amount.hint')}
        amount={amount}
        assetCode={assetCode}
        onAmountChange={setAmount}
        onAssetChange={setAssetCode}
      />
      <TextField
        label={t('receive.note')}
        optionalLabel={wallet('send.optional')}
        error={sentence(wrongNote)}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        autoComplete="off"
        dir="auto"
      />
    </Card>
  );
}
