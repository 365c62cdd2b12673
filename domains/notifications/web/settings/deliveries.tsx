import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { useNews } from '../news.ts';
import { useDeliveries } from './queries.ts';
import { panelTexts } from './texts.ts';

/** The last e-mails and text messages, and why one was not sent; nothing where there were none. */
export function Deliveries() {
  const t = useText(panelTexts);
  const formats = useFormats();
  const newsOf = useNews();
  const found = useDeliveries();
  if (!found.data || found.data.length === 0) return null;
  return (
    <Card title={t('last')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.data.map((each) => (
          <li key={`${each.id} ${each.channel}`} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{newsOf(each).title}</span>
              <Badge tone={each.state === 'sent' ? 'ok' : 'neutral'}>{t(`state.${each.state}`)}</Badge>
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
              <span>{t(`channel.${each.channel}`)}</span>
              <time dateTime={each.at} className="num">
                {formats.recent(each.at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
