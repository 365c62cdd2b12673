import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useEffect } from 'react';

import type { GrantImport, UnreadItem } from '../../contract/index.ts';
import { IMPORT_ENTRIES_MAX, IMPORT_PAGES_MAX } from '../../contract/limits.ts';
import { ImportForm } from './import-form.tsx';
import { importsKey, useImports } from './queries.ts';
import { importTexts } from './texts.ts';

const LOOK_AGAIN_MS = 2_000;

/** `/super-admin/grant-imports`: programmes of others, read from where they are published, and what could not be read. */
export function Screen() {
  const t = useText(importTexts);
  const pages = useImports();
  useLookAgain(pages.items?.some(({ state }) => state === 'reading') === true);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('super-admin')}>{t('staff')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <ImportForm />
      <section className="flex flex-col gap-4">
        <h2 className="text-xl font-semibold">{t('list')}</h2>
        <PagedList
          pages={pages}
          label={t('list')}
          className="card flex flex-col divide-y divide-line"
          renderRow={(each) => <Row key={each.id} found={each} />}
          empty={
            <EmptyState icon={<Download aria-hidden />} title={t('none')} description={t('none.text')} />
          }
        />
      </section>
    </div>
  );
}

/** Looks again while a source is being read. An effect, since the answer comes from elsewhere and no page is told of it. */
function useLookAgain(isReading: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: importsKey }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, isReading]);
}

const tones = { reading: 'info', done: 'ok', failed: 'bad' } as const;

function Row({ found }: { readonly found: GrantImport }) {
  const t = useText(importTexts);
  const formats = useFormats();
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <bdi dir="ltr" className="min-w-0 font-semibold wrap-anywhere">
          {found.url}
        </bdi>
        <span className="flex flex-wrap items-center gap-3">
          <time dateTime={found.asked_at} className="num text-sm text-ink-2">
            {formats.minute(found.asked_at)}
          </time>
          <Badge tone={tones[found.state]}>{t(`state.${found.state}`)}</Badge>
        </span>
      </div>
      {found.failure !== null && <p>{t(`failure.${found.failure}`)}</p>}
      {found.state === 'done' && <Counts found={found} />}
      {found.is_cut && (
        <p className="text-sm text-ink-2">
          {t('cut', {
            count: formats.number(IMPORT_PAGES_MAX),
            entries: formats.number(IMPORT_ENTRIES_MAX),
          })}
        </p>
      )}
      {found.unread.length > 0 && <Unread found={found} />}
    </li>
  );
}

function Counts({ found }: { readonly found: GrantImport }) {
  const t = useText(importTexts);
  const formats = useFormats();
  const counts = [
    ['count.added', found.added],
    ['count.updated', found.updated],
    ['count.unchanged', found.unchanged],
    ['count.gone', found.gone],
    ['count.unread', found.unread_count],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-5">
      {counts.map(([name, count]) => (
        <div key={name} className="flex flex-col">
          <dt className="text-ink-2">{t(name)}</dt>
          <dd className="num font-semibold">{formats.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What could not be read, each with its place and why; folded away, since it may be long. */
function Unread({ found }: { readonly found: GrantImport }) {
  const t = useText(importTexts);
  const formats = useFormats();
  const { unread, unread_count: count } = found;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium text-brand-text [&::-webkit-details-marker]:hidden">
        {t('count.unread')}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label={t('count.unread')} className="flex flex-col gap-2 text-sm">
        {unread.map((each) => (
          <UnreadRow key={`${each.page} ${each.place}`} item={each} />
        ))}
      </ul>
      {count > unread.length && (
        <p className="mt-2 text-sm text-ink-2">{t('first', { count: formats.number(unread.length) })}</p>
      )}
    </details>
  );
}

function UnreadRow({ item: { page, place, name, why } }: { readonly item: UnreadItem }) {
  const t = useText(importTexts);
  const formats = useFormats();
  const at =
    place === null
      ? t('page', { page: formats.number(page) })
      : t('entry', { page: formats.number(page), place: formats.number(place) });
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="text-ink-2">{at}</span>
      {name !== null && <bdi className="wrap-anywhere">{name}</bdi>}
      <span>{t(`why.${why}`)}</span>
    </li>
  );
}
