import { hrefOf } from '@egcr/contract/product-screens';

import type { Host, HostToken } from '../print-token.ts';

/** The token that makes the first or second super admin. Refuses a third. */
export async function bootstrapToken({ config, services, doors: { staff } }: Host): Promise<HostToken> {
  const token = await services.unit((work) => staff.makeBootstrapToken(work));
  if (token === undefined)
    throw new Error('There are two super admins already. Together they can give the role to others.');
  return {
    token,
    use: `Sign in with a verified account, open ${config.kit.publicUrl}/super-admin?step=token and type this token within half an hour.`,
  };
}

/** The invitation with which a person with a staff role adds their first second factor. */
export async function staffInvitation(
  { config, services, doors: { identity } }: Host,
  email: string,
): Promise<HostToken> {
  const userId = await identity.findUserIdBy(services.db, { email });
  const token = userId && (await services.unit((work) => identity.makeStaffInvitation(work, userId)));
  if (!token) {
    throw new Error('Name the e-mail address of a person with a staff role and no second factor yet.');
  }
  return {
    token,
    use: `They add a second factor at ${config.kit.publicUrl}${hrefOf('settings', { section: 'security' })} and type this invitation within half an hour.`,
  };
}
