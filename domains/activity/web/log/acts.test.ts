import { expect, it } from 'vitest';

import { actKey } from './acts.ts';

it('an act that has a sentence is told by it, any other by its own name', () => {
  expect(actKey('page_view')).toBe('act.page_view');
  expect(actKey('passkey_removed')).toBe('act.passkey_removed');
  expect(actKey('something_of_next_year')).toBeUndefined();
  expect(actKey('constructor')).toBeUndefined();
});
