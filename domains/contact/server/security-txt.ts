import { addSeconds } from '@egcr/contract/time';
import type { ServerDomain } from '@egcr/server-kit/domain';

import { SECURITY_TXT_LIFE_S } from '../contract/limits.ts';

/** `/.well-known/security.txt` (RFC 9116): where a weakness is reported. */
export const securityTxtRoute: NonNullable<ServerDomain['routes']> = (app, services) => {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const { publicUrl } = services.settings;
    const expires = addSeconds(services.clock.now(), SECURITY_TXT_LIFE_S).toISOString();
    const lines = [
      `Contact: ${publicUrl}/contact?topic=security`,
      `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
      'Preferred-Languages: en, es, fr, de, it, pt, zh, ja, ko, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}/security`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
