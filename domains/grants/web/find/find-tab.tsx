import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { grantsAddress } from '../addresses.ts';
import { grantTexts } from '../texts.ts';
import { ProgrammeList } from './programme-list.tsx';

/** Grants and funds, those that are open first. */
export function FindTab() {
  const t = useText(grantTexts);
  const { view, show } = useAddress(grantsAddress);
  const { show: kinds } = grantsAddress.fields;
  return (
    <div className="flex flex-col gap-6">
      <ListFilters onClear={view.show === undefined ? undefined : () => show({ show: undefined })}>
        <NativeSelect
          label={t('show')}
          value={view.show ?? ''}
          onChange={(event) => show({ show: kinds.read(event.target.value) })}
          options={[
            { value: '', label: t('show.all') },
            { value: 'grants', label: t('grants') },
            { value: 'funds', label: t('funds') },
          ]}
        />
      </ListFilters>
      {view.show !== 'funds' && <ProgrammeList kind="grant" />}
      {view.show !== 'grants' && <ProgrammeList kind="fund" />}
    </div>
  );
}
