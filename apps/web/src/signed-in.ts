import { connectActs } from '@egcr/web-kit/acts';
import { connectFinds } from '@egcr/web-kit/finds';
import { connectNavigation, type Places } from '@egcr/web-kit/navigation';
import { connectNotices } from '@egcr/web-kit/notices';
import type { SpokenNotice } from '@egcr/web-kit/speaker';
import { connectStaffDoors } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, SignedInParts, Slots } from '@egcr/web-kit/web-domain';

import { webDomains } from './domains.ts';

interface SignedIn {
  readonly screens: Screens;
  readonly places: Places;
  readonly slots: readonly Slots[];
  readonly loadNotices: () => Promise<readonly SpokenNotice[]>;
}

let signedIn: Promise<SignedIn> | undefined;

/** What signed-in people meet of all domains: screens, their places in the navigation, and what domains put into places of others. */
export function loadSignedIn(): Promise<SignedIn> {
  signedIn ??= mergeSignedIn().catch((failure: unknown) => {
    signedIn = undefined;
    throw failure;
  });
  return signedIn;
}

async function mergeSignedIn(): Promise<SignedIn> {
  const all: readonly SignedInParts[] = await Promise.all(
    webDomains.flatMap(({ loadSignedIn: load }) => (load ? [load()] : [])),
  );
  const places = Object.assign({}, ...all.map((each) => each.places)) as Places;
  connectNavigation(places);
  const loadNotices = async () => {
    const found = await Promise.all(all.flatMap(({ loadNotices: load }) => (load ? [load()] : [])));
    return found.flatMap(({ notices }) => notices);
  };
  connectNotices(loadNotices);
  connectFinds(async () => {
    const found = await Promise.all(all.flatMap(({ loadFinds }) => (loadFinds ? [loadFinds()] : [])));
    return found.map(({ finds }) => finds);
  });
  connectStaffDoors(all.find(({ loadDoors }) => loadDoors)?.loadDoors);
  connectActs(all.flatMap(({ loadActs }) => loadActs ?? []));
  return {
    screens: Object.assign({}, ...all.map(({ screens }) => screens)) as Screens,
    places,
    slots: all.map(({ slots = {} }) => slots),
    loadNotices,
  };
}
