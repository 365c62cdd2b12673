import { endSessionsOf, recordAudit } from '@egcr/identity/server';

import { inUnit, requireBearer, type Call } from './call.ts';
import { gotrueErrors, invalid } from './errors.ts';
import { requireStepUp } from './step-up.ts';

const scopes = ['global', 'local', 'others'] as const;

/** POST /logout: all sessions, this one, or all others. */
export async function signOut(call: Call, wish: string | undefined): Promise<void> {
  const scope = scopes.find((known) => known === (wish ?? 'global'));
  if (!scope) throw invalid('Unsupported logout scope');
  const bearer = await requireBearer(call);
  const { user, session } = bearer;
  await inUnit(call, async (work) => {
    // Signing everybody out ends this session as well; ending all others would leave a stolen one alone with the account.
    if (scope === 'others') {
      const change = { way: 'sessions' } as const;
      await requireStepUp(work, bearer, { change, aal2: gotrueErrors.aal2ForSessions });
    }
    await endSessionsOf(work, {
      userId: user.id,
      reason: 'signed_out',
      ...(scope === 'local' ? { only: session.id } : {}),
      ...(scope === 'others' ? { except: session.id } : {}),
    });
    await recordAudit(work, {
      action: 'user_signed_out',
      userId: user.id,
      sessionId: session.id,
      details: { scope },
    });
  });
}
