import { toInstant } from '@egcr/contract/time';
import { FileReply } from '@egcr/server-kit/file-reply';
import { personOf, type Work } from '@egcr/server-kit/work';

import { emptyCv } from '../../contract/cv/shape.ts';
import { writeResume } from '../../contract/cv/write-resume.ts';
import type { CareerParts } from '../parts.ts';
import { findCv } from './store.ts';

/** The caller's CV as a JSON Resume. */
export async function exportResume({ people }: Pick<CareerParts, 'people'>, work: Work): Promise<FileReply> {
  const { userId } = personOf(work);
  const kept = await findCv(work, userId);
  const name = await nameOf({ people }, work, userId);
  const resume = writeResume(kept?.cv ?? emptyCv, { name, savedAt: kept ? toInstant(kept.savedAt) : null });
  return new FileReply({
    name: 'egcr-resume.json',
    mediaType: 'application/json',
    content: async function* () {
      yield JSON.stringify(resume, undefined, 2);
    },
  });
}

export async function nameOf(
  { people }: Pick<CareerParts, 'people'>,
  { db }: Pick<Work, 'db'>,
  userId: string,
): Promise<string> {
  const person = (await people.findByIds(db, [userId])).get(userId);
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
}
