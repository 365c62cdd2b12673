import { lazy, Suspense, type ComponentType } from 'react';

import { useSession } from './session-state.ts';

interface PlaceProps {
  /** A slot that the domain of the page offers. */
  readonly name: string;
  /** What the place is about; parts read it with `useSlotSubject`. */
  readonly about: string;
}
type Place = ComponentType<PlaceProps>;

let loadPlace: (() => Promise<Place>) | undefined;

/** The web app says how the parts of all domains are fetched, with the first public page. */
export function connectSignedInPlaces(load: () => Promise<Place>): void {
  loadPlace = load;
}

const Nothing: Place = () => null;

const Filled = lazy(async () => ({
  // What a reader gets besides is no reason to lose the page that everyone reads.
  default: (await loadPlace?.().catch(() => Nothing)) ?? Nothing,
}));

/** A slot on a public page: what domains put into it is fetched and shown for signed-in readers alone. */
export function SignedInPlace(props: PlaceProps) {
  const isSignedIn = useSession((now) => now.isAuthenticated);
  if (!isSignedIn) return null;
  return (
    <Suspense>
      <Filled {...props} />
    </Suspense>
  );
}
