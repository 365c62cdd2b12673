import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';
import { readStored } from '@egcr/web-kit/stored';

const EDITORS: readonly unknown[] = ['content_editor', 'super_admin'];

/**
 * Does the session kept in this browser say that its person edits the site? It only decides whether the control is fetched and shown:
 * the server judges every call by its own list of roles.
 */
export function seemsEditor(): boolean {
  const stored = readStored(SESSION_STORAGE_KEY);
  if (stored === null) return false;
  try {
    const roles = memberOf(memberOf(memberOf(JSON.parse(stored), 'user'), 'app_metadata'), 'roles');
    return Array.isArray(roles) && roles.some((role) => EDITORS.includes(role));
  } catch {
    return false;
  }
}

function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.entries(given).find(([key]) => key === name)?.[1];
}
