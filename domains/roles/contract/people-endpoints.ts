import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { grant } from './endpoints.ts';
import { PEOPLE_TEXT_MAX, PEOPLE_TEXT_MIN } from './limits.ts';

const reading = {
  access: 'signed_in',
  pin: 'none',
  permission: 'roles.read',
  rate: 'read',
} as const;

const peopleText = z
  .string()
  .check(z.trim(), z.minLength(PEOPLE_TEXT_MIN, 'too_short'), z.maxLength(PEOPLE_TEXT_MAX, 'too_long'));

const found = {
  user_id: uuid,
  /** Empty where the person has no profile yet. */
  name: z.string(),
  username: z.nullable(z.string()),
};

export const findPeopleCall = endpoint({
  ...reading,
  name: 'roles.find_people',
  summary:
    'People whose name or username begins with a text; by their whole email address or id, those who have none too. No balances.',
  method: 'GET',
  path: '/api/v1/admin/people',
  query: z.object({ text: peopleText }),
  reply: z.object({
    items: z.array(named('FoundPerson', z.object({ ...found, roles: z.array(z.string()) }))),
    /** There are more than are shown. */
    has_more: z.boolean(),
  }),
  refusals: [],
});

export const readPersonCall = endpoint({
  ...reading,
  name: 'roles.read_person',
  summary:
    'One account, for staff: how it is reached and protected, and the roles that it has and had. No balances. The audit log says who read it.',
  method: 'GET',
  path: '/api/v1/admin/people/:id',
  params: z.object({ id: uuid }),
  reply: named(
    'StaffPerson',
    z.object({
      ...found,
      /** Null where the account is gone. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      is_verified: z.boolean(),
      is_blocked: z.boolean(),
      has_pin: z.boolean(),
      has_second_factor: z.boolean(),
      joined_at: instant,
      /** It is the caller. */
      own: z.boolean(),
      /** Newest first, those that have ended included. */
      grants: z.array(grant),
    }),
  ),
  refusals: [platformRefusals.not_found],
});
