/** Who gets past the door of which operation: derived from the document alone, and kept in generated/ for people to review. */
import { apiScopes } from '@egcr/developers/contract';
import { isStaffRole, staffRoles, type StaffRole } from '@egcr/roles/contract';

import { type Document, type Operation, operationsOf } from './document.ts';

/** What is true of someone who calls. */
interface Caller {
  readonly meaning: string;
  /** What stops them before anything else is looked at. */
  readonly stop?: 'token_missing' | 'token_invalid' | 'session_expired';
  readonly isVerified?: boolean;
  readonly hasProfile?: boolean;
  readonly pin?: 'closed' | 'open' | 'fresh';
  readonly roles?: readonly string[];
  readonly hasSecondFactor?: boolean;
  /** A program: what its API key carries. */
  readonly scopes?: readonly string[];
}

const member = { isVerified: true, hasProfile: true, pin: 'fresh' } as const;

export const callers = {
  anonymous: { meaning: 'no token', stop: 'token_missing' },
  forged: { meaning: 'a token nobody signed', stop: 'token_invalid' },
  suspended: { meaning: 'a member who was suspended', stop: 'session_expired' },
  signed_out: { meaning: 'a member whose session has ended', stop: 'session_expired' },
  unverified: { meaning: 'neither e-mail nor phone verified' },
  no_profile: { meaning: 'verified, without a profile', isVerified: true },
  // The PIN is the fourth part of a complete profile.
  no_pin: { meaning: 'with names and username, without a PIN', isVerified: true },
  pin_unverified: { meaning: 'a PIN, not verified in this session', isVerified: true, hasProfile: true },
  pin_expired: { meaning: 'PIN verified over five minutes ago', ...member, pin: 'closed' },
  pin_stale: { meaning: 'PIN verified over two minutes ago', ...member, pin: 'open' },
  member: { meaning: 'PIN just verified', ...member },
  business_owner: { meaning: 'a member with that role', ...member, roles: ['business_owner'] },
  key_all_scopes: { meaning: 'a program whose API key has every scope', scopes: apiScopes },
  key_one_scope: { meaning: 'a program whose API key may only read payments', scopes: ['payments.read'] },
  key_revoked: { meaning: 'a program whose API key was revoked', stop: 'token_invalid' },
  admin_one_factor: { meaning: 'super admin, password only', ...member, roles: ['super_admin'] },
} as const satisfies Readonly<Record<string, Caller>>;
/** A person with a role of the staff and a second factor goes by the name of the role. */
export type CallerName = keyof typeof callers | StaffRole;
export const callerNames: readonly CallerName[] = [
  ...(Object.keys(callers) as (keyof typeof callers)[]),
  ...staffRoles,
];

export function callerOf(name: CallerName): Caller {
  if (!isStaffRole(name)) return callers[name];
  return { meaning: 'of the staff, with a second factor', ...member, roles: [name], hasSecondFactor: true };
}

export const PASSES = 'passes';

/** Codes of the door: the person who passes never gets one of them. */
export const doorCodes: ReadonlySet<string> = new Set([
  'token_missing',
  'token_invalid',
  'token_expired',
  'session_expired',
  'network_refused',
  'key_refused',
  'scope_required',
  'verification_required',
  'profile_incomplete',
  'role_required',
  'second_factor_required',
  'pin_required',
]);

/** The code that stops a caller, or `passes`. */
export function expectedOf(operation: Operation, name: CallerName): string {
  const caller = callerOf(name);
  if (operation.access === 'public') return PASSES;
  if (caller.stop !== undefined) return caller.stop;
  if (caller.scopes !== undefined) {
    // The stream of a person's pages knows people only.
    if (operation.isStream) return 'token_invalid';
    if (operation.scope === undefined) return 'key_refused';
    return caller.scopes.includes(operation.scope) ? PASSES : 'scope_required';
  }
  if (operation.access === 'verified' && caller.isVerified !== true) return 'verification_required';
  if (operation.access === 'profiled' && caller.hasProfile !== true) return 'profile_incomplete';
  if (operation.roles.length > 0) {
    const granting = operation.roles.filter((role) => caller.roles?.includes(role));
    if (granting.length === 0) return 'role_required';
    if (granting.every(isStaffRole) && caller.hasSecondFactor !== true) return 'second_factor_required';
  }
  if (operation.pin === 'verified' && caller.pin !== 'open' && caller.pin !== 'fresh') return 'pin_required';
  return operation.pin === 'fresh' && caller.pin !== 'fresh' ? 'pin_required' : PASSES;
}

const SIGNS: Readonly<Record<string, string>> = { [PASSES]: '✓' };

/** The table of all operations and callers; `readMatrix` reads it back. */
export function accessMatrix(document: unknown): string {
  const operations = operationsOf(document as Document);
  const legend = callerNames.map((name) => `- \`${name}\`: ${callerOf(name).meaning}`);
  const head = ['operation', ...callerNames];
  const rows = operations.map((operation) => [
    operation.id,
    ...callerNames.map((name) => {
      const code = expectedOf(operation, name);
      return SIGNS[code] ?? code;
    }),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Who gets past the door',
    '',
    'What the door answers to each caller; ✓ lets the request in, to be judged by its content. `npm run fuzz` asks every cell of a running product.',
    '',
    ...legend,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Expected codes by operation and caller, from the reviewed table. */
export function readMatrix(markdown: string): ReadonlyMap<string, ReadonlyMap<CallerName, string>> {
  const rows = markdown
    .split('\n')
    .filter((text) => text.startsWith('| ') && !text.startsWith('| operation') && !text.startsWith('| ---'))
    .map((text) =>
      text
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  return new Map(
    rows.map(([id = '', ...cells]) => [
      id,
      new Map(callerNames.map((name, at) => [name, cells[at] === '✓' ? PASSES : (cells[at] ?? '')])),
    ]),
  );
}
