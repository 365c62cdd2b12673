import { assetOf } from '@egcr/ledger/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import { paymentPath, useMerchantBalance, usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { NativeSelect } from '@egcr/ui/native-select';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { actingId, callActing, callFileActing, forPrincipal } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { SearchField } from '@egcr/web-kit/list/search-field.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { SheetButton } from '@egcr/web-kit/sheet-button.tsx';
import { BookOpen } from 'lucide-react';
import type { ComponentType } from 'react';

import {
  balanceEntriesCall,
  balanceFigures,
  balanceFileCall,
  type BalanceEntry,
  type BalanceFigure,
} from '../../contract/index.ts';
import { connectorTitles } from '../titles/texts.ts';
import { balanceAddress } from './addresses.ts';
import { balanceTexts } from './texts.ts';

const WORDS_MAX_LENGTH = 80;

interface Asked {
  readonly asset: string;
  readonly figure: BalanceFigure;
  readonly words?: string;
}

/** What the address asks for; what it leaves out is what most merchants look for. */
function useAsked(): Asked {
  const { view } = useAddress(balanceAddress);
  const own = useMerchantBalance().data?.[0]?.asset;
  return {
    asset: assetOf(view.asset ?? '')?.code ?? own ?? 'JVD',
    figure: view.figure ?? 'available',
    ...(view.words !== undefined && { words: view.words.slice(0, WORDS_MAX_LENGTH) }),
  };
}

/** `/payment-gateway/balance`: the entries of the ledger behind one figure. */
function Content() {
  const t = usePaymentText();
  const b = useText(balanceTexts);
  const titles = useText(connectorTitles);
  const asked = useAsked();
  const clear = useClearing();
  const pages = usePages(['payments', actingId(), 'balance-entries', asked], (query, options) =>
    callActing(balanceEntriesCall, { query: { ...query, ...asked } }, options),
  );
  return (
    <Page>
      <BackLink href={hrefOf('payment-gateway')}>{t('title')}</BackLink>
      <PageHeading
        title={titles('payment-balance')}
        description={b('lead')}
        actions={
          <SheetButton
            label={b('export')}
            fetchSheet={() => callFileActing(balanceFileCall, { query: asked })}
          />
        }
      />
      <Filters asked={asked} />
      <PagedList
        pages={pages}
        label={titles('payment-balance')}
        renderRow={(entry) => <Row key={entry.number} entry={entry} />}
        onClear={clear}
        empty={
          <EmptyState
            icon={<BookOpen aria-hidden className="size-5" />}
            title={b('none')}
            description={b('none.text')}
          />
        }
        skeleton={<Skeleton className="h-64 rounded-lg" />}
        className="card flex flex-col divide-y divide-line"
      />
    </Page>
  );
}

/** Undefined while no words are typed: a figure and its currency are always chosen. */
function useClearing(): (() => void) | undefined {
  const { view, show } = useAddress(balanceAddress);
  return view.words === undefined ? undefined : () => show({ words: undefined });
}

function Filters({ asked }: { readonly asked: Asked }) {
  const t = usePaymentText();
  const b = useText(balanceTexts);
  const { show } = useAddress(balanceAddress);
  const balance = useMerchantBalance();
  const own = (balance.data ?? []).map(({ asset }) => asset);
  return (
    <ListFilters onClear={useClearing()}>
      <NativeSelect
        label={b('figure')}
        value={asked.figure}
        onChange={({ target }) => show({ figure: balanceAddress.fields.figure.read(target.value) })}
        options={balanceFigures.map((value) => ({ value, label: t(value) }))}
      />
      <NativeSelect
        label={t('field.currency')}
        value={asked.asset}
        onChange={({ target }) => show({ asset: target.value })}
        options={[...new Set([asked.asset, ...own])].map((value) => ({ value, label: value }))}
      />
      <SearchField
        label={b('search')}
        words={asked.words}
        maxLength={WORDS_MAX_LENGTH}
        onSearch={(words) => show({ words }, 'replace')}
      />
    </ListFilters>
  );
}

function Row({ entry }: { readonly entry: BalanceEntry }) {
  const b = useText(balanceTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const { payment, amount, direction } = entry;
  const signed = direction === 'out' ? { ...amount, value: `-${amount.value}` } : amount;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <span className="font-medium">{b(`reason.${entry.reason}`)}</span>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          {payment !== null && (
            <Anchor href={paymentPath(payment.id)} className="wrap-anywhere after:absolute after:inset-0">
              <bdi>{payment.title}</bdi>
            </Anchor>
          )}
          <time dateTime={entry.at}>{formats.recent(entry.at)}</time>
        </span>
      </span>
      <span className="flex flex-col items-end gap-0.5">
        <Money amount={signed} tone="flow" isSigned className="font-semibold" />
        <span className="text-sm text-ink-2">
          {b('after', { amount: formatMoney(entry.balance, { locale }) })}
        </span>
      </span>
    </li>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
