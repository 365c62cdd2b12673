import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';
import { afterEach, describe, expect, it } from 'vitest';

import { seemsEditor } from './rights.ts';

afterEach(() => localStorage.clear());

describe('the control for editors', () => {
  it.each([
    [JSON.stringify({ user: { app_metadata: { roles: ['content_editor'] } } }), true],
    [JSON.stringify({ user: { app_metadata: { roles: ['super_admin'] } } }), true],
    [JSON.stringify({ user: { app_metadata: { roles: ['business_owner'] } } }), false],
    [JSON.stringify({ user: { app_metadata: {} } }), false],
    [JSON.stringify({ user: { user_metadata: { roles: ['super_admin'] } } }), false],
    ['not json', false],
    ['null', false],
  ])('is offered by the session %s: %s [HOME-14]', (stored, isOffered) => {
    localStorage.setItem(SESSION_STORAGE_KEY, stored);
    expect(seemsEditor()).toBe(isOffered);
  });

  it('is offered to nobody who is not signed in [HOME-14]', () => {
    expect(seemsEditor()).toBe(false);
  });
});
