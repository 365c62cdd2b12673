import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

import { changeKinds } from './changes/entry-shapes.ts';
import { businessStatuses } from './rule-packs.ts';

/** What was entered: the business itself, or a change of it. */
const entryEvents = ['registered', ...changeKinds] as const;
export type EntryEvent = (typeof entryEvents)[number];

/** A business has ended: it can be read, no more. */
export const businessDissolved = event('registry.business_dissolved', z.object({ business_id: uuid }));

/** The status of a business changed; heard by those who show what it offers. */
export const statusChanged = event(
  'registry.status_changed',
  z.object({ business_id: uuid, organisation_id: z.nullable(uuid), status: z.enum(businessStatuses) }),
);

/** A business or a change was entered in the register; heard by those who checked what stood there before. */
export const entryChanged = event(
  'registry.entry_changed',
  z.object({
    business_id: uuid,
    change: z.enum(entryEvents),
    /** Someone leads or owns it now whom no check of before has looked at. */
    has_new_people: z.boolean(),
  }),
);
