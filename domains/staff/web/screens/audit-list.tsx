import { historyEvents, type HistoryEvent } from '@egcr/identity/contract';
import { deviceOf, isAlarming, ThingList, ThingRow, useHistoryText } from '@egcr/identity/web';
import { Skeleton } from '@egcr/ui/skeleton';
import { useActs } from '@egcr/web-kit/acts';
import { useFormats } from '@egcr/web-kit/formats';
import { CircleAlert, CircleDot } from 'lucide-react';
import { Suspense } from 'react';

import type { AuditEntry } from './admin-calls.ts';
import { useAdminText } from './texts.ts';

function isHistoryEvent(action: string): action is HistoryEvent {
  return historyEvents.some((event) => event === action);
}

/** Lines of the audit log. */
export function AuditList({ items }: { readonly items: readonly AuditEntry[] }) {
  const t = useAdminText();
  if (items.length === 0) return <p className="text-sm text-ink-2">{t('log.none')}</p>;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <ThingList>
        {items.map((item) => (
          <AuditRow key={item.id} item={item} />
        ))}
      </ThingList>
    </Suspense>
  );
}

function AuditRow({ item }: { readonly item: AuditEntry }) {
  const nameOf = useActs();
  const history = useHistoryText();
  const formats = useFormats();
  const { action, details } = item;
  const isBad = isHistoryEvent(action) ? isAlarming(action) : action === 'code_failed';
  const Icon = isBad ? CircleAlert : CircleDot;
  const { user_agent: userAgent, ...others } = details;
  const device = typeof userAgent === 'string' && userAgent !== '' ? deviceOf(userAgent) : undefined;
  return (
    <ThingRow
      icon={<Icon aria-hidden className={`size-5 ${isBad ? 'text-warn' : ''}`} />}
      title={
        <>
          <span>{nameOf(action)}</span>
          {item.person && (
            <bdi className="text-sm font-normal text-ink-2" title={item.person.user_id}>
              {item.person.address}
            </bdi>
          )}
        </>
      }
      facts={
        <>
          <time dateTime={item.happened_at} title={formats.exact(item.happened_at)}>
            {formats.recent(item.happened_at)}
          </time>
          {device && <span>{history('device', { browser: device.browser, system: device.system })}</span>}
          {item.ip !== '' && <span>{history('network', { network: item.ip })}</span>}
          {Object.entries(others).map(([name, value]) => (
            <code key={name} dir="ltr" className="font-mono text-xs leading-5">
              {name}={String(value)}
            </code>
          ))}
        </>
      }
    />
  );
}
