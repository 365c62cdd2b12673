import { refusals } from '@egcr/contract/refusals';

export const formRefusals = refusals({
  draft_changed: [409, 'The draft was saved elsewhere meanwhile; members: version, saved_at. Read it again.'],
  draft_sent: [409, 'The draft was sent already; `submission_id` names what came of it.'],
});
