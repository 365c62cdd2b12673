import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/badge.tsx';
import { Button } from '../../src/button.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { FilterBar } from '../../src/filter-bar.tsx';
import { Money } from '../../src/money.tsx';
import { NativeSelect } from '../../src/native-select.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../src/skeleton.tsx';
import { Table, type Column } from '../../src/table.tsx';
import { Tabs } from '../../src/tabs.tsx';
import { TextField } from '../../src/text-field.tsx';
import { Timeline } from '../../src/timeline.tsx';
import { Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

interface Payment {
  readonly id: string;
  readonly who: string;
  readonly note: string;
  readonly value: string;
  readonly when: string;
  readonly state: 'posted' | 'waiting' | 'refused';
}

const tones = { posted: 'ok', waiting: 'warn', refused: 'bad' } as const;

function columnsFor(texts: Texts): readonly Column<Payment>[] {
  return [
    { key: 'who', header: texts.who, cell: (row) => row.who, isRowName: true },
    { key: 'note', header: texts.what, cell: (row) => row.note },
    { key: 'when', header: texts.when, cell: (row) => row.when, isWideOnly: true },
    {
      key: 'state',
      header: texts.state,
      cell: (row) => <Badge tone={tones[row.state]}>{texts[row.state]}</Badge>,
    },
    {
      key: 'amount',
      header: texts.amount,
      isNumeric: true,
      cell: (row) => (
        <Money amount={{ value: row.value, assetCode: 'JVD', assetScale: 2 }} isSigned tone="flow" />
      ),
    },
  ];
}

export function TablesSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="tables" title={texts.section.tables}>
      <Filters texts={texts} />
      <Payments texts={texts} />
      <WithoutPayments texts={texts} />
      <Pair>
        <Views texts={texts} />
        <Course texts={texts} />
        <SkeletonGroup label={texts.loading}>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-8 w-48" />
            <SkeletonText lines={3} />
          </div>
        </SkeletonGroup>
      </Pair>
    </Section>
  );
}

function Filters({ texts }: { readonly texts: Texts }) {
  const [state, setState] = useState('waiting');
  const states = (['posted', 'waiting', 'refused'] as const).map((value) => ({ value, label: texts[value] }));
  return (
    <FilterBar
      label={texts.filters}
      clearLabel={texts.clearFilters}
      onClear={state === '' ? undefined : () => setState('')}
    >
      <NativeSelect
        label={texts.state}
        value={state}
        onChange={(event) => setState(event.target.value)}
        options={[{ value: '', label: texts.all }, ...states]}
      />
      <TextField label={texts.who} optionalLabel={texts.optional} />
    </FilterBar>
  );
}

function Payments({ texts }: { readonly texts: Texts }) {
  const [page, setPage] = useState(2);
  const rows: readonly Payment[] = [
    { id: 'a', who: 'Amara Diallo', note: texts.rent, value: '-120000', when: '09:41', state: 'posted' },
    { id: 'b', who: 'Nguyễn Thị Ánh', note: texts.lunch, value: '1250', when: '08:05', state: 'waiting' },
    {
      id: 'c',
      who: 'Subnational Bank of Kano',
      note: texts.invoice,
      value: '-4000000000000',
      when: '07:30',
      state: 'refused',
    },
  ];
  return (
    <Table
      caption={texts.history}
      columns={columnsFor(texts)}
      rows={rows}
      rowKey={(row) => row.id}
      empty={null}
      paging={{
        label: texts.pages,
        previousLabel: texts.previous,
        nextLabel: texts.next,
        status: texts.page,
        onPrevious: page > 1 ? () => setPage(page - 1) : undefined,
        onNext: page < 2 ? () => setPage(page + 1) : undefined,
      }}
    />
  );
}

function WithoutPayments({ texts }: { readonly texts: Texts }) {
  const columns = columnsFor(texts);
  return (
    <Pair>
      <Table
        caption={texts.history}
        isCaptionHidden
        columns={columns.slice(0, 2)}
        rows={[]}
        rowKey={(row) => row.id}
        isLoading
        loadingLabel={texts.loading}
        empty={null}
      />
      <Table
        caption={texts.history}
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<Inbox aria-hidden className="size-6" />}
            title={texts.noPayments}
            description={texts.noPaymentsText}
            action={<Button look="secondary">{texts.send}</Button>}
          />
        }
      />
    </Pair>
  );
}

function Views({ texts }: { readonly texts: Texts }) {
  return (
    <Tabs
      label={texts.views}
      tabs={[
        {
          value: 'overview',
          label: texts.overview,
          content: <p className="text-ink-2">{texts.cardText}</p>,
        },
        {
          value: 'activity',
          label: texts.activity,
          count: 12,
          content: <p className="text-ink-2">{texts.noPaymentsText}</p>,
        },
        { value: 'limits', label: texts.limits, isDisabled: true, content: null },
      ]}
    />
  );
}

function Course({ texts }: { readonly texts: Texts }) {
  return (
    <Timeline
      entries={[
        { key: 'created', title: texts.created, time: '09:41', state: 'done', stateLabel: texts.done },
        {
          key: 'routed',
          title: texts.routed,
          time: '09:42',
          state: 'current',
          stateLabel: texts.current,
          description: texts.settledText,
        },
        { key: 'settled', title: texts.settled, state: 'waiting', stateLabel: texts.ahead },
        {
          key: 'refused',
          title: texts.refused,
          time: '09:44',
          state: 'failed',
          stateLabel: texts.failed,
        },
      ]}
    />
  );
}
