import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@tanstack/react-router';

import { ticketStates, topics } from '../../contract/index.ts';
import { contactTexts } from '../messages/index.ts';
import { queueTexts } from './messages/index.ts';
import { queueAddress, readQueueAddress } from './queue-address.ts';
import type { QueueFilter } from './queries.ts';

/** State, topic and hands; each choice changes the address. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const t = useText(queueTexts);
  const words = useText(contactTexts);
  const { history } = useRouter();
  const choose = (change: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({
      state: filter.state,
      topic: filter.topic ?? '',
      assigned: filter.assigned ?? '',
      ...change,
    });
    history.push(queueAddress(readQueueAddress(search.toString()).filter));
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
      <NativeSelect
        label={t('filter.state')}
        value={filter.state}
        onChange={(event) => choose({ state: event.target.value })}
        options={[
          { value: 'unsolved', label: t('filter.unsolved') },
          ...ticketStates.map((value) => ({ value, label: words(`state.${value}`) })),
        ]}
      />
      <NativeSelect
        label={words('topic')}
        value={filter.topic ?? ''}
        onChange={(event) => choose({ topic: event.target.value })}
        options={[
          { value: '', label: t('filter.all') },
          ...topics.map((value) => ({ value, label: words(`topic.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t('filter.hands')}
        value={filter.assigned ?? ''}
        onChange={(event) => choose({ assigned: event.target.value })}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'me', label: t('with.you') },
          { value: 'nobody', label: t('with.nobody') },
        ]}
      />
    </div>
  );
}
