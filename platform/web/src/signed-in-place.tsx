import { Suspense, type ComponentType } from 'react';

import { lazyBeside } from './lazy-beside.ts';
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

const Filled = lazyBeside(async () => loadPlace?.() ?? Nothing);

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
