import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import { keysCall, makeKeyCall, revokeKeyCall } from '../contract/index.ts';
import { developerScreens } from '../contract/screens.ts';
import { demoKeys } from './demo-keys.ts';
import { forgetPerson } from './forget-person.ts';
import { keyGate } from './key-gate.ts';
import { makeKey } from './make-key.ts';
import { listOwnKeys, revokeKey } from './own-keys.ts';
import type { DeveloperParts } from './parts.ts';

/** Programs of people: their API keys. */
export function createDevelopers(parts: DeveloperParts): {
  readonly domain: ServerDomain;
  readonly gatekeeper: (services: Services) => Pick<Gatekeeper, 'authenticateKey'>;
} {
  return {
    domain: {
      name: 'developers',
      screens: developerScreens,
      calls: [handle(makeKeyCall, makeKey), handle(keysCall, listOwnKeys), handle(revokeKeyCall, revokeKey)],
      listeners: forgetPerson,
      demo: demoKeys,
    },
    gatekeeper: (services) => keyGate(parts, services),
  };
}
