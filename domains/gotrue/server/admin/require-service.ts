import { readServiceKey } from '@egcr/identity/server';

import { limit, type Call } from '../call.ts';
import { GoTrueError, gotrueErrors } from '../errors.ts';

const BEARER = /^Bearer\s+(\S+)$/i;

/** Refuses everybody but operators and their tools: no_authorization, bad_jwt, not_admin, in that order. */
export async function requireService(call: Call): Promise<void> {
  const token = BEARER.exec(call.authorization ?? '')?.[1];
  if (token === undefined) throw new GoTrueError(gotrueErrors.noBearer);
  const bearer = await readServiceKey(call.context, token, call.now);
  if (bearer === 'service') return;
  await limit(call, 'secret');
  throw new GoTrueError(bearer === 'invalid' ? gotrueErrors.badToken : gotrueErrors.notAdmin);
}

/** Whether a request comes with a service key; it needs no captcha. */
export async function isService(call: Call): Promise<boolean> {
  const token = BEARER.exec(call.authorization ?? '')?.[1];
  return token !== undefined && (await readServiceKey(call.context, token, call.now)) === 'service';
}
