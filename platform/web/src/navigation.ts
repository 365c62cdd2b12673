import type { ComponentType, SVGProps } from 'react';

import { screenOf, type ScreenName } from '@egcr/contract/product-screens';

/** The groups of the signed-in navigation, in their order, by what people come for. */
export const navigationGroups = ['you', 'money', 'support', 'business', 'public', 'tools'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** Where a screen stands in the signed-in navigation. */
export interface Place {
  readonly Icon: Icon;
  readonly group: NavigationGroup;
  /** Its place among those of its group: smaller numbers come first. */
  readonly at: number;
  /** Its place in the bar of a phone, where it has one of the three. */
  readonly bar?: number;
  /** The keys that lead to it, pressed one after the other: `g w`. No two screens share them. */
  readonly keys?: `g ${string}`;
  /** What its entry shows beside its name, such as that it is stopped; draws nothing where there is nothing to say. */
  readonly Mark?: ComponentType;
  /** Shown to those who work for the platform, and also in their account's menu. */
  readonly isForStaff?: boolean;
}

/** Places of a domain's screens, by their names. */
export type Places = Readonly<Record<string, Place>>;

export interface NavigationEntry extends Place {
  readonly screen: ScreenName;
  readonly href: string;
  readonly isOpen: boolean;
}

let places: ReadonlyMap<ScreenName, Place> = new Map();

/** Called by the app with the places of all domains, before a signed-in page is drawn. */
export function connectNavigation(found: Places): void {
  // The app's list gives the names their type.
  places = new Map(Object.entries(found) as [ScreenName, Place][]);
}

/** The place of a screen; undefined where the navigation does not lead to it. */
export function placeOf(screen: ScreenName): Place | undefined {
  return places.get(screen);
}

/** Every entry of the navigation by group, in its order; groups without entries are left out, and so is what is for the staff. */
export function navigation({ isStaff = false }: { readonly isStaff?: boolean } = {}): readonly {
  readonly group: NavigationGroup;
  readonly entries: readonly NavigationEntry[];
}[] {
  const all = entries().filter(({ isForStaff }) => isStaff || isForStaff !== true);
  return navigationGroups
    .map((group) => ({
      group,
      entries: all.filter((entry) => entry.group === group).toSorted((one, other) => one.at - other.at),
    }))
    .filter((each) => each.entries.length > 0);
}

/** Where those who work for the platform find their work. */
export function staffEntries(): readonly NavigationEntry[] {
  return entries().filter(({ isForStaff }) => isForStaff === true);
}

/** The places that a phone's bottom bar leads to. */
export function barEntries(): readonly NavigationEntry[] {
  return entries()
    .filter(({ bar }) => bar !== undefined)
    .toSorted((one, other) => (one.bar ?? 0) - (other.bar ?? 0));
}

function entries(): readonly NavigationEntry[] {
  return [...places].map(([screen, place]) => {
    const { path, isOpen } = screenOf(screen);
    return { screen, href: path, isOpen, ...place };
  });
}
