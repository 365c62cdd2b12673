import { platformRefusals } from '@egcr/contract/refusals';
import { isOfTeam } from '@egcr/organisations/server';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { caseRefusals } from '../contract/index.ts';
import { handlingPermissions } from './case-kind.ts';
import type { CaseParts } from './parts.ts';
import { casesByIds, findCase, type CaseRow } from './store.ts';

type Parts = Pick<CaseParts, 'kinds' | 'mayIn'>;

/** Whether the caller asked for it, or belongs to the organisation for which it was asked: then others handle it. */
export async function isTheirs(
  { acting }: Pick<CaseParts, 'acting'>,
  work: Work,
  row: CaseRow,
): Promise<boolean> {
  return isOf({ acting }, work, row, personOf(work).userId);
}

/** Whether a case belongs to a person, or to an organisation of theirs, also one whose team they left lately: nobody leaves a team to decide its case. */
async function isOf(
  { acting }: Pick<CaseParts, 'acting'>,
  work: Work,
  row: CaseRow,
  userId: string,
): Promise<boolean> {
  if (row.applicant_id === userId) return true;
  if (row.organisation_id === null) return false;
  return isOfTeam({ acting }, work, { userId, organisationId: row.organisation_id });
}

/** Whether a person has no part in a case as an officer: it is theirs, or withheld from them. */
export async function isBarred(
  parts: Pick<CaseParts, 'acting' | 'kinds'>,
  work: Work,
  row: CaseRow,
  userId: string,
): Promise<boolean> {
  if (await isOf(parts, work, row, userId)) return true;
  const withheld = await parts.kinds.of(row.kind).withheldFrom?.(work, userId);
  return withheld?.includes(row.id) === true;
}

/** The names of the kinds whose cases the caller may see. */
export async function kindsToRead({ kinds, mayIn }: Parts, work: Work): Promise<readonly string[]> {
  const may = await mayIn(work, personOf(work).userId);
  return kinds.all().flatMap(({ name, permissions }) => (may(permissions.read, name) ? [name] : []));
}

/** A case that the caller may see as an officer. Refuses not_found, as if those of other officers were not there. */
export async function caseToRead(parts: Parts, work: Work, id: string): Promise<CaseRow> {
  const row = await findCase(work.db, id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await refuseUnread(parts, work, row);
  await refuseWithheld(parts, work, row);
  return row;
}

/** Refuses not_found where the caller has no permission to see cases of the kind. */
export async function refuseUnread(parts: Parts, work: Work, { kind }: CaseRow): Promise<void> {
  if (!(await kindsToRead(parts, work)).includes(kind)) throw new Refusal(platformRefusals.not_found);
}

/** The cases of all kinds that are not there for the caller. */
export async function casesWithheld({ kinds }: Pick<Parts, 'kinds'>, work: Work): Promise<readonly string[]> {
  const { userId } = personOf(work);
  const found = await Promise.all(
    kinds.all().map(async ({ withheldFrom }) => (await withheldFrom?.(work, userId)) ?? []),
  );
  return found.flat();
}

async function refuseWithheld({ kinds }: Pick<Parts, 'kinds'>, work: Work, row: CaseRow): Promise<void> {
  const withheld = await kinds.of(row.kind).withheldFrom?.(work, personOf(work).userId);
  if (withheld?.includes(row.id)) throw new Refusal(platformRefusals.not_found);
}

/** Those of some cases that the caller may handle now, by their ids. */
export async function casesToHandle(
  parts: Parts & Pick<CaseParts, 'acting'>,
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfficersCase>> {
  const found = new Map<string, OfficersCase>();
  const withheld = new Set(await casesWithheld(parts, work));
  for (const row of await casesByIds(work.db, [...new Set(ids)]))
    if (
      !withheld.has(row.id) &&
      (await mayHandle(parts, work, row.kind)) &&
      !(await isTheirs(parts, work, row))
    )
      found.set(row.id, officersCase(row, true));
  return found;
}

/** What other domains learn of a case that an officer works on. */
export interface OfficersCase {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly applicantId: string;
  readonly state: string;
  readonly isNameWithheld: boolean;
  /** The caller may handle it. */
  readonly isHandler: boolean;
}

export function officersCase(row: CaseRow, isHandler: boolean): OfficersCase {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    applicantId: row.applicant_id,
    state: row.state,
    isNameWithheld: row.is_name_withheld,
    isHandler,
  };
}

/** Whether the caller may handle cases of this kind, and does not only read them. */
export async function mayHandle({ kinds, mayIn }: Parts, work: Work, kind: string): Promise<boolean> {
  const may = await mayIn(work, personOf(work).userId);
  return [...handlingPermissions(kinds.of(kind))].some((each) => may(each, kind));
}

/** A case that the caller may handle, locked. Refuses not_found, other_officers, own_case, in that order. */
export async function caseToHandle(
  parts: Parts & Pick<CaseParts, 'acting'>,
  work: Work,
  id: string,
): Promise<CaseRow> {
  const { kinds, mayIn } = parts;
  const row = await findCase(work.db, id, 'locked');
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const may = await mayIn(work, userId);
  const kind = kinds.of(row.kind);
  const { name, permissions } = kind;
  if (![...handlingPermissions(kind)].some((each) => may(each, name)))
    throw new Refusal(may(permissions.read, name) ? caseRefusals.other_officers : platformRefusals.not_found);
  await refuseWithheld({ kinds }, work, row);
  if (await isTheirs(parts, work, row)) throw new Refusal(caseRefusals.own_case);
  return row;
}

/** Whether the caller has the permission for a step of a kind. Decisions are judged with their approvals. */
export async function mayTake(
  { kinds, mayIn }: Parts,
  work: Work,
  kind: string,
  event: string,
): Promise<boolean> {
  const { permissions } = kinds.of(kind);
  const may = await mayIn(work, personOf(work).userId);
  return may(permissions.steps?.[event] ?? permissions.handle, kind);
}
