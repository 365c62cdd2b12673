import { expect, it } from 'vitest';

import { chosenAnswers, mergeAnswers } from './merge-rules.ts';

const base = { purpose: 'A', is_urgent: false, areas: ['water'] };

it('questions that were changed on one side only are merged without asking', () => {
  const here = { ...base, purpose: 'Mine' };
  const there = { ...base, is_urgent: true, areas: ['water', 'school'] };
  expect(mergeAnswers(base, here, there)).toEqual({
    answers: { purpose: 'Mine', is_urgent: true, areas: ['water', 'school'] },
    differing: [],
  });
});

it('the same change on both sides is no difference', () => {
  const changed = { ...base, purpose: 'Same' };
  expect(mergeAnswers(base, changed, { ...changed })).toEqual({ answers: changed, differing: [] });
});

it('an answer that was taken away stays away, unless the other side changed it', () => {
  const { purpose: _gone, ...without } = base;
  expect(mergeAnswers(base, without, base).answers).toEqual(without);
  expect(mergeAnswers(base, base, without).answers).toEqual(without);
  expect(mergeAnswers(base, without, { ...base, purpose: 'Theirs' }).differing).toEqual(['purpose']);
});

it('of a question that both changed the person chooses a side, and the rest stays merged', () => {
  const there = { ...base, purpose: 'Theirs', is_urgent: true };
  const merge = mergeAnswers(base, { ...base, purpose: 'Mine' }, there);
  expect(merge.differing).toEqual(['purpose']);
  expect(chosenAnswers(merge, there, [])).toEqual({ ...base, purpose: 'Mine', is_urgent: true });
  expect(chosenAnswers(merge, there, ['purpose'])).toEqual(there);
});
