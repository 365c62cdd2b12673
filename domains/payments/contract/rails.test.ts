import { expect, it } from 'vitest';

import { givesBack, isOutsideRail, isRailName, isSimulatedRail } from './rails.ts';

it.each([
  // Whether it is the name of a rail, is another company’s, is simulated, and gives money back.
  ['internal', [true, false, false, false]],
  ['stripe', [true, true, false, true]],
  ['open_payments', [true, true, false, false]],
  ['sandbox-card-a', [true, false, true, true]],
  ['sandbox-mobile', [true, false, true, true]],
  ['test', [false, false, true, true]],
  ['paypal', [false, false, false, true]],
  ['constructor', [false, false, false, true]],
])('what the rail %s is', (rail, facts) => {
  expect([isRailName(rail), isOutsideRail(rail), isSimulatedRail(rail), givesBack(rail)]).toEqual(facts);
});
