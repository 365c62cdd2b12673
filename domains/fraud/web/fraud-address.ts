import { address, anyText, oneOf } from '@egcr/contract/address';
import { stepFields, type StepsAddress } from '@egcr/forms/web';

const tool = 'fraud-reportingdetection';
const steps = address('dashboard', { tool: oneOf([tool]), job: anyText, ...stepFields });

/** The tool's page, or a step of the report; of one about a job, with its id. */
export const fraudAddress = {
  to: (view: Omit<ReturnType<typeof steps.read>, 'tool'> = {}) => steps.to({ ...view, tool }),
  read: steps.read,
};

/** The steps of a report about a job. */
export const addressAbout = (job: string | undefined): StepsAddress => ({
  ...fraudAddress,
  to: (view = {}) => fraudAddress.to({ ...view, ...(job !== undefined && { job }) }),
});
