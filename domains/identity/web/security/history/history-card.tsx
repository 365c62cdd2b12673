import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { CircleAlert, CircleCheck, History } from 'lucide-react';

import { actTexts } from '../../acts/texts.ts';
import { deviceOf } from '../device.ts';
import { useHistory } from '../queries.ts';
import type { HistoryItem } from '../security-calls.ts';
import { ThingRow } from '../thing-list.tsx';
import { isAlarming, titleKeyOf } from './history-rules.ts';
import { useHistoryText } from './texts.ts';

/** What happened to the account, newest first, page after page. */
export function HistoryCard() {
  const t = useHistoryText();
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<History aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PagedList
        pages={useHistory()}
        label={t('title')}
        renderRow={(item) => <HistoryRow key={item.id} item={item} />}
        empty={<p className="text-sm text-ink-2">{t('none')}</p>}
        skeleton={<Skeleton className="h-11" />}
      />
    </Card>
  );
}

function HistoryRow({ item }: { readonly item: HistoryItem }) {
  const t = useHistoryText();
  const nameOf = useText(actTexts);
  const formats = useFormats();
  const device = item.user_agent === null ? undefined : deviceOf(item.user_agent);
  const isBad = isAlarming(item.event);
  const Icon = isBad ? CircleAlert : CircleCheck;
  return (
    <ThingRow
      icon={<Icon aria-hidden className={`size-5 ${isBad ? 'text-warn' : ''}`} />}
      title={
        <>
          {nameOf(titleKeyOf(item))}
          {item.is_current && <Badge tone="ok">{t('here')}</Badge>}
          {isBad && <Badge tone="warn">{t('warning')}</Badge>}
        </>
      }
      facts={
        <>
          <span title={formats.exact(item.happened_at)}>{formats.recent(item.happened_at)}</span>
          {device && <span>{t('device', { browser: device.browser, system: device.system })}</span>}
          {item.ip !== '' && <span>{t('network', { network: item.ip })}</span>}
        </>
      }
    />
  );
}
