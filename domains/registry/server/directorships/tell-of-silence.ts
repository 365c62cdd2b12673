import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { entryNotices } from '../../contract/notices.ts';
import type { RegistryParts } from '../parts.ts';
import { findRegistration } from '../store.ts';
import { newSilences } from './directorship-store.ts';

/** Tells applicants, once, that a director did not answer in time: they may ask another account, or take the director off. */
export async function tellOfSilence({ tell }: Pick<RegistryParts, 'tell'>, work: Work): Promise<void> {
  for (const caseId of await newSilences(work)) {
    const registration = await findRegistration(work, caseId);
    invariant(registration !== undefined, 'a director is named by a registration');
    await tell(
      work,
      registration.user_id,
      entryNotices.directorSilent.of({ name: registration.name }, caseId),
    );
  }
}
