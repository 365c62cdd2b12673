export { createProfile } from './create-profile.ts';
export type { Profile, ProfileDoor } from './door.ts';
export type { KnownPerson, People } from './people.ts';
export type { SamplePerson } from './store.ts';
