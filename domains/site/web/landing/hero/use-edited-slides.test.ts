import { describe, expect, it } from 'vitest';

import { toEditedSlides } from './use-edited-slides.ts';

const text = {
  badgeText: 'New',
  title: 'Written by an editor',
  subtitle: 'Below it',
  description: 'One sentence.',
  primaryButtonText: 'Go',
  secondaryButtonText: 'Read',
};

describe('what editors wrote on the slides', () => {
  it('is taken by the number of the slide', () => {
    expect([...toEditedSlides({ items: [{ number: 2, version: 4, text }] })]).toEqual([[2, text]]);
  });

  it.each([
    undefined,
    null,
    {},
    { items: 'x' },
    { items: [{ number: '2', text }] },
    { items: [{ number: 2, text: { ...text, title: '' } }] },
    { items: [{ number: 2, text: { ...text, title: 7 } }] },
  ])('is left out where the answer is %j: the slide says what it always says', (answer) => {
    expect(toEditedSlides(answer).size).toBe(0);
  });
});
