import { NativeSelect } from '@egcr/ui/native-select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';

import { useOrganisations } from '../queries.ts';
import { actFor, useActingFor } from './acting-for.ts';
import { actingTexts } from './texts.ts';

/** In the account menu: for whom the person acts in this tab. Nothing where they belong to no organisation. */
export function ActingChoice() {
  const t = useText(actingTexts);
  const person = useSession((now) => now.user?.id);
  const acting = useActingFor();
  const own = useOrganisations().data?.own.filter(({ closed_at: closed }) => closed === null) ?? [];
  if (person === undefined || (own.length === 0 && !acting)) return null;
  // One that was left meanwhile stays in the list until the person has chosen another.
  const isGone = acting !== undefined && own.every(({ id }) => id !== acting.id);
  const options = [
    { value: '', label: t('myself') },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value: acting.id, label: acting.name }] : []),
  ];
  return (
    <NativeSelect
      label={t('acting')}
      className="pt-3"
      value={acting?.id ?? ''}
      options={options}
      onChange={({ target }) => {
        const chosen = own.find(({ id }) => id === target.value);
        actFor(person, chosen && { id: chosen.id, name: chosen.name });
      }}
    />
  );
}

export { ActingChoice as Slot };
