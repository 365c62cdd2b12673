import type { ActingDoor } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { UploadsDoor } from '@egcr/server-kit/uploads';

/** What the use cases need of others. */
export interface PaperParts {
  readonly uploads: Pick<UploadsDoor, 'take' | 'linkTo' | 'removeOfKind'>;
  readonly acting: Pick<ActingDoor, 'memberOf'>;
  readonly people: Pick<People, 'findByIds'>;
}

/** The kind of upload that becomes a paper of an organisation. */
export const PAPER = 'business_papers.paper';
