import { endpoint, rawBytes } from '@egcr/contract/endpoint';
import { refusals } from '@egcr/contract/refusals';
import { uuid } from '@egcr/contract/ids';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { ServerDomain } from '../domain.ts';
import { rateOf, refusalsOf, rolesOf, statusOf, whoMayCall } from './call-facts.ts';
import { callSection } from './reference-call.ts';

const { full } = refusals({ full: [409, 'No place is left.'] });
const read = endpoint({
  name: 'school.read_lesson',
  summary: 'One lesson.',
  method: 'GET',
  path: '/api/v1/school/lessons/:id',
  params: z.object({ id: uuid }),
  reply: z.string(),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
const { reply: _reply, params: _params, ...bare } = read;
const staff = endpoint({
  ...bare,
  name: 'school.close',
  method: 'POST',
  path: '/api/v1/school/closing',
  access: 'verified',
  permission: 'school.close',
  pin: 'fresh',
  rate: 'secret',
  scope: 'school:write',
  idempotency: 'required',
  body: z.object({ why: z.string() }),
  refusals: [full],
});
const domains: readonly ServerDomain[] = [
  { name: 'school' },
  { name: 'roles', rolesWith: (permission) => (permission === 'school.close' ? ['admin', 'head'] : []) },
];

/** What stands in the section of a call, without its tags; cells and lines are divided by bars. */
function saidOf(call: Parameters<typeof callSection>[0]): string {
  return callSection(call, { domains, publicUrl: 'https://egcr.example' })
    .text.replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\s*\n\s*/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');
}

it('a call that anybody may make shows its address and answer, and an example without a token', () => {
  const said = saidOf(read);
  expect(said).toContain('|school.read_lesson|GET|');
  expect(said).toContain('|Anyone|');
  expect(said).toContain('|Answer 200|');
  expect(said).toContain(
    "|curl 'https://egcr.example/api/v1/school/lessons/01890a5d-ac96-774b-bcce-b302099a8057'|",
  );
  expect(said).not.toContain('Authorization');
  expect(said).toContain('|Needed|Rules|id|string|yes|UUID|');
  // A whole value without members, and without a rule to show.
  expect(said).toContain('|(the value itself)|string|yes|');
});

it('a call of the staff shows the roles that open it, its key, its own refusals apart from those of many calls', () => {
  const said = saidOf(staff);
  expect(said).toContain('|Signed in, e-mail or phone verified, with school.close: admin, head|');
  expect(said).toContain('|Verified in the last two minutes|');
  expect(said).toContain('|30 in 300 s|');
  expect(said).toContain('|school:write|');
  expect(said).toContain('|409|full|No place is left.|');
  expect(said).toContain('|Answer 204|');
  expect(said).toContain("curl -X POST 'https://egcr.example/api/v1/school/closing' \\|");
  expect(said).toContain(String.raw`-H "Authorization: Bearer $TOKEN" \|`);
  expect(said).toContain(String.raw`-H "Idempotency-Key: $(uuidgen)" \|`);
  expect(said).toContain(`-d '{"why":"why"}'|`);
  const shared = said.slice(said.indexOf('token_missing'));
  expect(shared).not.toContain('|full|');
  expect(saidOf(read)).not.toContain('No place is left.');
});

it('a call that takes bytes, or answers a file, says so', () => {
  const { body: _body, idempotency: _once, ...open } = staff;
  const piece = saidOf({ ...open, takesBytes: true, body: rawBytes });
  expect(piece).toContain('Content-Type: application/octet-stream');
  expect(piece).toContain('--data-binary @piece');
  expect(piece).not.toContain('Idempotency-Key');
  expect(saidOf({ ...bare, file: ['text/csv', 'application/pdf'] })).toContain('|text/csv, application/pdf|');
});

it('who may call, how often and with which answer follows from the declaration', () => {
  expect([statusOf(read), statusOf(staff), statusOf({ ...bare, file: ['text/csv'] })]).toEqual([
    200, 204, 200,
  ]);
  expect(statusOf({ ...read, status: 202 })).toBe(202);
  expect(whoMayCall({ ...bare, access: 'profiled', roles: ['pupil', 'teacher'] }, domains)).toBe(
    'Signed in, profile complete, as pupil or teacher',
  );
  expect(whoMayCall({ ...bare, access: 'signed_in' }, domains)).toBe('Signed in');
  expect(rolesOf({ ...bare, roles: ['pupil'] }, domains)).toEqual(['pupil']);
  expect(rolesOf({ ...bare, permission: 'school.paint' }, domains)).toEqual([]);
  expect(rateOf({ ...bare, rate: 'money' })).toBe('60 in 60 s');
});

const TOKEN = 'token_missing token_invalid token_expired session_expired network_refused';

it.each([
  ['a public call that says nothing', bare, 'rate_limited'],
  [
    'one with a body',
    { ...bare, body: z.object({}) },
    'too_large unsupported_media_type rate_limited validation_failed',
  ],
  ['one with parameters', read, 'rate_limited validation_failed'],
  ['one with a query', { ...bare, query: z.object({}) }, 'rate_limited validation_failed'],
  ['one of persons alone', { ...bare, access: 'signed_in' }, `rate_limited ${TOKEN} key_refused`],
  [
    'one of staff, with a key and a PIN',
    staff,
    `too_large unsupported_media_type rate_limited ${TOKEN} scope_required verification_required role_required second_factor_required pin_required idempotency_key_required validation_failed idempotency_mismatch in_progress already_done full`,
  ],
  [
    'one for a business, of whole profiles with a role',
    { ...bare, access: 'profiled', scope: 's', roles: ['pupil'], actsWith: 'view' },
    `rate_limited ${TOKEN} scope_required profile_incomplete role_required second_factor_required not_found`,
  ],
] as const)('the refusals of %s are each named once, in the order of the checks', (_what, call, codes) => {
  const named = refusalsOf(call).map(({ code }) => code);
  expect(named.join(' ')).toBe(`malformed_request ${codes} internal overloaded`);
});
