import { address, anyText, oneOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

import { planStates } from '../../contract/index.ts';

/** The programmes that people made, those of one state, and the one that is open beside them. */
export const plansAddress = address('grant-programmes', { programme: anyText, state: oneOf(planStates) });

const making = address('grant-programme-new', { ...stepFields, changes: anyText });

/** The form of a new programme, or of one that is changed. */
export const newPlanAddress = making;
export function stepsOf(changes: string | undefined) {
  return {
    to: (view: Omit<ReturnType<typeof making.read>, 'changes'> = {}) => making.to({ ...view, changes }),
    read: making.read,
  };
}
