import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and amounts: tabular figures at the end of the column. */
  readonly isNumeric?: boolean | undefined;
  /** Names the row: a row header, and the head of the card on a phone. One column. */
  readonly isRowName?: boolean | undefined;
  /** Left out of the card on a phone. */
  readonly isWideOnly?: boolean | undefined;
}

export interface Paging {
  /** Spoken name of the pair of buttons. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Absent on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  readonly onNext?: (() => void) | undefined;
  /** "25 payments", "Page 2" – what a keyset can say. */
  readonly status?: ReactNode;
}

export interface TableProps<Row> {
  /** Names the table; shown above it unless `isCaptionHidden`. */
  readonly caption: ReactNode;
  readonly isCaptionHidden?: boolean | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Stands in the table's place when there are no rows. */
  readonly empty: ReactNode;
  /** First load: skeleton rows. Later loads: the rows stay and are dimmed. */
  readonly isLoading?: boolean | undefined;
  /** Read out while it loads. */
  readonly loadingLabel?: string | undefined;
  readonly paging?: Paging | undefined;
}

/** Rows of one kind. Columns are data; where there is no room for them, as on a phone or with large text, each row becomes a card. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  isLoading = false,
  loadingLabel,
  paging,
}: TableProps<Row>) {
  if (rows.length === 0 && !isLoading)
    return <div className="rounded-lg border border-line bg-surface">{empty}</div>;
  return (
    <div className="@container flex min-w-0 flex-col gap-3">
      {isLoading && loadingLabel && <output className="sr-only">{loadingLabel}</output>}
      <div className="@xl:overflow-x-auto @xl:rounded-lg @xl:border @xl:border-line @xl:bg-surface @xl:shadow-1">
        <table
          aria-busy={isLoading || undefined}
          className="w-full border-collapse text-start text-sm @max-xl:block"
        >
          <caption
            className={
              isCaptionHidden
                ? 'sr-only'
                : 'px-4 pt-4 pb-2 text-start text-base font-semibold @max-xl:block @max-xl:px-0'
            }
          >
            {caption}
          </caption>
          <thead className="@max-xl:sr-only">
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={clsx(
                    'px-4 py-3 font-medium whitespace-nowrap text-ink-2',
                    column.isNumeric ? 'text-end' : 'text-start',
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            className={clsx(
              'divide-line transition-opacity @max-xl:flex @max-xl:flex-col @max-xl:gap-3 @xl:divide-y',
              isLoading && rows.length > 0 && 'opacity-60',
            )}
          >
            {rows.length === 0
              ? Array.from({ length: SKELETON_ROWS }, (_, line) => (
                  <SkeletonRow key={line} columns={columns} />
                ))
              : rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} />)}
          </tbody>
        </table>
      </div>
      {paging && <PagingControls {...paging} />}
    </div>
  );
}

const SKELETON_ROWS = 5;
const cardRow =
  '@max-xl:flex @max-xl:flex-col @max-xl:rounded-lg @max-xl:border @max-xl:border-line @max-xl:bg-surface @max-xl:p-4 @max-xl:shadow-1';

function TableRow<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  return (
    <tr className={clsx('transition-colors duration-100 hover:bg-sunken/60', cardRow)}>
      {columns.map((column) => {
        const className = clsx(
          'px-4 py-3.5 align-middle @max-xl:flex @max-xl:items-baseline @max-xl:justify-between @max-xl:gap-4 @max-xl:px-0 @max-xl:py-1',
          column.isNumeric ? 'num text-end' : 'text-start',
          column.isWideOnly && '@max-xl:hidden',
        );
        if (column.isRowName)
          return (
            <th
              key={column.key}
              scope="row"
              className={clsx(
                className,
                'font-medium text-ink @max-xl:pb-1.5 @max-xl:text-base @max-xl:font-semibold',
              )}
            >
              {column.cell(row)}
            </th>
          );
        return (
          <td key={column.key} data-num={column.isNumeric || undefined} className={className}>
            <span aria-hidden className="text-ink-2 @xl:hidden">
              {column.header}
            </span>
            <div className="min-w-0 @max-xl:text-end">{column.cell(row)}</div>
          </td>
        );
      })}
    </tr>
  );
}

function SkeletonRow<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <tr className={cardRow}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={clsx('px-4 py-4 @max-xl:px-0 @max-xl:py-1.5', column.isWideOnly && '@max-xl:hidden')}
        >
          <Skeleton className={clsx('h-4', column.isNumeric ? 'ms-auto w-20' : 'w-32')} />
        </td>
      ))}
    </tr>
  );
}

function PagingControls({ label, previousLabel, nextLabel, onPrevious, onNext, status }: Paging) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <output className="text-sm text-ink-2">{status}</output>
      <div className="flex gap-2">
        <Button
          look="secondary"
          size="small"
          aria-disabled={onPrevious === undefined}
          onClick={onPrevious}
          icon={<ChevronLeft aria-hidden className="size-4.5 rtl:rotate-180" />}
        >
          {previousLabel}
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-disabled={onNext === undefined}
          onClick={onNext}
          iconEnd={<ChevronRight aria-hidden className="size-4.5 rtl:rotate-180" />}
        >
          {nextLabel}
        </Button>
      </div>
    </nav>
  );
}
