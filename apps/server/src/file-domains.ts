import { createBusinessPapers } from '@egcr/business-papers/server';
import { createDocuments } from '@egcr/documents/server';
import { createMedia } from '@egcr/media/server';
import { actingDoor } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { createUploads } from '@egcr/server-kit/uploads';

import type { Config } from './config.ts';

/** Uploads of all domains that declare a kind of them, and the documents, papers and pictures that come of them. */
export function composeFiles(
  config: Pick<Config, 'clamdUrl'>,
  people: Pick<People, 'findByIds'>,
  list: () => readonly ServerDomain[],
) {
  const uploads = createUploads({ ...config, kinds: () => list().flatMap((each) => each.uploads ?? []) });
  const parts = { uploads: uploads.door };
  const papers = createBusinessPapers({ ...parts, acting: actingDoor, people });
  return { uploads, documents: createDocuments(parts), media: createMedia(parts), papers };
}
