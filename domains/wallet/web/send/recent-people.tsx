import { Avatar } from '@egcr/ui/avatar';
import { Link } from '@egcr/ui/link';

import type { Party } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { usePayees } from '../payees/queries.ts';
import { counterpartsOf, useActivity } from '../queries.ts';

const SHOWN = 5;

interface RecentPeopleProps {
  /** What stands in the field. */
  readonly chosen: string;
  readonly onChoose: (username: string) => void;
}

/** Favourites among the payees, then the last people money went to or came from, one press each; nothing for who has none. */
export function RecentPeople({ chosen, onChoose }: RecentPeopleProps) {
  const t = useWalletText();
  const payees = usePayees().data ?? [];
  const people = usePeople();
  if (people.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t('send.recent')}</legend>
      {people.map(({ person, label }) => (
        <button
          key={person.user_id}
          type="button"
          aria-pressed={chosen === person.username}
          onClick={() => onChoose(person.username)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface py-1 ps-1.5 pe-3.5 text-sm font-medium transition-colors hover:bg-sunken aria-pressed:border-brand-text aria-pressed:bg-brand-soft"
        >
          <Avatar name={person.name} size="small" />
          <bdi className="truncate">{label}</bdi>
        </button>
      ))}
      {payees.length > 0 && (
        <Link look="standalone" href="/wallet/payees">
          {t('send.payees')}
        </Link>
      )}
    </fieldset>
  );
}

/** Under the label one gave them, where one did. */
function usePeople(): readonly { readonly person: Party; readonly label: string }[] {
  const payees = usePayees().data ?? [];
  const recent = counterpartsOf(useActivity().items ?? [], SHOWN);
  const favourites = payees.filter((payee) => payee.is_favourite).map(({ person }) => person);
  const known = new Set(favourites.map((person) => person.user_id));
  const people = [...favourites, ...recent.filter((person) => !known.has(person.user_id))];
  return people.slice(0, SHOWN).map((person) => ({
    person,
    label: payees.find((payee) => payee.person.user_id === person.user_id)?.label ?? person.name,
  }));
}
