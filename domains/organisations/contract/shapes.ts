import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { emailIssue, tidyEmail } from '@egcr/identity/contract';
import { isCountry } from '@egcr/locale/contract';
import * as z from 'zod/mini';

import { organisationNameIssue, tidyOrganisationName } from './rules.ts';
import { organisationKinds, teamRoles } from './team-roles.ts';

/** As typed, with spaces. */
const NAME_TYPED_MAX = 400;

const teamRole = z.enum(teamRoles, 'not_offered');

/** A name to be kept: judged, then tidied; the rule's code is the issue. */
const organisationName = z.string().check(
  z.maxLength(NAME_TYPED_MAX, 'too_long'),
  z.check((context) => {
    const code = organisationNameIssue(context.value);
    if (code !== undefined)
      context.issues.push({ code: 'custom', message: code, input: context.value, continue: false });
  }),
  z.overwrite(tidyOrganisationName),
);

/** What is said about an organisation by those who make it. */
export const savedOrganisation = z.strictObject({
  name: organisationName,
  /** ISO 3166-1, two letters. */
  country: z.string().check(z.refine(isCountry, 'country_unknown')),
});

export const changedMember = z.strictObject({ role: teamRole });

/** Who is invited, and as what. */
export const newInvitation = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'too_long')),
  role: teamRole,
});

/** Who is invited by mail, whether they have an account or not. */
export const newMailedInvitation = z.strictObject({
  email: z.string().check(
    z.maxLength(NAME_TYPED_MAX, 'too_long'),
    z.check((context) => {
      const code = emailIssue(context.value);
      if (code !== undefined)
        context.issues.push({ code: 'custom', message: code, input: context.value, continue: false });
    }),
    z.overwrite(tidyEmail),
  ),
  role: teamRole,
});

export const newOrganisation = z.extend(savedOrganisation, {
  kind: z.enum(organisationKinds, 'not_offered'),
});

const row = {
  id: uuid,
  kind: z.enum(organisationKinds),
  name: z.string(),
  country: z.string(),
  /** Of the caller. */
  role: z.enum(teamRoles),
  members: z.int(),
  /** `self_declared`: no one has checked that it exists. `registered`: it is in the platform's register of businesses. */
  standing: z.enum(['self_declared', 'registered']),
  created_at: instant,
  closed_at: z.nullable(instant),
};

export const organisationRow = named('OrganisationRow', z.object(row));
export type OrganisationRow = z.output<typeof organisationRow>;

const member = z.object({
  user_id: uuid,
  /** Empty where the account is gone. */
  name: z.string(),
  username: z.string(),
  role: z.enum(teamRoles),
  joined_at: instant,
  /** It is the caller. */
  is_you: z.boolean(),
  /** Whether they are signed in, and the day on which they were last here: for owners, of the others; null elsewhere. */
  presence: z.nullable(
    z.object({
      is_signed_in: z.boolean(),
      /** YYYY-MM-DD, in UTC; null: not in the last months. */
      last_on: z.nullable(z.string()),
    }),
  ),
});

const openInvitation = z.object({
  id: uuid,
  /** Empty where a mail asks the person who has the address. */
  name: z.string(),
  username: z.string(),
  /** Where the mail went; empty where a person was invited by their username. */
  email: z.string(),
  role: z.enum(teamRoles),
  expires_at: instant,
});

/** What happened in a team. */
export const teamChanges = [
  'created',
  'renamed',
  'invited',
  'joined',
  'declined',
  'withdrawn',
  'role_changed',
  'removed',
  'left',
  'handed_over',
  'closed',
] as const;
export type TeamChange = (typeof teamChanges)[number];

const change = z.object({
  change: z.enum(teamChanges),
  /** Who did it; empty where the account is gone. */
  by: z.string(),
  /** Whom it concerns; null: everyone, or the person who has an address that was invited. */
  person: z.nullable(z.string()),
  role: z.nullable(z.enum(teamRoles)),
  at: instant,
});

export const organisation = named(
  'Organisation',
  z.object({
    ...row,
    team: z.array(member),
    /** For owners; empty for others. */
    invitations: z.array(openInvitation),
    /** The latest, newest first; for owners, empty for others. */
    changes: z.array(change),
  }),
);
export type Organisation = z.output<typeof organisation>;

/** An invitation as its invitee sees it. */
export const ownInvitation = named(
  'OrganisationInvitation',
  z.object({
    id: uuid,
    organisation: z.object({ name: z.string(), kind: z.enum(organisationKinds), country: z.string() }),
    role: z.enum(teamRoles),
    invited_by: z.string(),
    expires_at: instant,
  }),
);
export type OwnInvitation = z.output<typeof ownInvitation>;
