import { hrefOf } from '@egcr/contract/product-screens';

import { printToken } from './print-token.ts';

/* `npm run admin:invite -- name@example.com`: prints the invitation with which a person with a staff role adds their first second factor. */
await printToken('invitation', async ({ config, services, doors: { identity } }) => {
  const email = process.argv[2] ?? '';
  const userId = await identity.findUserIdBy(services.db, { email });
  const token = userId && (await services.unit((work) => identity.makeStaffInvitation(work, userId)));
  if (!token) {
    throw new Error('Name the e-mail address of a person with a staff role and no second factor yet.');
  }
  return {
    token,
    use: `They add a second factor at ${config.kit.publicUrl}${hrefOf('settings', { section: 'security' })} and type this invitation within half an hour.`,
  };
});
