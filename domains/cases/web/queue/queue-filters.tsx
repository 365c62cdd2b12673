import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import type { CaseQueue } from '../../contract/index.ts';
import { casesTexts } from '../texts.ts';
import { useQueues } from './queries.ts';
import { queueAddress, type QueueView } from './queue-address.ts';
import { queueTexts } from './texts.ts';

/** State, hands, lateness, order and samples; each choice changes the address, and closes the case that was open. */
export function QueueFilters() {
  const t = useText(casesTexts);
  const { view, show } = useAddress(queueAddress);
  const { fields } = queueAddress;
  const choose = (change: QueueView) => show({ ...change, case: undefined });
  const queues = useQueues(view);
  const folded = [view.kind, view.state, view.assigned, view.late, view.sample, view.order];
  const foldedSet = folded.filter((value) => value !== undefined).length;
  const isFiltered = foldedSet > 0 || view.text !== undefined;
  const clear = () =>
    choose({
      kind: undefined,
      state: undefined,
      assigned: undefined,
      late: undefined,
      sample: undefined,
      text: undefined,
      order: undefined,
    });
  return (
    <ListFilters onClear={isFiltered ? clear : undefined} foldedSet={foldedSet}>
      <NativeSelect
        label={t('filter.kind')}
        value={view.kind ?? ''}
        onChange={({ target }) => choose({ kind: fields.kind.read(target.value), state: undefined })}
        options={[
          { value: '', label: t('filter.all') },
          ...(queues.data ?? []).map(({ kind, label }) => ({ value: kind, label })),
        ]}
      />
      <NativeSelect
        label={t('filter.state')}
        value={view.state ?? ''}
        onChange={({ target }) => choose({ state: fields.state.read(target.value) })}
        options={[{ value: '', label: t('filter.open') }, ...statesIn(queues.data ?? [], view.kind)]}
      />
      <NativeSelect
        label={t('filter.assigned')}
        value={view.assigned ?? ''}
        onChange={({ target }) => choose({ assigned: fields.assigned.read(target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'me', label: t('with.you') },
          { value: 'nobody', label: t('with.nobody') },
        ]}
      />
      <NativeSelect
        label={t('filter.late')}
        value={view.late ?? ''}
        onChange={({ target }) => choose({ late: fields.late.read(target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'yes', label: t('filter.late.yes') },
        ]}
      />
      <Order view={view} choose={choose} />
      <NativeSelect
        label={t('filter.sample')}
        value={view.sample ?? ''}
        onChange={({ target }) => choose({ sample: fields.sample.read(target.value) })}
        options={[
          { value: '', label: t('filter.sample.shown') },
          { value: 'hidden', label: t('filter.sample.hidden') },
        ]}
      />
    </ListFilters>
  );
}

interface OrderProps {
  readonly view: QueueView;
  readonly choose: (change: QueueView) => void;
}

function Order({ view, choose }: OrderProps) {
  const t = useText(queueTexts);
  return (
    <NativeSelect
      label={t('order')}
      value={view.order ?? ''}
      onChange={({ target }) => choose({ order: queueAddress.fields.order.read(target.value) })}
      options={[
        { value: '', label: t('order.newest') },
        { value: 'due', label: t('order.due') },
      ]}
    />
  );
}

/** The states of one kind, or of all that the reader may read; what two kinds call the same is one choice where its name is the same. */
function statesIn(queues: readonly CaseQueue[], kind: string | undefined) {
  const chosen = queues.filter((queue) => kind === undefined || queue.kind === kind);
  const labels = new Map(
    chosen.flatMap(({ states }) => states.map(({ name, label }) => [name, label] as const)),
  );
  return [...labels].map(([value, label]) => ({ value, label }));
}
