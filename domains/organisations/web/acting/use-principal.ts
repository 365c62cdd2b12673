import { useQuery } from '@tanstack/react-query';

import { rightsOf, type ActingRight } from '../../contract/team-roles.ts';
import { organisationsQuery } from '../queries.ts';
import { useActingFor, type Acting } from './acting-for.ts';

/** Whose affairs the person sees to in this tab. */
export interface Principal {
  /** Undefined: their own. */
  readonly business: Acting | undefined;
  /** Undefined while it is read. */
  readonly rights: readonly ActingRight[] | undefined;
  /** A business of the register, or the person themselves. */
  readonly isRegistered: boolean;
}

const ownRights: readonly ActingRight[] = ['view', 'edit', 'pay'];

/** For whom the person acts in this tab, and what they may do for them. */
export function usePrincipal(): Principal {
  const business = useActingFor();
  const { data } = useQuery({ ...organisationsQuery, enabled: business !== undefined });
  if (business === undefined) return { business, rights: ownRights, isRegistered: true };
  const found = data?.own.find(({ id }) => id === business.id);
  return {
    business,
    rights: data && (found ? rightsOf(found.role, found.closed_at !== null) : []),
    isRegistered: found === undefined || found.standing === 'registered',
  };
}

/** Whether the person may change something here: for themselves, or with the right `pay` for a business of the register. */
export function useMayChange(): boolean {
  const { rights, isRegistered } = usePrincipal();
  return isRegistered && rights?.includes('pay') === true;
}
