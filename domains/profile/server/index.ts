export { createProfile } from './create-profile.ts';
export type { KnownPerson, PinKeeper, Profile, ProfileDoor } from './door.ts';
