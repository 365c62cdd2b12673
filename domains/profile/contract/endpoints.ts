import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { profileRefusals } from './refusals.ts';
import { profile, savedProfile, username } from './shapes.ts';

const signedIn = { access: 'signed_in', pin: 'none' } as const;

export const readProfileCall = endpoint({
  name: 'profile.read_profile',
  summary: 'Your names and username, and whether you have a PIN.',
  method: 'GET',
  path: '/api/v1/profile',
  reply: profile,
  refusals: [profileRefusals.profile_missing],
  ...signedIn,
  rate: 'read',
});

/** For our own pages: that a new person has no profile yet is no failure, and no browser reports it as one. */
export const ownProfileCall = endpoint({
  name: 'profile.read_own_profile',
  summary: 'Your names and username, or null while you have none.',
  method: 'GET',
  path: '/api/v1/profile/own',
  reply: z.object({ profile: z.nullable(profile) }),
  refusals: [],
  ...signedIn,
  rate: 'read',
});

export const saveProfileCall = endpoint({
  name: 'profile.save_profile',
  summary: 'Saves your names and username.',
  method: 'PUT',
  path: '/api/v1/profile',
  body: savedProfile,
  reply: profile,
  refusals: [profileRefusals.username_taken],
  ...signedIn,
  rate: 'write',
});

export const checkUsernameCall = endpoint({
  name: 'profile.check_username',
  summary: 'Whether you could take this username.',
  method: 'GET',
  path: '/api/v1/profile/username/:name',
  params: z.object({ name: username }),
  reply: z.object({ username: z.string(), available: z.boolean() }),
  refusals: [],
  ...signedIn,
  rate: 'read',
});
