import type { Permission } from '@egcr/contract/endpoint';
import type { SectionName } from '@egcr/contract/product-screens';
import type { Screen } from '@egcr/contract/screen';
import type { ComponentType } from 'react';

import type { ActWords } from './acts.ts';
import type { KeptInBrowser } from './browser-storage.ts';
import type { Finder } from './finds.ts';
import type { Catalogue, Messages } from './messages.ts';
import type { Meeting } from './link-owner.ts';
import type { Icon, Place } from './navigation.ts';
import type { SpokenNotice } from './speaker.ts';
import type { SessionPorts } from './session.ts';
import type { Shell } from './shell.ts';
import type { StaffDoors } from './staff-door.tsx';

/** Fetches a screen when it is visited. */
export type ScreenLoader = () => Promise<{ readonly Screen: ComponentType }>;
/** A domain's screens by name, each fetched when it is visited. */
export type Screens<Name extends string = string> = Readonly<Record<Name, ScreenLoader>>;
/** A permission that opens a part of the staff's screens; `scopedBy` names the kinds of places for which it is enough to have it. */
export interface DoorKey {
  readonly permission: Permission;
  readonly scopedBy?: readonly string[];
}

/** What a domain puts into a slot of another; it is fetched when it is shown. */
export interface Part {
  /** Its place among those that fill the slot: smaller numbers come first. */
  readonly at: number;
  readonly load: () => Promise<{ readonly Slot: ComponentType }>;
  /** For those of the staff alone to whom a role gives this; for everybody else it is not fetched either. */
  readonly door?: DoorKey;
}

/** A part that readers choose from a list: it has a name in the address, a sign, and a title in its own domain's texts. */
export interface Section extends Part {
  readonly name: SectionName;
  readonly Icon: Icon;
  readonly loadTexts: () => Promise<{ readonly sectionTexts: Catalogue<Messages> }>;
}

/** A part that readers put where they want it: it has a name that is kept, and a title in its own domain's texts. */
export interface Tile extends Part {
  /** Of all that fill the slot, one has it. What readers arranged names it, so it never changes. */
  readonly name: string;
  /** Where it stands until a reader moves it. */
  readonly column: 'wide' | 'side';
  readonly loadTexts: () => Promise<{ readonly sectionTexts: Catalogue<Messages> }>;
}

interface SlotKinds {
  readonly part: Part;
  readonly section: Section;
  readonly tile: Tile;
}

/** The slots that a domain offers, and what each takes: `interface SettingsSlots { 'settings.sections': 'section' }` in its contract. */
export type OfferedSlots<All = Readonly<Record<string, keyof SlotKinds>>> = {
  readonly [Name in keyof All]: keyof SlotKinds;
};

/** What a domain puts into slots of others, by their names: `Slots<SettingsSlots & WalletSlots>`. */
export type Slots<All extends OfferedSlots<All> = OfferedSlots> = {
  readonly [Name in keyof All]?: readonly SlotKinds[All[Name]][];
};

type Words<Name extends string> = Catalogue<Readonly<Record<Name, string>>>;
type OpenName<Row extends Screen> = Extract<Row, { readonly guard: 'public'; readonly isOpen: true }>['name'];
type GuardedName<Row extends Screen> = Exclude<
  Extract<Row, { readonly isOpen: true }>,
  { readonly guard: 'public' }
>['name'];

/** What everyone may meet: fetched with the first page that is not the landing page. */
export interface OpenParts<Name extends string = string> {
  readonly screens?: Screens<Name>;
  /** What its public pages say about themselves to search engines. */
  readonly loadHead?: () => Promise<{ readonly headTexts: Words<Name> }>;
  /** What it keeps in a browser without asking. */
  readonly keeps?: readonly KeptInBrowser[];
  /** What stands beside every page on which people act. */
  readonly beside?: () => Promise<{ readonly Beside: ComponentType }>;
  /** Its calls for the session; all domains together give each of them once. */
  readonly loadSessionCalls?: () => Promise<Partial<SessionPorts>>;
  /** Adds to requests to the identity server what they have to bring. */
  readonly wrapAuth?: (send: typeof fetch) => Promise<typeof fetch>;
  /** Asks whether a link may put another account in the place of the one signed in. */
  readonly loadLinkQuestion?: () => Promise<{ readonly LinkQuestion: ComponentType<LinkQuestionProps> }>;
}

interface LinkQuestionProps {
  readonly meeting: Meeting;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** What a domain shows on every page, once the page has loaded. */
export interface LaterPart {
  readonly load: () => Promise<{ readonly Later: ComponentType }>;
  /** A press on a control with this `data-opens` fetches it too, and is told to it. */
  readonly opener?: { readonly name: string; readonly open: () => Promise<void> };
}

/** What only signed-in people meet. */
export interface SignedInParts<Name extends string = string> {
  readonly screens?: Screens<Name>;
  /** Where its screens stand in the navigation, and their signs. */
  readonly places?: Readonly<Partial<Record<Name, Place>>>;
  readonly slots?: Slots;
  /** What its acts are called in the audit log and the activity log. */
  readonly loadActs?: ActWords;
  /** What the bell says of its notices; fetched when the first is read. */
  readonly loadNotices?: () => Promise<{ readonly notices: readonly SpokenNotice[] }>;
  /** The doors of the staff's screens: one domain declares them. */
  readonly loadDoors?: () => Promise<{ readonly doors: StaffDoors }>;
  /** What the search finds in it: people, transactions, acts; fetched when the search is first opened. */
  readonly loadFinds?: () => Promise<{ readonly finds: Finder }>;
}

/** What the web app merges of a domain. Every page brings it: addresses and titles, and the ways to the rest. */
export interface WebDomain<Row extends Screen = Screen> {
  readonly screens: readonly Row[];
  readonly titles?: Words<Row['name']>;
  /** Public screens that need nothing else of what everyone may meet: pages that people read. They are also in `loadOpen`. */
  readonly first?: Screens;
  readonly loadOpen?: () => Promise<OpenParts>;
  readonly loadSignedIn?: () => Promise<SignedInParts>;
  /** What stands around every page: one domain declares it. */
  readonly loadShell?: () => Promise<{ readonly shell: Shell }>;
  readonly later?: LaterPart;
  /** What it reads of an address as soon as someone arrives there, by the parameter of the query. It gets the whole query. */
  readonly takes?: Readonly<Record<string, (search: string) => Promise<void>>>;
}

type Shown<Name extends string, Loaders> = [Name] extends [never] ? object : Loaders;

type Declared<Row extends Screen> = WebDomain<Row> & { readonly titles: Words<Row['name']> } & Shown<
    OpenName<Row>,
    { readonly loadOpen: () => Promise<Required<Pick<OpenParts<OpenName<Row>>, 'screens' | 'loadHead'>>> }
  > &
  Shown<
    GuardedName<Row>,
    { readonly loadSignedIn: () => Promise<Required<Pick<SignedInParts<GuardedName<Row>>, 'screens'>>> }
  >;

/** Declares a domain with screens: each has a title, each open one has something to show, and each public one says what it is. */
export function webDomain<const Row extends Screen>(domain: Declared<Row>): WebDomain<Row> {
  return domain;
}

type SectionKey<Name extends string> = Name | `${Name}.text`;

/** Declares a section: its title stands in the texts under its name, and what it is about under `name.text`. */
export function section<const Name extends SectionName>(
  declared: Section & {
    readonly name: Name;
    readonly loadTexts: () => Promise<{ readonly sectionTexts: Words<SectionKey<Name>> }>;
  },
): Section {
  return declared;
}
