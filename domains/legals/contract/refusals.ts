import { refusals } from '@egcr/contract/refusals';

export const legalRefusals = refusals({
  document_unknown: [404, 'There is no such document, or it never had that version.', 'machine'],
  version_outdated: [409, 'That is not the version that holds now, or not its text; read it again.'],
});
