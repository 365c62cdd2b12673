import { Avatar } from '@egcr/ui/avatar';

import { useWalletText } from '../messages/index.ts';
import { counterpartsOf, useActivity } from '../queries.ts';

const SHOWN = 4;

interface RecentPeopleProps {
  /** What stands in the field. */
  readonly chosen: string;
  readonly onChoose: (username: string) => void;
}

/** The last people money went to or came from, one press each; nothing for who has none. */
export function RecentPeople({ chosen, onChoose }: RecentPeopleProps) {
  const t = useWalletText();
  const movements = useActivity().data?.pages[0]?.items ?? [];
  const people = counterpartsOf(movements, SHOWN);
  if (people.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('send.recent')}</legend>
      {people.map(({ user_id, username, name }) => (
        <button
          key={user_id}
          type="button"
          aria-pressed={chosen === username}
          onClick={() => onChoose(username)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface py-1 ps-1.5 pe-3.5 text-sm font-medium transition-colors hover:bg-sunken aria-pressed:border-brand-text aria-pressed:bg-brand-soft"
        >
          <Avatar name={name} size="small" />
          <bdi className="truncate">{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
