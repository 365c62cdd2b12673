import { Badge } from '@egcr/ui/badge';
import { MonthStatements } from '@egcr/statements/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { NativeSelect } from '@egcr/ui/native-select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { useState } from 'react';

import type { BusinessEntry, BusinessWallet as Shown } from '../contract/index.ts';
import { MoneyForm, type MoneyAct } from './money-form.tsx';
import { useFreezeSentences } from './money-sentences.ts';
import { useBusinessWallet, useEntries, useMoneyActs } from './queries.ts';
import { treasuryTexts } from './texts.ts';
import { WaitingPayments } from './waiting-payments.tsx';

/** The wallet of a business, for its team: balances, what waits, what can be done, and the history. */
export function BusinessWallet({ organisationId }: { readonly organisationId: string }) {
  const t = useText(treasuryTexts);
  const say = useSentences();
  const wallet = useBusinessWallet(organisationId);
  if (wallet.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(wallet.error)}
        retryLabel={t('retry')}
        onRetry={() => void wallet.refetch()}
      />
    );
  if (!wallet.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return <Wallet found={wallet.data} />;
}

function Wallet({ found }: { readonly found: Shown }) {
  const t = useText(treasuryTexts);
  const [open, setOpen] = useState<MoneyAct>();
  const isFrozen = found.frozen_at !== null;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-xl">{t('title')}</h2>
      {isFrozen && <Banner tone="warn">{t('no.frozen')}</Banner>}
      <StatisticGroup className="lg:grid-cols-3">
        {found.accounts.map((each) => (
          <Statistic
            key={each.asset}
            label={each.asset}
            value={<Money amount={each.balance} isTrimmed />}
            hint={
              <>
                {t('alone')} <Money amount={each.alone_today} isTrimmed />
              </>
            }
          />
        ))}
      </StatisticGroup>
      {found.can_pay && (
        <div className="flex flex-wrap gap-3">
          <Button disabled={isFrozen} onClick={() => setOpen('pay')}>
            {t('pay')}
          </Button>
          <Button look="secondary" onClick={() => setOpen('deposit')}>
            {t('deposit')}
          </Button>
          <FreezeButton found={found} />
        </div>
      )}
      {open && <MoneyForm key={open} act={open} found={found} onDone={() => setOpen(undefined)} />}
      <WaitingPayments found={found} />
      <Card title={t('address')} headingLevel={3} description={t('address.text')}>
        <ul className="flex flex-col gap-2">
          {found.accounts.map(({ asset, address }) => (
            <li key={asset} className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{asset}</span>
              <bdi dir="ltr" className="font-mono text-sm wrap-anywhere">
                {address}
              </bdi>
            </li>
          ))}
        </ul>
      </Card>
      <History found={found} />
    </div>
  );
}

function FreezeButton({ found }: { readonly found: Shown }) {
  const t = useText(treasuryTexts);
  const toasts = useToasts();
  const acts = useMoneyActs(found.organisation_id);
  const say = useSentences(useFreezeSentences());
  const isFrozen = found.frozen_at !== null;
  const change = useMutation({
    mutationFn: () => (isFrozen ? acts.unfreeze() : acts.freeze()),
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
  });
  return (
    <Button
      look="secondary"
      busy={change.isPending}
      icon={<Snowflake aria-hidden className="size-5" />}
      onClick={() => change.mutate()}
    >
      {t(isFrozen ? 'unfreeze' : 'freeze')}
    </Button>
  );
}

function History({ found }: { readonly found: Shown }) {
  const t = useText(treasuryTexts);
  const [asset, setAsset] = useState(found.accounts[0]?.asset ?? 'JVD');
  const account = found.accounts.find((each) => each.asset === asset);
  return (
    <>
      <Card title={t('history')} headingLevel={3}>
        <NativeSelect
          label={t('currency')}
          value={asset}
          onChange={({ target }) => setAsset(target.value)}
          options={found.accounts.map((each) => ({ value: each.asset, label: each.asset }))}
        />
        <PagedList
          pages={useEntries(found.organisation_id, asset)}
          label={t('history')}
          empty={<p className="text-ink-2">{t('history.none')}</p>}
          renderRow={(entry) => <EntryRow key={`${entry.id} ${entry.direction}`} entry={entry} />}
        />
      </Card>
      {account && <MonthStatements account={account} />}
    </>
  );
}

function EntryRow({ entry }: { readonly entry: BusinessEntry }) {
  const t = useText(treasuryTexts);
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-center gap-x-3 font-medium">
          {entry.title}
          <Badge tone={entry.direction === 'in' ? 'ok' : 'neutral'}>
            {t(`direction.${entry.direction}`)}
          </Badge>
        </span>
        <span className="text-sm wrap-anywhere text-ink-2">
          {entry.counterpart !== null && entry.counterpart !== '' && (
            <>
              <bdi>{entry.counterpart}</bdi> ·{' '}
            </>
          )}
          <time dateTime={entry.created_at} className="num">
            {formats.date(entry.created_at)}
          </time>
        </span>
      </span>
      <Money amount={entry.amount} />
    </li>
  );
}
