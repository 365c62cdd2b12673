import type { GuardedAction } from '@egcr/identity/server';
import * as z from 'zod/mini';

import { inUnit, type Call } from './call.ts';
import { isService } from './admin/require-service.ts';
import { captchaFailed } from './errors.ts';

const guarded = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string() }) });

/** Spends the captcha token of a request, where the installation asks for one. Refuses captcha_failed. */
export async function requireCaptcha(call: Call, body: unknown, action: GuardedAction): Promise<void> {
  const { captcha } = call.context;
  if (!captcha || (await isService(call))) return;
  const token = guarded.safeParse(body).data?.gotrue_meta_security.captcha_token ?? '';
  if (token === '') throw captchaFailed('no captcha_token found');
  // In a transaction of its own, as the protocol has it: a token is spent also when what follows is refused.
  const outcome = await inUnit(call, (work) => captcha.verify(work, token, action));
  if (outcome !== 'ok') throw captchaFailed(outcome);
}
