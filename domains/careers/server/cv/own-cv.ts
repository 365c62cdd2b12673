import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readCvCall, readResumeCall, saveCvCall } from '../../contract/cv/endpoints.ts';
import { readResume } from '../../contract/cv/read-resume.ts';
import { emptyCv } from '../../contract/cv/shape.ts';
import { careerRefusals } from '../../contract/index.ts';
import { REMARKS_MAX } from '../../contract/limits.ts';
import { findCv, saveCv } from './store.ts';

/** The caller's CV; an empty one where none was saved. */
export async function readCv(work: Work): Promise<ReplyOf<typeof readCvCall>> {
  const kept = await findCv(work, personOf(work).userId);
  if (kept === undefined) return { cv: emptyCv, version: 0, saved_at: null };
  return { cv: kept.cv, version: kept.version, saved_at: toInstant(kept.savedAt) };
}

/** Refuses cv_changed. */
export async function keepCv(
  work: Work,
  { body }: CallInput<typeof saveCvCall>,
): Promise<ReplyOf<typeof saveCvCall>> {
  const { isSaved, version } = await saveCv(work, { userId: personOf(work).userId, ...body });
  if (!isSaved) throw new Refusal(careerRefusals.cv_changed, { members: { version } });
  return { cv: body.cv, version, saved_at: toInstant(work.now) };
}

/** Refuses validation_failed where the file is no JSON object. */
export async function lookAtResume(
  _work: Work,
  { body }: CallInput<typeof readResumeCall>,
): Promise<ReplyOf<typeof readResumeCall>> {
  const read = readResume(body.resume);
  if (read === undefined) throw validationRefusal([{ field: 'resume', code: 'not_json' }]);
  return {
    cv: read.cv,
    not_understood: read.remarks.slice(0, REMARKS_MAX),
    not_understood_count: read.remarks.length,
  };
}
