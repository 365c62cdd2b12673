import type { Work } from '@egcr/server-kit/work';

import type { HoldRow } from './hold-store.ts';
import { holdCasesOf } from './hold-store.ts';
import { organisationTracesOf, tracesOf } from './own-traces.ts';
import type { KindParts } from './parts.ts';
import { hasPayer } from './payment-store.ts';
import { reportsNaming } from './store.ts';

/** A person and those who are in a team with them. As an officer none of them decides about one of the others. */
export async function sideOf(
  { colleaguesOf }: Pick<KindParts, 'colleaguesOf'>,
  { db }: Pick<Work, 'db'>,
  userId: string,
): Promise<readonly string[]> {
  return [userId, ...(await colleaguesOf(db, userId))];
}

/** The reports that name this person, someone of their side or an organisation of theirs, and those for which money of one of these people is held. */
export async function reportsAccusing(
  parts: Pick<KindParts, 'people' | 'colleaguesOf' | 'organisationsOf'>,
  work: Work,
  userId: string,
): Promise<readonly string[]> {
  const side = await sideOf(parts, work, userId);
  const traces = await Promise.all(side.map((each) => tracesOf(parts, work, each)));
  const named = [
    ...traces.flat(),
    ...side.map((key) => ({ kind: 'person', key }) as const),
    ...(await organisationTracesOf(parts, work, userId)),
  ];
  return [...(await reportsNaming(work, named)), ...(await holdCasesOf(work.db, side))];
}

/** The money, or the payment, is of one of these people. */
export async function isOfSide(
  { db }: Pick<Work, 'db'>,
  side: readonly string[],
  hold: Pick<HoldRow, 'owner_id' | 'transfer_id'>,
): Promise<boolean> {
  return side.includes(hold.owner_id) || (await hasPayer(db, hold.transfer_id, side));
}
