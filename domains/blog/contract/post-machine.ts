import { machine, mayCause, stateAfter, type EventOf, type StateOf } from '@egcr/contract/machine';

import { blogRefusals } from './refusals.ts';

/** What becomes of a post. An editor decides about posts of others; a super admin also about their own. */
export const postMachine = machine({
  name: 'blog.post',
  states: ['draft', 'in_review', 'scheduled', 'published', 'unpublished'],
  first: 'draft',
  events: {
    submit: {
      by: ['author', 'editor'],
      moves: { draft: 'in_review' },
      effect: 'its author changes it no more',
    },
    withdraw: { by: ['author'], moves: { in_review: 'draft' } },
    send_back: {
      by: ['editor'],
      moves: { in_review: 'draft', scheduled: 'draft' },
      effect: 'says in a note what is missing',
    },
    schedule: {
      by: ['editor'],
      moves: { in_review: 'scheduled', scheduled: 'scheduled', unpublished: 'scheduled' },
      effect: 'is published at that time',
    },
    publish: {
      by: ['editor'],
      moves: {
        in_review: 'published',
        scheduled: 'published',
        published: 'published',
        unpublished: 'published',
      },
      effect: 'readers see the texts as they are now; a former name leads to the new one',
    },
    unpublish: {
      by: ['editor'],
      moves: { published: 'unpublished' },
      effect: 'its address answers that it is gone',
    },
    release: { by: ['time'], moves: { scheduled: 'published' }, effect: 'the same as publish' },
    hold_back: {
      by: ['time'],
      moves: { scheduled: 'in_review' },
      effect: 'where the check finds what must be mended',
    },
  },
  refusal: blogRefusals.post_step_refused,
});

export type PostState = StateOf<typeof postMachine>;
export type PostEvent = EventOf<typeof postMachine>;
export const postStates = postMachine.states;

/** What a person is to a post. */
export type PostActor = 'author' | 'editor';

/** Steps of people, in the order of their buttons. */
export const personSteps = ['submit', 'withdraw', 'send_back', 'schedule', 'publish', 'unpublish'] as const;
export type PersonStep = (typeof personSteps)[number];

/** Whether someone who is this to a post may take the step, whatever its state. */
export function isStepOf(who: readonly PostActor[], event: PersonStep): boolean {
  return who.some((each) => mayCause(postMachine, event, each));
}

/** The steps that are open to someone now. */
export function openSteps(state: PostState, who: readonly PostActor[]): readonly PersonStep[] {
  return personSteps.filter(
    (event) => stateAfter(postMachine, state, event) !== undefined && isStepOf(who, event),
  );
}

/** An author changes a draft; an editor changes a post in every state. */
export function mayChange(state: PostState, who: readonly PostActor[]): boolean {
  return who.includes('editor') || (who.includes('author') && state === 'draft');
}
