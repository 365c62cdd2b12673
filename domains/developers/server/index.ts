import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import {
  deliveriesCall,
  eventsCall,
  keysCall,
  makeKeyCall,
  makeWebhookCall,
  redeliverCall,
  revokeKeyCall,
  rotateSecretCall,
  switchWebhookCall,
  webhookCall,
  webhooksCall,
} from '../contract/index.ts';
import { developerScreens } from '../contract/screens.ts';
import { demoKeys } from './demo-keys.ts';
import { forgetPerson } from './forget-person.ts';
import { DELIVER, deliver } from './hooks/deliver.ts';
import { FORGET_EVENTS, forgetOldEvents, hearEvents } from './hooks/hear-event.ts';
import { listDeliveries, listOwnEvents, redeliver } from './hooks/own-deliveries.ts';
import {
  listOwnWebhooks,
  makeWebhook,
  readWebhook,
  rotateSecret,
  switchWebhook,
} from './hooks/own-webhooks.ts';
import { oldSecretColumn, secretColumn } from './hooks/webhook-store.ts';
import { keyGate } from './key-gate.ts';
import { makeKey } from './make-key.ts';
import { listOwnKeys, revokeKey } from './own-keys.ts';
import type { DeveloperParts } from './parts.ts';

/** Programs of people: their API keys, and the webhooks that tell them what happens. */
export function createDevelopers(parts: DeveloperParts): {
  readonly domain: ServerDomain;
  readonly gatekeeper: (services: Services) => Pick<Gatekeeper, 'authenticateKey'>;
} {
  return {
    domain: {
      name: 'developers',
      screens: developerScreens,
      calls: [
        handle(makeKeyCall, makeKey),
        handle(keysCall, listOwnKeys),
        handle(revokeKeyCall, revokeKey),
        handle(makeWebhookCall, (work, input) => makeWebhook(parts, work, input)),
        handle(webhooksCall, listOwnWebhooks),
        handle(webhookCall, readWebhook),
        handle(rotateSecretCall, rotateSecret),
        handle(switchWebhookCall, switchWebhook),
        handle(deliveriesCall, listDeliveries),
        handle(redeliverCall, redeliver),
        handle(eventsCall, listOwnEvents),
      ],
      listeners: { ...forgetPerson, ...hearEvents },
      errands: { [DELIVER]: deliver },
      jobs: { [FORGET_EVENTS]: forgetOldEvents },
      schedules: [{ cron: '41 * * * *', job: FORGET_EVENTS }],
      sealed: [secretColumn, oldSecretColumn],
      demo: demoKeys,
    },
    gatekeeper: (services) => keyGate(parts, services),
  };
}
