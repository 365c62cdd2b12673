import { useSession } from '@egcr/web-kit/session';
import { useEffect, useState, type ReactNode } from 'react';

import { useOrganisations } from '../queries.ts';
import { actFor } from './acting-for.ts';

interface ActAsProps {
  /** The organisation that a link names; undefined where it names none. */
  readonly organisation: string | undefined;
  /** What is shown until the person acts for it. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** A link may say for whom a person comes. They act for it from then on if they belong to it, and may end that as always. */
export function ActAs({ organisation, waiting, children }: ActAsProps) {
  return organisation === undefined ? (
    children
  ) : (
    <Arriving key={organisation} organisation={organisation} waiting={waiting}>
      {children}
    </Arriving>
  );
}

function Arriving({ organisation, waiting, children }: ActAsProps) {
  const person = useSession((now) => now.user?.id);
  const { data, isError } = useOrganisations();
  const [hasArrived, setHasArrived] = useState(false);
  const isKnown = person !== undefined && (data !== undefined || isError);
  useEffect(() => {
    if (!isKnown || hasArrived) return;
    const own = data?.own.find(({ id, closed_at: closed }) => id === organisation && closed === null);
    if (own) actFor(person, { id: own.id, name: own.name });
    setHasArrived(true);
  }, [isKnown, hasArrived, data, organisation, person]);
  return hasArrived ? children : waiting;
}
