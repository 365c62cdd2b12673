import type { ServerDomain } from '@egcr/server-kit/domain';
import { factsOf, languages } from '@egcr/server-kit/http/request-facts';
import { createThrottle } from '@egcr/server-kit/throttle';
import * as z from 'zod/mini';

import { soundOf } from './code/code-of.ts';
import { AUDIO_PATH } from './issue-challenge.ts';
import type { CaptchaParts } from './settings.ts';

const query = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  language: z.catch(z.enum(languages), 'en'),
});

type Routes = Parameters<NonNullable<ServerDomain['routes']>>;

/** Serves the spoken digits as a file: a sound element can send no headers and read no JSON. */
export function registerAudio([app, services]: Routes, { settings, keys }: CaptchaParts): void {
  const throttle = createThrottle(services);
  app.get(AUDIO_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { ip } = factsOf(request);
    const verdict = await throttle(`ip:${ip}`, 'write', services.clock.now());
    if (!verdict.allowed) {
      return reply.code(429).header('retry-after', String(verdict.retryAfter_s)).send();
    }
    const read = query.safeParse(request.query);
    if (!read.success || settings.mode !== 'code') return reply.code(404).send();
    return reply.type('audio/wav').send(soundOf(keys.code, read.data.id, read.data.language));
  });
}
