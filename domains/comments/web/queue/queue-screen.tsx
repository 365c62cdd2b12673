import { NativeSelect } from '@egcr/ui/native-select';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { MessagesSquare } from 'lucide-react';

import { commentStates } from '../../contract/index.ts';
import { useQueue } from './queries.ts';
import { queueAddress } from './queue-address.ts';
import { QueuedItem } from './queued-item.tsx';
import { queueTexts } from './texts.ts';

/** `/super-admin/comments`: what waits or is reported, and every comment by its state. */
export function Screen() {
  const t = useText(queueTexts);
  const { view } = useAddress(queueAddress);
  const queue = useQueue(view);
  return (
    <div className="flex max-w-[80ch] flex-col gap-6 sm:gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <Filter />
      <QueueList
        pages={queue}
        label={t('list')}
        renderRow={(comment) => <QueuedItem key={comment.id} comment={comment} />}
        none={{ icon: <MessagesSquare aria-hidden />, title: t('none'), text: t('none.text') }}
      />
    </div>
  );
}

function Filter() {
  const t = useText(queueTexts);
  const { view, show } = useAddress(queueAddress);
  const clear = () => show({ state: undefined });
  return (
    <ListFilters onClear={view.state === undefined ? undefined : clear}>
      <NativeSelect
        label={t('filter')}
        value={view.state ?? ''}
        onChange={(event) => show({ state: queueAddress.fields.state.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.open') },
          { value: 'reported', label: t('filter.reported') },
          ...commentStates.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      />
    </ListFilters>
  );
}
