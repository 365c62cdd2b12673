import { endSessionsOf } from '../end-sessions.ts';
import { recordAudit } from '../store/audit.ts';
import { inUnit, requireBearer, type Call } from './call.ts';
import { invalid } from './errors.ts';

const scopes = ['global', 'local', 'others'] as const;

/** POST /logout: all sessions, this one, or all others. */
export async function signOut(call: Call, wish: string | undefined): Promise<void> {
  const scope = scopes.find((known) => known === (wish ?? 'global'));
  if (!scope) throw invalid('Unsupported logout scope');
  const { user, session } = await requireBearer(call);
  await inUnit(call, async (work) => {
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
