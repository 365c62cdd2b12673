import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { readScamSignsCall } from '../contract/index.ts';
import { scamScoreOf } from '../contract/scam-rules.ts';
import { HELD_FROM } from '../contract/scam-signs.ts';
import { findChange } from './changes/store.ts';
import { findPosting } from './store.ts';

/**
 * What speaks for a scam in the posting of a case, or in what it would say: for officers alone, so that no one learns what to leave out.
 * Refuses not_found.
 */
export async function readScamSigns(
  { db }: Pick<Work, 'db'>,
  { params }: CallInput<typeof readScamSignsCall>,
): Promise<ReplyOf<typeof readScamSignsCall>> {
  const change = await findChange(db, params.id);
  const row = await findPosting(db, { by: change ? { id: change.posting_id } : { caseId: params.id } });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  const said = change?.proposed ?? row;
  const { score, signs } = scamScoreOf(said);
  return {
    score,
    is_held: score >= HELD_FROM,
    signs: [...signs],
    skills: [...said.skills],
    change: change ? { slug: row.slug, parts: [...change.proposed.parts] } : null,
  };
}
