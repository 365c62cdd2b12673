import type { Work } from '@egcr/server-kit/work';

import { checksUpTo, isForOfficer, type CheckKind } from '../contract/index.ts';
import { checksOf, type VerificationRow } from './business-store.ts';
import { PEOPLE } from './people-kind.ts';

/** The checks of the level that is asked for which an officer decides now: while they look at the application, and none in a case about names alone. */
export async function checksToDecide(
  { db }: Pick<Work, 'db'>,
  row: VerificationRow,
  caseKind: string,
): Promise<readonly CheckKind[]> {
  if (caseKind === PEOPLE || row.state !== 'in_review' || row.wanted_level === null) return [];
  const known = new Map((await checksOf(db, row.id)).map((check) => [check.kind, check]));
  return checksUpTo(row.wanted_level).filter((kind) => {
    const found = known.get(kind);
    return isForOfficer({
      kind,
      result: found?.result ?? 'open',
      isByOfficer: (found?.checked_by ?? null) !== null,
    });
  });
}
