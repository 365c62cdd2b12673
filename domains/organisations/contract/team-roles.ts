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

/** What a member may do with things that belong to the organisation: a draft, a case, its money. */
export const actingRights = ['view', 'edit', 'pay'] as const;
export type ActingRight = (typeof actingRights)[number];

/** The rights of a role; in a closed organisation nothing is left but to view. */
export function rightsOf(role: TeamRole, isClosed: boolean): readonly ActingRight[] {
  return actingRights.filter((right) => right === 'view' || (!isClosed && roleMay(role, right)));
}

/** Whether a member with this role may do this. */
export function roleMay(role: TeamRole, act: TeamAct): boolean {
  const acts: readonly TeamAct[] = allowed[role];
  return acts.includes(act);
}
