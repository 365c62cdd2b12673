import { useRailName } from '@egcr/payments/web';
import { Badge } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { callFile } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { SheetButton } from '@egcr/web-kit/sheet-button.tsx';

import { filesSheetCall, type SettlementFile } from '../contract/index.ts';
import { filesAskedIn, useSettlementFiles, type SettlementsView } from './queries.ts';
import { settlementTexts } from './texts.ts';

interface FileListProps {
  readonly view: SettlementsView;
  /** Undefined while nothing narrows the list. */
  readonly onClear: (() => void) | undefined;
}

/** The files that were taken in, and whether each reconciles. */
export function FileList({ view, onClear }: FileListProps) {
  const t = useText(settlementTexts);
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('files')}</h2>
        <SheetButton
          label={t('files.export')}
          fetchSheet={() => callFile(filesSheetCall, { query: filesAskedIn(view) })}
        />
      </div>
      <PagedList
        pages={useSettlementFiles(view)}
        label={t('files')}
        renderRow={(file) => <FileRow key={file.id} file={file} />}
        onClear={onClear}
        empty={<p className="p-5 text-ink-2">{t('files.none')}</p>}
        skeleton={<Skeleton className="h-40 rounded-lg" />}
        className="card flex flex-col divide-y divide-line"
      />
    </section>
  );
}

function FileRow({ file }: { readonly file: SettlementFile }) {
  const t = useText(settlementTexts);
  const formats = useFormats();
  const rail = useRailName()(file.rail);
  const sums = [
    ['files.gross', file.gross],
    ['files.kept', file.fee],
    ['files.net', file.net],
  ] as const;
  return (
    <li className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
          <span className="font-medium">
            {rail} <bdi className="tabular-nums">{file.reference}</bdi>
          </span>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            <span>{t('files.lines', { count: formats.number(file.lines) })}</span>
            <time dateTime={file.taken_at} title={formats.exact(file.taken_at)}>
              {formats.recent(file.taken_at)}
            </time>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {file.is_sample && <Badge>{t('sample')}</Badge>}
          {file.is_test && <Badge>{t('test')}</Badge>}
          <Outcome file={file} />
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {sums.map(([key, amount]) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-2 sm:flex-col sm:items-start sm:justify-start sm:gap-0"
          >
            <dt className="text-sm text-ink-2">{t(key)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Outcome({ file: { differences, open } }: { readonly file: SettlementFile }) {
  const t = useText(settlementTexts);
  const formats = useFormats();
  if (open > 0) return <Badge tone="warn">{t('files.open', { count: formats.number(open) })}</Badge>;
  if (differences > 0) return <Badge>{t('files.ended', { count: formats.number(differences) })}</Badge>;
  return <Badge tone="ok">{t('files.whole')}</Badge>;
}
