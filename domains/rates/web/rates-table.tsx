import { Anchor } from '@egcr/ui/link';
import { Table } from '@egcr/ui/table';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import type { ComponentProps } from 'react';

import type { Rate, RatesReply } from '../contract/index.ts';
import { useRatesText, type RatesText } from './texts.ts';
import { nameOf, rateFigure } from './rate-formats.ts';
import { RateOrigin } from './rate-origin.tsx';
import { addressOfRates, type RatesView } from './rates-address.ts';

interface RatesTableProps {
  readonly view: RatesView;
  readonly rates: RatesReply;
}

/** One line a currency; its name shows its course. */
export function RatesTable({ view, rates }: RatesTableProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  return (
    <Table<Rate>
      caption={t('table', { base: rates.base })}
      rows={rates.items}
      rowKey={({ pair }) => pair}
      empty={<p className="py-6 text-ink-2">{t('empty')}</p>}
      columns={columnsOf(t, { view, rates, locale })}
    />
  );
}

type Columns = ComponentProps<typeof Table<Rate>>['columns'];

function columnsOf(
  t: RatesText,
  { view, rates, locale }: RatesTableProps & { readonly locale: string },
): Columns {
  const names = new Map(rates.sources.map(({ code, name }) => [code, name]));
  const figure = (text: string) => <bdi className="num">{rateFigure(text, locale)}</bdi>;
  const wide = { isNumeric: true, isWideOnly: true } as const;
  return [
    {
      key: 'currency',
      header: t('col.currency'),
      isRowName: true,
      cell: (rate) => <Currency rate={rate} view={view} />,
    },
    { key: 'rate', header: t('col.rate'), isNumeric: true, cell: ({ mid }) => figure(mid) },
    { key: 'bid', header: t('col.bid'), ...wide, cell: ({ bid }) => figure(bid) },
    { key: 'ask', header: t('col.ask'), ...wide, cell: ({ ask }) => figure(ask) },
    {
      key: 'source',
      header: t('col.source'),
      cell: ({ source, sample, as_of, stale }) => (
        <span className="text-sm">
          <RateOrigin source={source} names={names} sample={sample} asOf={as_of} stale={stale} />
        </span>
      ),
    },
  ];
}

function Currency({ rate, view }: { readonly rate: Rate; readonly view: RatesView }) {
  const { locale } = useLanguage();
  const name = nameOf(rate.quote, locale);
  return (
    <Anchor
      href={addressOfRates({ ...view, quote: rate.quote })}
      aria-current={rate.quote === view.quote ? 'true' : undefined}
      className="flex min-h-11 flex-col justify-center rounded-sm font-semibold hover:underline aria-[current=true]:text-brand-text"
    >
      <span>{rate.quote}</span>
      {name !== rate.quote && <span className="text-sm font-normal text-ink-2">{name}</span>}
    </Anchor>
  );
}
