import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { checkNameCall, listRegistrationsCall, submitRegistrationCall } from '../contract/index.ts';
import { registryScreens } from '../contract/screens.ts';
import { checkName } from './check-name.ts';
import { demoRegistry } from './demo-registry.ts';
import type { RegistryParts } from './parts.ts';
import { listRegistrations } from './show-registrations.ts';
import { detailsColumn } from './store.ts';
import { submitRegistration } from './submit-registration.ts';

export { registrationFee } from './fee.ts';
export { registrationForm } from './registration-form.ts';
export { registrationKind } from './registration-kind.ts';
export type { RegistryParts } from './parts.ts';

/** The register of businesses: names, registrations, entries. */
export function createRegistry(parts: RegistryParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'registry',
      screens: registryScreens,
      calls: [
        handle(checkNameCall, checkName),
        handle(submitRegistrationCall, (work, input) => submitRegistration(parts, work, input)),
        handle(listRegistrationsCall, listRegistrations),
      ],
      sealed: [detailsColumn],
      demo: demoRegistry(parts),
    },
  };
}
