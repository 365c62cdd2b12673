import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import {
  chooseEventsCall,
  deliveriesCall,
  deliveriesFileCall,
  eventsCall,
  eventsFileCall,
  keysCall,
  keysFileCall,
  makeKeyCall,
  makeWebhookCall,
  redeliverCall,
  requestsCall,
  requestsFileCall,
  revokeKeyCall,
  rotateSecretCall,
  switchWebhookCall,
  webhookCall,
  webhooksCall,
  webhooksFileCall,
} from '../contract/index.ts';
import { developerScreens } from '../contract/screens.ts';
import { demoKeys } from './demo-keys.ts';
import { forgetPerson } from './forget-person.ts';
import { DELIVER, deliver } from './hooks/deliver.ts';
import { FORGET_EVENTS, forgetOldEvents, hearEvents } from './hooks/hear-event.ts';
import { exportDeliveries, listDeliveries } from './hooks/list-deliveries.ts';
import { exportEvents, listOwnEvents } from './hooks/list-events.ts';
import { exportWebhooks, listOwnWebhooks } from './hooks/list-webhooks.ts';
import { chooseEvents, makeWebhook, readWebhook, rotateSecret, switchWebhook } from './hooks/own-webhooks.ts';
import { redeliver } from './hooks/redeliver.ts';
import { oldSecretColumn, secretColumn } from './hooks/webhook-store.ts';
import { keyGate } from './key-gate.ts';
import { makeKey } from './make-key.ts';
import { exportKeys, listOwnKeys, revokeKey } from './own-keys.ts';
import { FORGET_REQUESTS, forgetOldRequests, requestNotes } from './requests/note-request.ts';
import { exportRequests, listOwnRequests } from './requests/own-requests.ts';
import type { DeveloperParts } from './parts.ts';

/** Programs of people: their API keys, and the webhooks that tell them what happens. */
export function createDevelopers(parts: DeveloperParts): {
  readonly domain: ServerDomain;
  readonly gatekeeper: (services: Services) => Pick<Gatekeeper, 'authenticateKey' | 'noteKeyRequest'>;
} {
  return {
    domain: {
      name: 'developers',
      screens: developerScreens,
      calls: [
        handle(makeKeyCall, makeKey),
        handle(keysCall, listOwnKeys),
        handleFile(keysFileCall, exportKeys),
        handle(revokeKeyCall, revokeKey),
        handle(makeWebhookCall, (work, input) => makeWebhook(parts, work, input)),
        handle(webhooksCall, listOwnWebhooks),
        handleFile(webhooksFileCall, exportWebhooks),
        handle(webhookCall, readWebhook),
        handle(rotateSecretCall, rotateSecret),
        handle(switchWebhookCall, switchWebhook),
        handle(chooseEventsCall, chooseEvents),
        handle(deliveriesCall, listDeliveries),
        handleFile(deliveriesFileCall, exportDeliveries),
        handle(redeliverCall, redeliver),
        handle(eventsCall, listOwnEvents),
        handleFile(eventsFileCall, exportEvents),
        handle(requestsCall, listOwnRequests),
        handleFile(requestsFileCall, exportRequests),
      ],
      listeners: { ...forgetPerson, ...hearEvents },
      outings: { [DELIVER]: deliver },
      jobs: { [FORGET_EVENTS]: forgetOldEvents, [FORGET_REQUESTS]: forgetOldRequests },
      schedules: [
        { cron: '41 * * * *', job: FORGET_EVENTS },
        { cron: '43 * * * *', job: FORGET_REQUESTS },
      ],
      sealed: [secretColumn, oldSecretColumn],
      demo: demoKeys,
    },
    gatekeeper: (services) => ({ ...keyGate(parts, services), ...requestNotes(services) }),
  };
}
