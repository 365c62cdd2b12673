import { createContext, lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';

/** Places that one domain offers and another fills; each is fetched when it is shown. */
export type SlotName =
  | 'dashboard.wallet'
  | 'settings.activity'
  | 'settings.contacts'
  | 'settings.preferences'
  | 'settings.referral'
  | 'settings.security'
  | 'shell.bell'
  | 'shell.preferences'
  | 'super-admin.bank-file'
  | 'super-admin.contact'
  | 'super-admin.price'
  | 'super-admin.proposals'
  | 'super-admin.rewards'
  | 'wallet.standing';
export type Slots = Readonly<Partial<Record<SlotName, () => Promise<{ readonly Slot: ComponentType }>>>>;

/** A domain's screens by name, as `domains/<name>/web/index.tsx` exports them; each is fetched when it is visited. */
export type Screens = Readonly<Record<string, () => Promise<{ readonly Screen: ComponentType }>>>;

interface FilledSlot {
  readonly Filled: ComponentType;
  /** Fetches it, and leaves a failure to whoever shows it. */
  readonly fetchAhead: () => void;
}

type SlotComponents = Readonly<Partial<Record<SlotName, FilledSlot>>>;
const SlotContext = createContext<SlotComponents>({});

/** Makes the slots of all domains into lazily fetched components. Call once, outside components. */
export function prepareSlots(slots: Slots): SlotComponents {
  const prepared = Object.entries(slots).map(([name, load]) => [
    name,
    {
      Filled: lazy(async () => ({ default: (await load()).Slot })),
      fetchAhead: () => void load().catch(() => undefined),
    } satisfies FilledSlot,
  ]);
  return Object.fromEntries(prepared) as SlotComponents;
}

export function SlotProvider({
  slots,
  children,
}: {
  readonly slots: SlotComponents;
  readonly children: ReactNode;
}) {
  return <SlotContext value={slots}>{children}</SlotContext>;
}

/** Which places are filled: a page leaves out the way to an empty one. */
export function useFilledSlots(): ReadonlySet<string> {
  return new Set(Object.keys(use(SlotContext)));
}

/** Fetches what these places will show while the page still waits for something else. */
export function useSlotsAhead(names: readonly SlotName[]): void {
  const slots = use(SlotContext);
  // The line to the server is outside React. What was fetched once is not fetched again.
  useEffect(() => {
    for (const name of names) slots[name]?.fetchAhead();
  }, [names, slots]);
}

/** Shows what a domain has put in this place; `waiting` until it is there, nothing where no domain fills it. */
export function Slot({ name, waiting = null }: { readonly name: SlotName; readonly waiting?: ReactNode }) {
  const slot = use(SlotContext)[name];
  if (!slot) return null;
  const { Filled } = slot;
  return (
    <Suspense fallback={waiting}>
      <Filled />
    </Suspense>
  );
}
