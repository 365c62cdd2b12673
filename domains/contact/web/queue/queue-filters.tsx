import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { ticketStates, topics } from '../../contract/index.ts';
import { contactTexts } from '../texts.ts';
import { queueTexts } from './texts.ts';
import { queueAddress, type QueueView } from './queue-address.ts';

/** State, topic and hands; each choice changes the address, and closes the message that was open. */
export function QueueFilters() {
  const t = useText(queueTexts);
  const words = useText(contactTexts);
  const { view, show } = useAddress(queueAddress);
  const { fields } = queueAddress;
  const choose = (change: QueueView) => show({ ...change, message: undefined });
  const foldedSet = [view.state, view.topic, view.assigned].filter((value) => value !== undefined).length;
  const clear = () => choose({ state: undefined, topic: undefined, assigned: undefined });
  return (
    <ListFilters onClear={foldedSet > 0 ? clear : undefined} foldedSet={foldedSet}>
      <NativeSelect
        label={t('filter.state')}
        value={view.state ?? ''}
        onChange={(event) => choose({ state: fields.state.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.unsolved') },
          ...ticketStates.map((value) => ({ value, label: words(`state.${value}`) })),
        ]}
      />
      <NativeSelect
        label={words('topic')}
        value={view.topic ?? ''}
        onChange={(event) => choose({ topic: fields.topic.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          ...topics.map((value) => ({ value, label: words(`topic.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t('filter.hands')}
        value={view.assigned ?? ''}
        onChange={(event) => choose({ assigned: fields.assigned.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'me', label: t('with.you') },
          { value: 'nobody', label: t('with.nobody') },
        ]}
      />
    </ListFilters>
  );
}
