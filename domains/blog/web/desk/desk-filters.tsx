import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';

import { postStates } from '../../contract/index.ts';
import { deskAddress } from './desk-address.ts';
import { useCategories } from './queries.ts';
import { deskTexts } from './texts.ts';

/** State, category and whose; each choice changes the address. */
export function DeskFilters() {
  const t = useText(deskTexts);
  const categories = useCategories();
  const { view, show } = useAddress(deskAddress);
  const { fields } = deskAddress;
  const isFiltered = (view.state ?? view.category ?? view.whose) !== undefined;
  const clear = () => show({ state: undefined, category: undefined, whose: undefined });
  return (
    <ListFilters onClear={isFiltered ? clear : undefined}>
      <NativeSelect
        label={t('filter.state')}
        value={view.state ?? ''}
        onChange={(event) => show({ state: fields.state.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          ...postStates.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t('category')}
        value={view.category ?? ''}
        onChange={(event) => show({ category: event.target.value || undefined })}
        options={[
          { value: '', label: t('filter.all') },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <NativeSelect
        label={t('filter.whose')}
        value={view.whose ?? ''}
        onChange={(event) => show({ whose: fields.whose.read(event.target.value) })}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'me', label: t('filter.mine') },
        ]}
      />
    </ListFilters>
  );
}
