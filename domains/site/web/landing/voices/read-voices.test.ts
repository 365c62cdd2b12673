import { expect, it } from 'vitest';

import { toVoices } from './read-voices.ts';

const voice = {
  id: '0199e2a0-0000-7000-8000-000000000001',
  language: 'pt',
  quote: 'Recebi no mesmo minuto.',
  name: 'Beatriz Nunes',
  role: 'Enfermeira',
  place: 'Recife',
};

it('takes testimonials as the server gives them', () => {
  expect(toVoices({ items: [voice] })).toEqual([voice]);
});

it.each([
  ['an answer that is no object', 'nothing'],
  ['one without a list', { items: 'none' }],
  ['a testimonial in no language of ours', { items: [{ ...voice, language: 'xx' }] }],
  ['a testimonial without a name', { items: [{ ...voice, name: '' }] }],
  ['a testimonial that is no object', { items: [null, 7] }],
])('shows nothing of %s', (_what, answer) => {
  expect(toVoices(answer)).toEqual([]);
});
