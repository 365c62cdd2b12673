import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { DIRECTOR_USER_MAX } from '../limits.ts';
import { registryRefusals as no } from '../refusals.ts';
import { directorNumbers } from '../written-registration.ts';

const directorshipStates = ['waiting', 'confirmed', 'declined', 'over'] as const;

/** What a person is asked who is named as a director. */
export const directorship = named(
  'Directorship',
  z.object({
    id: uuid,
    /** That is to be registered, or whose entry is to be changed. */
    business: z.string(),
    jurisdiction: z.string(),
    /** As it was written. */
    name: z.string(),
    born_month: z.string(),
    asked_by: z.string(),
    asked_at: instant,
    expires_at: instant,
    state: z.enum(directorshipStates),
  }),
);
export type Directorship = z.output<typeof directorship>;

/** A director besides the applicant, for the applicant and for officers. */
const invitedDirector = named(
  'InvitedDirector',
  z.object({
    /** Which of the questions. */
    place: z.enum(directorNumbers),
    name: z.string(),
    /** No one asked: the register takes the word of the applicant. Off: the applicant took them off after the registration was sent. */
    state: z.enum(['not_asked', ...directorshipStates, 'off']),
    /** Where a mail asks the person who has the address; '' once they have answered, and where an account is asked. */
    email: z.string(),
    /** Of the account that is asked; '' where none is. */
    username: z.string(),
    /** The name of that account, which may be another than the one that was written. */
    account_name: z.string(),
    expires_at: z.nullable(instant),
    /** The caller may ask another account, or take the director off. */
    can_replace: z.boolean(),
  }),
);
export type InvitedDirector = z.output<typeof invitedDirector>;

/** The username or the e-mail address of whom to ask in the place of the one who declined or let the time pass; '' takes the director off. */
export const directorReplacement = z.strictObject({
  user: z.string().check(z.trim(), z.maxLength(DIRECTOR_USER_MAX, 'too_long')),
});

export const directorshipAnswer = z.strictObject({ answer: z.enum(['confirm', 'decline'], 'not_offered') });

const own = { access: 'profiled', rate: 'read', pin: 'verified' } as const;

export const listDirectorshipsCall = endpoint({
  ...own,
  name: 'registry.list_directorships',
  summary:
    'The businesses that name the caller as a director, in a registration or a change of their entry, and wait for the answer.',
  method: 'GET',
  path: '/api/v1/registry/directorships',
  reply: z.object({ items: z.array(directorship) }),
  refusals: [],
});

export const readDirectorshipCall = endpoint({
  ...own,
  name: 'registry.read_directorship',
  summary: 'What the caller is asked to confirm.',
  method: 'GET',
  path: '/api/v1/registry/directorships/:id',
  params: z.object({ id: uuid }),
  reply: directorship,
  refusals: [platformRefusals.not_found],
});

export const answerDirectorshipCall = endpoint({
  ...own,
  name: 'registry.answer_directorship',
  summary:
    'Confirms that the caller is a director of a business, or says that they are not. No one answers for another, and no officer registers it before.',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/registry/directorships/:id/answers',
  params: z.object({ id: uuid }),
  body: directorshipAnswer,
  reply: directorship,
  refusals: [platformRefusals.not_found, no.directorship_over, no.entry_changed],
  rate: 'write',
  idempotency: 'required',
});

const directors = {
  method: 'GET',
  reply: z.object({ items: z.array(invitedDirector) }),
  rate: 'read',
} as const;

export const listDirectorsCall = endpoint({
  ...directors,
  name: 'registry.list_directors',
  summary: 'The directors whom a registration of the caller names besides them, and who has confirmed.',
  access: 'profiled',
  pin: 'none',
  path: '/api/v1/registry/registrations/:id/directors',
  params: z.object({ id: uuid }),
  refusals: [platformRefusals.not_found],
});

export const readDirectorsCall = endpoint({
  ...directors,
  name: 'registry.read_directors',
  summary:
    'The directors whom a registration names besides the applicant, for officers. Those who are named themselves do not find it.',
  access: 'profiled',
  scopedBy: ['queue'],
  pin: 'none',
  path: '/api/v1/admin/registry/registrations/:id/directors',
  params: z.object({ id: uuid }),
  refusals: [platformRefusals.not_found],
  permission: 'registry.read',
});

export const replaceDirectorCall = endpoint({
  ...directors,
  name: 'registry.replace_director',
  summary:
    'Asks another account in the place of a director who declined or let the time pass, or takes the director off. For the applicant, until it is decided.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/registry/registrations/:id/directors/:place',
  params: z.object({ id: uuid, place: z.enum(directorNumbers) }),
  body: directorReplacement,
  refusals: [platformRefusals.not_found, no.directorship_over],
  rate: 'write',
  idempotency: 'required',
});
