import type { SectionName } from '@egcr/contract/product-screens';
import { createContext, lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';

import { fetchPart } from './connection.ts';
import { useText } from './i18n.tsx';
import { joined, type Catalogue, type Messages } from './messages.ts';
import type { Icon } from './navigation.ts';
import type { DoorKey, OfferedSlots, Part, Section, Slots, Tile } from './web-domain.ts';

interface PreparedPart {
  readonly part: Part | Section | Tile;
  readonly Filled: ComponentType;
}

interface PreparedSlot {
  /** In their order. */
  readonly parts: readonly PreparedPart[];
  /** The titles of all its sections; fetched once, and again after a failure. */
  readonly loadTexts: () => Promise<Catalogue<Messages>>;
}

type PreparedSlots = Readonly<Partial<Record<string, PreparedSlot>>>;
const SlotContext = createContext<PreparedSlots>({});
const SubjectContext = createContext<string | undefined>(undefined);

/** Brings together what all domains put into each slot, as lazily fetched components. Call once, outside components. */
export function prepareSlots(all: readonly Slots[]): PreparedSlots {
  const names = new Set(all.flatMap((slots) => Object.keys(slots)));
  return Object.fromEntries(
    [...names].map((name) => {
      const parts = all
        .flatMap((slots) => slots[name] ?? [])
        .toSorted((one, other) => one.at - other.at)
        .map((part) => ({
          part,
          Filled: lazy(async () => ({ default: (await fetchPart(part.load)).Slot })),
        }));
      return [name, { parts, loadTexts: textsOf(parts.map(({ part }) => part)) }];
    }),
  );
}

function textsOf(parts: readonly PreparedPart['part'][]): PreparedSlot['loadTexts'] {
  let loading: Promise<Catalogue<Messages>> | undefined;
  async function fetchAll(): Promise<Catalogue<Messages>> {
    const areas = await Promise.all(parts.flatMap((part) => ('name' in part ? [part.loadTexts()] : [])));
    return joined([...new Set(areas.map(({ sectionTexts }) => sectionTexts))]);
  }
  return () => {
    loading ??= fetchAll().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
}

export function SlotProvider({
  slots,
  children,
}: {
  readonly slots: PreparedSlots;
  readonly children: ReactNode;
}) {
  return <SlotContext value={slots}>{children}</SlotContext>;
}

/** Fetches what these slots will show while the page still waits for something else; nothing that is behind a door. */
export function useSlotsAhead(names: readonly string[]): void {
  const slots = use(SlotContext);
  // The line to the server is outside React. What was fetched once is not fetched again; a failure is left to the person who shows it.
  useEffect(() => {
    for (const { part } of names.flatMap((name) => slots[name]?.parts ?? []))
      if (part.door === undefined) void part.load().catch(() => undefined);
  }, [names, slots]);
}

interface SlotProps<Name extends string> {
  readonly name: Name;
  /** Stands in the place of each part until it is there. */
  readonly waiting?: ReactNode;
  /** The id of the person or thing that this place is about; parts read it with `useSlotSubject`. */
  readonly about?: string;
  /** Which doors are open to the person; without it, parts behind a door are neither shown nor fetched. */
  readonly isOpen?: (door: DoorKey) => boolean;
}

type NamesOf<All extends OfferedSlots<All>, Kind> = {
  [Name in keyof All]: All[Name] extends Kind ? Name : never;
}[keyof All] &
  string;

/** A slot whose names are those that a domain declares: `const StaffPlace: Offered<StaffSlots> = Slot`. */
export type Offered<All extends OfferedSlots<All>> = (props: SlotProps<NamesOf<All, 'part'>>) => ReactNode;

/** Shows what domains have put into this slot, one after the other; nothing where none has. */
export function Slot({ name, waiting = null, about, isOpen }: SlotProps<string>) {
  const { [name]: slot } = use(SlotContext);
  return slot?.parts
    .filter(({ part: { door } }) => door === undefined || isOpen?.(door) === true)
    .map(({ part, Filled }) => (
      <Suspense key={part.at} fallback={waiting}>
        <SubjectContext value={about}>
          <Filled />
        </SubjectContext>
      </Suspense>
    ));
}

/** Whether any domain has put something into this slot. */
export function useIsFilled(name: string): boolean {
  return (use(SlotContext)[name]?.parts.length ?? 0) > 0;
}

/** What the place is about that a part fills; undefined where the place says nothing of it. */
export function useSlotSubject(): string | undefined {
  return use(SubjectContext);
}

/** A section as the page shows it. */
export interface ShownSection {
  readonly name: SectionName;
  readonly Icon: Icon;
  readonly title: string;
  /** What stands in it, in a few words. */
  readonly text: string;
  readonly Shown: ComponentType;
}

/** Reads the sections of a slot: `const useSettings: OfferedSections<SettingsSlots> = useSections`. */
export type OfferedSections<All extends OfferedSlots<All>> = (
  name: NamesOf<All, 'section'>,
) => readonly ShownSection[];

const none = joined([]);
const noTexts = Promise.resolve(none);

/** The sections of a slot in their order, in the reader's words. Suspends while the words are fetched. */
export function useSections(name: string): readonly ShownSection[] {
  const slot = use(SlotContext)[name];
  const t = useText(use(slot?.loadTexts() ?? noTexts));
  return (slot?.parts ?? []).flatMap(({ part, Filled }) =>
    'Icon' in part
      ? [
          {
            name: part.name,
            Icon: part.Icon,
            title: t(part.name),
            text: t(`${part.name}.text`),
            Shown: Filled,
          },
        ]
      : [],
  );
}

/** A tile as the page shows it. */
export interface ShownTile extends Pick<Tile, 'name' | 'column'> {
  readonly Shown: ComponentType;
}

/** Reads the tiles of a slot: `const useHomeTiles: OfferedTiles<HomeSlots> = useTiles`. */
export type OfferedTiles<All extends OfferedSlots<All>> = (
  name: NamesOf<All, 'tile'>,
) => readonly ShownTile[];

/** The tiles of a slot in their order, without their titles: nothing waits for these. */
export function useTiles(name: string): readonly ShownTile[] {
  return (use(SlotContext)[name]?.parts ?? []).flatMap(({ part, Filled }) =>
    'column' in part ? [{ name: part.name, column: part.column, Shown: Filled }] : [],
  );
}

/** The titles of a slot's tiles, by their names. Suspends while the words are fetched. */
export function useTileTitles(name: string): (tile: string) => string {
  const slot = use(SlotContext)[name];
  return useText(use(slot?.loadTexts() ?? noTexts));
}
