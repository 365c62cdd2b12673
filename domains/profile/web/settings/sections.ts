import {
  CircleUserRound,
  Contact,
  Gift,
  History,
  ShieldCheck,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';

/** Parts of the settings, in the order of the list; those with a slot are other domains' and are left out while nobody fills it. */
export const sections = [
  { name: 'profile', Icon: CircleUserRound },
  { name: 'contacts', slot: 'settings.contacts', Icon: Contact },
  { name: 'security', slot: 'settings.security', Icon: ShieldCheck },
  { name: 'preferences', slot: 'settings.preferences', Icon: SlidersHorizontal },
  { name: 'activity', slot: 'settings.activity', Icon: History },
  { name: 'referral', slot: 'settings.referral', Icon: Gift },
] as const satisfies readonly { readonly name: string; readonly slot?: string; readonly Icon: LucideIcon }[];

export type Section = (typeof sections)[number];

/** The parts that can be shown. */
export function openSections(filled: ReadonlySet<string>): readonly Section[] {
  return sections.filter((section) => !('slot' in section) || filled.has(section.slot));
}

/** The part an address asks for; undefined for the list, and for what there is not. */
export function sectionOf(search: string, open: readonly Section[]): Section | undefined {
  const wanted = new URLSearchParams(search).get('section');
  return open.find(({ name }) => name === wanted);
}

export function sectionAddress({ name }: Section): string {
  return `/settings?section=${name}`;
}
