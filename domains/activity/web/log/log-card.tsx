import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { Table, type Column } from '@egcr/ui/table';
import { useActs } from '@egcr/web-kit/acts';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { History } from 'lucide-react';
import { useState } from 'react';

import { LOG_KEEP_S, SECURITY_KEEP_S } from '../../contract/limits.ts';
import type { ActivityLog } from '../../contract/shapes.ts';
import { LogActions } from './log-actions.tsx';
import { activityTexts } from './texts.ts';
import { useActivityLog } from './queries.ts';

const DAY_S = 24 * 3600;
const MONTH_S = 30.44 * DAY_S;

/** The person's own log as a table, newest first, and what they can do with it. */
export function LogCard() {
  const t = useText(activityTexts);
  const say = useSentences();
  // Behind which entries the pages so far began; the last one is shown.
  const [pages, setPages] = useState<readonly string[]>([]);
  const log = useActivityLog(pages.at(-1));
  const columns = useColumns();
  const next = log.data?.next ?? null;
  return (
    <Card
      title={t('log.title')}
      description={t('log.lead', {
        days: LOG_KEEP_S / DAY_S,
        months: Math.round(SECURITY_KEEP_S / MONTH_S),
      })}
      icon={<History aria-hidden className="size-5.5" />}
      padding="large"
    >
      {log.isError ? (
        <Banner
          tone="warn"
          title={t('log.unread')}
          action={
            <Button look="secondary" size="small" onClick={() => void log.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {say.failure(log.error)}
        </Banner>
      ) : (
        <Table
          caption={t('log.title')}
          isCaptionHidden
          columns={columns}
          rows={log.data?.items ?? []}
          rowKey={({ id }) => id}
          isLoading={log.isPending}
          loadingLabel={t('log.loading')}
          empty={<EmptyState title={t('log.none')} description={t('log.none.text')} headingLevel={3} />}
          {...((pages.length > 0 || next !== null) && {
            paging: {
              label: t('log.pages'),
              previousLabel: t('log.newer'),
              nextLabel: t('log.older'),
              onPrevious: pages.length > 0 ? () => setPages(pages.slice(0, -1)) : undefined,
              onNext: next === null ? undefined : () => setPages([...pages, next]),
            },
          })}
        />
      )}
      <LogActions onDeleted={() => setPages([])} />
    </Card>
  );
}

function useColumns(): readonly Column<ActivityLog>[] {
  const t = useText(activityTexts);
  const nameOf = useActs();
  const formats = useFormats();
  const { locale } = useLanguage();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return [
    {
      key: 'what',
      header: t('log.what'),
      isRowName: true,
      cell: (log) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <bdi>{nameOf(log.activity_type)}</bdi>
          {log.activity_details['security_tracking'] === true && <Badge>{t('log.security')}</Badge>}
        </span>
      ),
    },
    {
      key: 'when',
      header: t('log.when'),
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formats.exact(at)} className="num whitespace-nowrap">
          {formats.recent(at)}
        </time>
      ),
    },
    { key: 'page', header: t('log.page'), cell: ({ page_url: page }) => written(page) },
    {
      key: 'from',
      header: t('log.from'),
      cell: ({ country_code: country, ip_address: network, latitude, longitude }) => (
        <span className="flex flex-col">
          {country !== null && <span>{countries.of(country)}</span>}
          {latitude !== null && longitude !== null && (
            <bdi className="num">{`${formats.number(latitude)}°, ${formats.number(longitude)}°`}</bdi>
          )}
          <span className="num text-ink-2">{written(network)}</span>
        </span>
      ),
    },
    { key: 'device', header: t('log.device'), cell: ({ user_agent: agent }) => written(agent) },
  ];
}

/** Addresses and names of browsers keep their own direction. */
function written(text: string | null) {
  return text === null || text === '' ? '–' : <bdi className="break-all">{text}</bdi>;
}
