import { expect, it } from 'vitest';

import { mayChange, openSteps, personSteps, postStates, type PostActor } from './post-machine.ts';

const actors: Readonly<Record<string, readonly PostActor[]>> = {
  'its author': ['author'],
  'an editor': ['editor'],
  'a super admin who wrote it': ['author', 'editor'],
  'another author': [],
};

// Goal: every state x event x person, written down once more by hand.
const open: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  draft: {
    'its author': ['submit'],
    'an editor': ['submit'],
    'a super admin who wrote it': ['submit'],
  },
  in_review: {
    'its author': ['withdraw'],
    'an editor': ['send_back', 'schedule', 'publish'],
    'a super admin who wrote it': ['withdraw', 'send_back', 'schedule', 'publish'],
  },
  scheduled: {
    'its author': [],
    'an editor': ['send_back', 'schedule', 'publish'],
    'a super admin who wrote it': ['send_back', 'schedule', 'publish'],
  },
  published: {
    'its author': [],
    'an editor': ['publish', 'unpublish'],
    'a super admin who wrote it': ['publish', 'unpublish'],
  },
  unpublished: {
    'its author': [],
    'an editor': ['schedule', 'publish'],
    'a super admin who wrote it': ['schedule', 'publish'],
  },
};

const cases = postStates.flatMap((state) => Object.keys(actors).map((who) => [state, who] as const));

it.each(cases)('in the state %s, %s takes these steps and no others [SYS-18]', (state, who) => {
  expect(openSteps(state, actors[who] ?? [])).toEqual(open[state]?.[who] ?? []);
  expect(personSteps).toEqual(expect.arrayContaining([...(open[state]?.[who] ?? [])]));
});

it('an author changes a draft alone, an editor a post in every state [SYS-18]', () => {
  for (const state of postStates) {
    expect([state, mayChange(state, ['author'])]).toEqual([state, state === 'draft']);
    expect([state, mayChange(state, ['editor'])]).toEqual([state, true]);
    expect([state, mayChange(state, [])]).toEqual([state, false]);
  }
});
