/** Who gets past the door of which route of the identity protocol: printed from its declaration, reviewed in generated/, asked by the fuzz. */
import { protocolRoutes, type ProtocolRoute } from '@egcr/gotrue/contract';

import { type CallerName, callerNames, callerOf, PASSES } from './access-matrix.ts';

/** The callers of the API, and two whom only the protocol knows. */
export type ProtocolCaller = CallerName | 'expired' | 'service_key';
export const protocolCallers: readonly ProtocolCaller[] = [...callerNames, 'expired', 'service_key'];

/** Codes of the door: the person who passes never gets one of them. */
export const protocolDoorCodes: ReadonlySet<string> = new Set([
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'user_banned',
  'not_admin',
]);

/** The code that stops a caller, or `passes`. */
export function expectedAt({ access }: ProtocolRoute, name: ProtocolCaller): string {
  if (access === 'public') return PASSES;
  if (name === 'anonymous') return 'no_authorization';
  // An API key is no token of the protocol.
  if (name === 'forged' || name === 'expired' || name.startsWith('key_')) return 'bad_jwt';
  if (access === 'service_key') return name === 'service_key' ? PASSES : 'not_admin';
  if (name === 'service_key') return 'bad_jwt';
  if (name === 'suspended') return 'user_banned';
  return name === 'signed_out' ? 'session_not_found' : PASSES;
}

export function nameOf({ method, path }: ProtocolRoute): string {
  return `${method} ${path}`;
}

/** The table of all routes and callers. */
export function protocolMatrix(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['route', 'access', 'second factor', ...protocolCallers];
  const signs = { [PASSES]: '✓' } as Readonly<Record<string, string>>;
  return [
    '# Who gets past the door of the identity protocol',
    '',
    'Below `AUTH_BASE_PATH`. ✓ lets the request in, to be judged by its content; `where set up` refuses a session of one factor as `insufficient_aal`. `npm run fuzz` asks every cell of a running product.',
    '',
    ...callerNames.map((name) => `- \`${name}\`: ${callerOf(name).meaning}`),
    '- `expired`: a member whose access token has run out',
    '- `service_key`: an operator or a tool',
    '',
    line(head),
    line(head.map(() => '---')),
    ...protocolRoutes.map((route) =>
      line([
        nameOf(route).replaceAll('*', '\\*'),
        route.access,
        route.secondFactor === undefined ? 'no' : 'where set up',
        ...protocolCallers.map((name) => {
          const code = expectedAt(route, name);
          return signs[code] ?? code;
        }),
      ]),
    ),
    '',
  ].join('\n');
}
