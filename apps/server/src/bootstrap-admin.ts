import { printToken } from './print-token.ts';

/* `npm run admin:bootstrap`: prints the token that makes the first or second super admin: what takes two people needs two. */
await printToken('bootstrap', async ({ config, services, doors: { staff } }) => {
  const token = await services.unit((work) => staff.makeBootstrapToken(work));
  if (token === undefined)
    throw new Error('There are two super admins already. Together they can give the role to others.');
  return {
    token,
    use: `Sign in with a verified account, open ${config.kit.publicUrl}/super-admin?step=token and type this token within half an hour.`,
  };
});
