import { decidesAboutRoles } from './matrix.ts';
import { staffRoles } from './staff-roles.ts';

/** Roles that people may ask for. A role that decides about roles is proposed by super admins of their own accord. */
export const rolesToAskFor = staffRoles.filter((role) => !decidesAboutRoles(role));

/** Queues for which a role may be asked: the kinds of cases of other domains, by their names. */
export const queuesToAskFor = ['desk.service', 'fraud.report'] as const;
