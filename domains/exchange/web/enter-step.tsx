import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { IconButton } from '@egcr/ui/icon-button';
import { Link } from '@egcr/ui/link';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { ArrowUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Countdown,
  StopBanner,
  QuoteFacts,
  QuoteTrouble,
  runsOutAt,
  useQuoteText,
  useSecondsLeft,
  scaleOf,
  useStopReason,
  useWalletText,
  walletIssue,
  type WalletReading,
} from '@egcr/wallet/web';

import { addressOfView, type ConvertView } from './convert-address.ts';
import { ConvertSide } from './convert-side.tsx';
import { useConvertText } from './texts.ts';
import { useConvertEntry, type ConvertEntry } from './use-convert-entry.ts';

interface EnterStepProps {
  readonly wallet: WalletReading;
  readonly begin: ConvertView;
}

/** Both sides, either of which may be typed, and what it costs, at once. Nothing moves from here: it leads to the check. */
export function EnterStep({ wallet, begin }: EnterStepProps) {
  const t = useConvertText();
  const w = useWalletText();
  const { go } = useWay();
  const entry = useConvertEntry(wallet, begin);
  const stopped = useStopReason();
  const ids = { source: useId(), target: useId() };
  const [isPressed, setPressed] = useState(false);
  const errors = useErrors(entry, isPressed);
  const next = () => {
    setPressed(true);
    const wrong = entry.isShort || (entry.side === 'source' && !entry.current) ? ids.source : ids.target;
    if (entry.current && !entry.isShort) go(addressOfView({ ...entry.asked, quoteId: entry.current.id }));
    else document.getElementById(wrong)?.focus();
  };
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{w('send.back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <StopBanner />
      <PageColumns aside={<RateHelp />}>
        <Card padding="large">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              next();
            }}
            className="flex flex-col gap-4"
          >
            <Sides entry={entry} ids={ids} errors={errors} />
            <Price entry={entry} />
            <Button
              type="submit"
              size="large"
              width="full"
              busy={isPressed && entry.quote.isFetching}
              disabled={stopped !== undefined}
              disabledReason={stopped}
            >
              {t('continue')}
            </Button>
          </form>
        </Card>
      </PageColumns>
    </Page>
  );
}

/** What the price is made of, and the way to its course. */
function RateHelp() {
  const t = useConvertText();
  const q = useQuoteText();
  return (
    <Card tone="sunken" title={t('help.title')}>
      <ul className="flex list-disc flex-col gap-3 ps-5 text-sm">
        <li>{t('help.held')}</li>
        <li>{t('help.fee')}</li>
      </ul>
      <Link look="standalone" href={hrefOf('wallet-rates')}>
        {q('rates')}
      </Link>
    </Card>
  );
}

interface SidesProps {
  readonly entry: ConvertEntry;
  readonly ids: { readonly source: string; readonly target: string };
  readonly errors: { readonly source: string | undefined; readonly target: string | undefined };
}

function Sides({ entry, ids, errors }: SidesProps) {
  const t = useConvertText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const isComing = entry.quote.isFetching;
  const available = {
    value: entry.available.toString(),
    assetCode: entry.from,
    assetScale: scaleOf(entry.from),
  };
  return (
    <>
      <ConvertSide
        id={ids.source}
        label={t('give')}
        hint={isConcealed ? undefined : t('have', { amount: formatMoney(available, { locale }) })}
        error={errors.source}
        currencyLabel={t('give.currency')}
        asset={entry.from}
        amount={entry.source}
        isComing={isComing && entry.side === 'target'}
        onAmountChange={(text) => entry.type('source', text)}
        onAssetChange={(code) => entry.choose('source', code)}
      />
      <div className="-my-1 flex justify-center">
        <IconButton
          look="outlined"
          label={t('swap')}
          icon={<ArrowUpDown aria-hidden className="size-5" />}
          onClick={entry.swap}
        />
      </div>
      <ConvertSide
        id={ids.target}
        label={t('get')}
        hint={undefined}
        error={errors.target}
        currencyLabel={t('get.currency')}
        asset={entry.to}
        amount={entry.target}
        isComing={isComing && entry.side === 'source'}
        onAmountChange={(text) => entry.type('target', text)}
        onAssetChange={(code) => entry.choose('target', code)}
      />
    </>
  );
}

/** What is wrong with which side: at once where it cannot get right by typing on, else after a press. */
function useErrors(entry: ConvertEntry, isPressed: boolean): SidesProps['errors'] {
  const t = useConvertText();
  const w = useWalletText();
  const { locale } = useLanguage();
  const { from, to, side, issue, available } = entry;
  const assetCode = side === 'source' ? from : to;
  const isEmpty = (side === 'source' ? entry.source : entry.target).trim() === '';
  const code = issue ?? (isEmpty && isPressed ? 'amount_required' : undefined);
  const typed =
    code === undefined
      ? undefined
      : walletIssue(w, { field: '', code }, { locale, assetCode, available: undefined });
  const has = { value: available.toString(), assetCode: from, assetScale: scaleOf(from) };
  const short = entry.isShort ? t('too_much', { amount: formatMoney(has, { locale }) }) : undefined;
  return {
    source: (side === 'source' ? typed : undefined) ?? short,
    target: side === 'target' ? typed : undefined,
  };
}

/** Rate, fee and source of the quote, with the time it holds; or why there is none. */
function Price({ entry }: { readonly entry: ConvertEntry }) {
  const t = useConvertText();
  const { quote } = entry;
  if (entry.asked.amount === '') return <p className="min-h-14 text-sm text-ink-2">{t('enter')}</p>;
  if (quote.isError) return <QuoteTrouble failure={quote.error} onRetry={() => void quote.refetch()} />;
  if (!quote.data)
    return (
      <p role="status" className="min-h-14 text-sm text-ink-2">
        {t('fetching')}
      </p>
    );
  return (
    <section
      aria-label={t('costs')}
      aria-busy={quote.isPlaceholderData}
      className="flex flex-col gap-3 rounded-lg bg-sunken p-4 transition-opacity aria-busy:opacity-60"
    >
      <QuoteFacts terms={quote.data} />
      <Held until_ms={runsOutAt(quote.data, quote.dataUpdatedAt)} />
    </section>
  );
}

function Held({ until_ms }: { readonly until_ms: number }) {
  return <Countdown seconds={useSecondsLeft(until_ms)} />;
}
