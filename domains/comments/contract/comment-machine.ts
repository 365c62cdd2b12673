import { machine, type StateOf } from '@egcr/contract/machine';

import { commentRefusals } from './refusals.ts';

/** What becomes of a comment. Reports alone change nothing: an editor decides. */
export const commentMachine = machine({
  name: 'comments.comment',
  states: ['pending', 'approved', 'spam', 'removed'],
  first: 'pending',
  events: {
    let_through: {
      by: ['rule'],
      moves: { pending: 'approved' },
      effect: 'it has few links: everybody reads it',
    },
    approve: {
      by: ['editor'],
      moves: { pending: 'approved', approved: 'approved', spam: 'approved' },
      effect: 'its reports are settled',
    },
    mark_spam: {
      by: ['editor'],
      moves: { pending: 'spam', approved: 'spam' },
      effect: 'the next comments of its writer wait',
    },
    remove: {
      by: ['editor'],
      moves: { pending: 'removed', approved: 'removed', spam: 'removed' },
      effect: 'its writer is told the reason',
    },
    take_back: {
      by: ['writer'],
      moves: { pending: 'removed', approved: 'removed' },
      effect: 'its text is erased',
    },
    erase: {
      by: ['time'],
      moves: { pending: 'removed', approved: 'removed', spam: 'removed', removed: 'removed' },
      effect: 'its account is gone: text and writer are erased',
    },
  },
  refusal: commentRefusals.comment_step_refused,
});

export type CommentState = StateOf<typeof commentMachine>;
export const commentStates = commentMachine.states;

/** What editors do with a comment. */
export const editorSteps = ['approve', 'mark_spam', 'remove'] as const;
export type EditorStep = (typeof editorSteps)[number];
