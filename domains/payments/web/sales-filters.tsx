import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';

import { modes, type Mode, type SalesView } from './addresses.ts';
import { disputeTexts } from './disputes/texts.ts';

/** Whether there is nothing at all: then nothing can be narrowed or downloaded. */
export function isBare({ state, mode, words }: SalesView<string>, items: readonly unknown[] | undefined) {
  return items?.length === 0 && (state ?? mode ?? words) === undefined;
}

interface SalesFiltersProps<State extends string> {
  readonly view: SalesView<State>;
  readonly onShow: (change: SalesView<State>) => void;
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
}

/** Narrows a list of what was sold by its state, by live and test, and by words of its title. */
export function SalesFilters<State extends string>({
  view,
  onShow,
  states,
  nameOf,
}: SalesFiltersProps<State>) {
  const t = useText(disputeTexts);
  const { state, mode, words } = view;
  const set = [state, mode, words].filter((each) => each !== undefined).length;
  const modeNames: Readonly<Record<Mode, string>> = { live: t('mode.live'), test: t('test') };
  return (
    <ListFilters
      foldedSet={set}
      onClear={set === 0 ? undefined : () => onShow({ state: undefined, mode: undefined, words: undefined })}
    >
      <NativeSelect
        label={t('state')}
        value={state ?? ''}
        onChange={({ target }) => onShow({ state: states.find((each) => each === target.value) })}
        options={[
          { value: '', label: t('all') },
          ...states.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <NativeSelect
        label={t('mode')}
        value={mode ?? ''}
        onChange={({ target }) => onShow({ mode: modes.find((each) => each === target.value) })}
        options={[
          { value: '', label: t('all') },
          ...modes.map((value) => ({ value, label: modeNames[value] })),
        ]}
      />
      <TextField
        label={t('search')}
        type="search"
        maxLength={80}
        dir="auto"
        value={words ?? ''}
        onChange={({ currentTarget: { value } }) => onShow({ words: value === '' ? undefined : value })}
      />
    </ListFilters>
  );
}
