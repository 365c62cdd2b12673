import { useSession } from '@egcr/web-kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { organisationsQuery } from '../queries.ts';
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
  const client = useQueryClient();
  const person = useSession((now) => now.user?.id);
  const arrival = useQuery({
    queryKey: ['organisations', 'arrival', person, organisation],
    enabled: person !== undefined,
    // It is done once for each visit of the link.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      const { own } = await client.ensureQueryData(organisationsQuery);
      const found = own.find(({ id, closed_at: closed }) => id === organisation && closed === null);
      if (found && person !== undefined) actFor(person, { id: found.id, name: found.name });
      return found?.id ?? null;
    },
  });
  return arrival.isPending ? waiting : children;
}
