import { refusals } from '@egcr/contract/refusals';

export const businessPaperRefusals = refusals({
  paper_twin: [409, 'The same person has added the same content already; members: paper_id.'],
  papers_full: [409, 'The papers of the organisation have no room for this file: remove one first.'],
});
