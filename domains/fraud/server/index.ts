import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { checkForFraudCall, reportFraudCall } from '../contract/index.ts';
import { checkForFraud } from './check-for-fraud.ts';
import { demoReports } from './demo-reports.ts';
import type { FraudParts } from './parts.ts';
import { reportFraud } from './report-fraud.ts';

export { fraudForm, reportKind } from './report-form.ts';

/** Reports of fraud, and what is known of links, numbers and addresses. */
export function createFraud(parts: FraudParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'fraud',
      calls: [
        handle(reportFraudCall, (work, input) => reportFraud(parts, work, input)),
        handle(checkForFraudCall, (work, input) => checkForFraud(parts, work, input)),
      ],
      demo: demoReports(parts.cases),
    },
  };
}
