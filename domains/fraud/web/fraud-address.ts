import { address, oneOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

const tool = 'fraud-reportingdetection';
const steps = address('dashboard', { tool: oneOf([tool]), ...stepFields });

/** The tool's page, or a step of the report. */
export const fraudAddress = {
  to: (view: Omit<ReturnType<typeof steps.read>, 'tool'> = {}) => steps.to({ ...view, tool }),
  read: steps.read,
};
