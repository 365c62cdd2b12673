import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { CircleAlert, CircleCheck, History } from 'lucide-react';

import { deviceOf } from '../device.ts';
import { PartState } from '../part-state.tsx';
import { useHistory } from '../queries.ts';
import type { HistoryItem } from '../security-calls.ts';
import { ThingList, ThingRow } from '../thing-list.tsx';
import { isAlarming, titleKeyOf } from './history-rules.ts';
import { useHistoryText } from './messages/index.ts';

/** What happened to the account, newest first, page after page. */
export function HistoryCard() {
  const t = useHistoryText();
  const history = useHistory();
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<History aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PartState reading={history}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>;
          return (
            <ThingList>
              {items.map((item) => (
                <HistoryRow key={item.id} item={item} />
              ))}
            </ThingList>
          );
        }}
      </PartState>
      {history.hasNextPage && (
        <Button
          look="secondary"
          className="self-start"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function HistoryRow({ item }: { readonly item: HistoryItem }) {
  const t = useHistoryText();
  const formats = useFormats();
  const device = item.user_agent === null ? undefined : deviceOf(item.user_agent);
  const isBad = isAlarming(item.event);
  const Icon = isBad ? CircleAlert : CircleCheck;
  return (
    <ThingRow
      icon={<Icon aria-hidden className={`size-5 ${isBad ? 'text-warn' : ''}`} />}
      title={
        <>
          {t(titleKeyOf(item))}
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
