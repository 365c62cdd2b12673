/** The kinds of organisation that the platform serves besides single people. */
export const organisationKinds = ['business', 'government', 'ngo'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

/** What a member may do: the first may do most. */
export const teamRoles = ['owner', 'finance', 'editor', 'viewer'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What members do with their organisation. */
export const teamActs = ['read', 'edit', 'pay', 'manage_team', 'close'] as const;
export type TeamAct = (typeof teamActs)[number];

/** Which role may do what. A viewer reads, an editor writes, finance pays, an owner may do all. */
const allowed = {
  owner: teamActs,
  finance: ['read', 'pay'],
  editor: ['read', 'edit'],
  viewer: ['read'],
} as const satisfies Readonly<Record<TeamRole, readonly TeamAct[]>>;

/** Whether a member with this role may do this. */
export function roleMay(role: TeamRole, act: TeamAct): boolean {
  const acts: readonly TeamAct[] = allowed[role];
  return acts.includes(act);
}
