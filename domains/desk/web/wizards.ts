import { hrefOf, type ScreenName } from '@egcr/contract/product-screens';

import type { WizardType } from '../contract/index.ts';

const screens = {
  business: 'register-business',
  'grant-programme': 'grant-programme-new',
  job: 'job-posting-new',
} as const satisfies Readonly<Record<WizardType, ScreenName>>;

/** Where the wizard of a type begins; undefined for a type that has none. */
export function wizardAddress(type: string): string | undefined {
  const found = Object.entries(screens).find(([each]) => each === type);
  return found && hrefOf(found[1]);
}
