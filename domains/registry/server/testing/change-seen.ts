import type { TestPerson } from '@egcr/wallet/testing';

import type { RegistryBank } from './registry-bank.ts';

const texts = (lines: readonly { readonly text: string; readonly shares: string | null }[]) =>
  lines.map(({ text, shares }) => (shares === null ? text : `${text} ${shares}`));

/** What an officer reads of a change: before, after, and whether it is out of date. */
export async function changeSeenBy(
  bank: RegistryBank,
  as: TestPerson,
  caseId: string,
): Promise<readonly unknown[]> {
  const path = `/api/v1/admin/registry/changes/${caseId}`;
  const { body } = await bank.call('GET', path, { as, role: 'super_admin' });
  return [texts(body.before), texts(body.after), body.is_stale];
}
