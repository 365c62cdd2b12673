import { describe, expect, it } from 'vitest';

import { calmText } from './calm-text-rules.ts';

const HONEST = `# The work

You **press** olives, _by hand_:

- by night
- in autumn
  - twice
    - or more

> A word
> > from us

1. one
2. two [x]`;

describe('the text of a job', () => {
  it('that is honest is drawn as it was written', () => {
    expect(calmText(HONEST)).toBe(HONEST);
    expect(calmText('')).toBe('');
  });

  it.each([
    ['quotes', '>'.repeat(10_000), '>>>>'],
    ['quotes with spaces', '> '.repeat(5000), '> > > > '],
    ['lists', `${'- '.repeat(5000)}a`, '- - - - a'],
    ['numbered lists', `${'1. '.repeat(3000)}a`, '1. 1. 1. 1. a'],
    ['both', `${'> - '.repeat(2500)}a`, '> - > - a'],
    ['columns further in', `${' '.repeat(900)}- a`, '        - a'],
  ])('stands no more than four %s deep', (_, hostile, calm) => {
    expect(calmText(hostile).trimEnd()).toBe(calm.trimEnd());
  });

  it('has no more than 400 marks and lines that count, and what was escaped stays escaped', () => {
    expect(calmText('*a_'.repeat(3000)).match(/(?<!\\)[*_]/g)).toHaveLength(400);
    expect(calmText('['.repeat(10_000)).match(/(?<!\\)\[/g)).toHaveLength(400);
    expect(calmText('\\*'.repeat(500))).toBe('\\*'.repeat(500));
    expect(calmText('-\n'.repeat(5000)).split('\n')).toHaveLength(401);
  });
});
