import { refusals } from '@egcr/contract/refusals';

export const documentRefusals = refusals({
  document_twin: [409, 'The person has a document with the same content already; `document_id` names it.'],
});
