import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import * as z from 'zod/mini';

const params = z.object({ organisation: z.string() });
const toSection = (): string => hrefOf('settings', { section: 'organisations' });

/** A person is invited to a team. */
export const teamInvitation = notice('organisations.invited', {
  params: z.object({ organisation: z.string(), name: z.string() }),
  link: toSection,
  type: 'task.invitation',
});
/** The person who invited is told the answer. */
export const teamJoined = notice('organisations.joined', {
  params: z.object({ organisation: z.string(), name: z.string() }),
  link: (id: string) => `/organisations/${id}`,
  type: 'task.invitation',
});
/** A member's role was changed by another. */
export const teamRoleChanged = notice('organisations.role_changed', {
  params,
  link: (id: string) => `/organisations/${id}`,
  type: 'alert.team',
});
/** A member was taken out by another. */
export const teamRemoved = notice('organisations.removed', {
  params,
  link: toSection,
  type: 'alert.team',
});
