import { callFileActing, NarrowedList, type Narrowed } from '@egcr/organisations/web';
import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { CalendarClock } from 'lucide-react';

import { apiEventTypes, eventsFileCall, type ApiEvent, type ApiEventType } from '../../contract/index.ts';
import { developersAddress } from '../addresses.ts';
import { eventsAsked, useEvents } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { hookTexts } from './texts.ts';

/** What happened to the reader's payments in the last 30 days, as their programs hear of it. */
export function EventList() {
  const t = useText(hookTexts);
  const address = useAddress(developersAddress);
  const { event: state, mode, words } = address.view;
  const view = { state, mode, words };
  function show(change: Narrowed<ApiEventType>, how?: 'replace') {
    const { state: event, ...others } = change;
    address.show('state' in change ? { ...others, event } : others, how);
  }
  return (
    <NarrowedList
      view={view}
      onShow={show}
      choice={{ label: t('events.type'), states: apiEventTypes, nameOf: (type) => t(`event.${type}`) }}
      searchLabel={t('events.search')}
      fetchSheet={() => callFileActing(eventsFileCall, { query: eventsAsked(view) })}
      pages={useEvents(view)}
      label={t('events')}
      renderRow={(event) => <EventLine key={event.id} event={event} />}
      empty={
        <EmptyState
          icon={<CalendarClock aria-hidden className="size-5" />}
          title={t('events.none')}
          description={t('deliveries.text')}
        />
      }
    />
  );
}

function EventLine({ event }: { readonly event: ApiEvent }) {
  const t = useText(hookTexts);
  const d = useDeveloperText();
  const formats = useFormats();
  const { title, id } = event.object;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <span className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <span className="font-medium">{t(`event.${event.type}`)}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {typeof title === 'string' && <bdi className="wrap-anywhere">{title}</bdi>}
          <time dateTime={event.at}>{formats.recent(event.at)}</time>
          {typeof id === 'string' && (
            <bdi dir="ltr" data-untranslated className="font-mono wrap-anywhere">
              {id}
            </bdi>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <code dir="ltr" data-untranslated className="text-sm text-ink-2">
          {event.type}
        </code>
        {event.object['is_sample'] === true && <Badge>{t('sample')}</Badge>}
        <Badge tone={event.mode === 'live' ? 'info' : 'neutral'}>{d(`mode.${event.mode}`)}</Badge>
      </span>
    </li>
  );
}
