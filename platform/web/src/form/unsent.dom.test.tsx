import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { anonymousState } from '../auth-state.ts';
import { changeAuthState } from '../session-state.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

const schema = z.object({ purpose: z.string() });
const changes = { purpose: 'A fund' };
const read = () => readUnsent('draft', schema);

const signIn = (id: string) =>
  changeAuthState({
    ...anonymousState,
    isAuthenticated: true,
    user: { id, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false },
  });

beforeEach(() => signIn('ada'));
afterEach(() => localStorage.clear());

it('unsent changes are there again for the same person, until they were sent', () => {
  writeUnsent('draft', changes);
  expect(read()).toEqual(changes);
  writeUnsent('draft', undefined);
  expect(read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('another person who signs in finds nothing, and nothing is left', () => {
  writeUnsent('draft', changes);
  signIn('bola');
  expect(read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  signIn('ada');
  expect(read()).toBeUndefined();
});

it('unsent changes are forgotten at sign-out', () => {
  writeUnsent('draft', changes);
  forgetDrafts();
  expect(localStorage).toHaveLength(0);
});

it('a visitor keeps nothing', () => {
  changeAuthState(anonymousState);
  writeUnsent('draft', changes);
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '{"owner":"ada"}', '{"owner":"ada","changes":{"purpose":1}}', 'null'])(
  'what cannot be read is no change: %s',
  (text) => {
    localStorage.setItem('egcr.unsent.draft', text);
    expect(read()).toBeUndefined();
  },
);
