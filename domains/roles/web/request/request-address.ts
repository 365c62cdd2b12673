import { address, oneOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

import { rolesToAskFor } from '../../contract/request-rules.ts';

/** The first page, or a step of the form; the role that is chosen already where the form begins. */
export const requestAddress = address('request-access', { ...stepFields, role: oneOf(rolesToAskFor) });
