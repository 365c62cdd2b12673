import {
  Component,
  createContext,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import type { DrawnRouter, Router, Shown } from './router/make-router.ts';
import type { Failure } from './router/page.ts';

export { browserBar, thoughtBar, type AddressBar } from './router/address-bar.ts';
export { makeRouter, type DrawnRouter, type Router } from './router/make-router.ts';
export type { Level } from './router/page.ts';
export { partAtHand, partToFetch, type Part } from './router/part.ts';
export type { Place } from './router/place.ts';

interface Drawing {
  readonly router: DrawnRouter;
  readonly shown: Shown;
}

const DrawingContext = createContext<Drawing | undefined>(undefined);
/** How many layers stand around. */
const DepthContext = createContext(0);

function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error('only a page that a router shows has an address');
  return drawing;
}

/** Draws the page at the address, and every one that the person goes on to. */
export function RouterView({ router }: { readonly router: DrawnRouter }) {
  const [shown, setShown] = useState(router.shown);
  const last = useRef<string>(undefined);
  // The address bar is outside React.
  useEffect(() => {
    const take = (next: Shown | undefined) =>
      setShown((before) => (before === next ? before : (next ?? before)));
    const stopShowing = router.onShown(take);
    const stop = router.start();
    take(router.shown());
    return () => {
      stop();
      stopShowing();
    };
  }, [router]);
  // So is where the browser has scrolled to, and the person who waits for the drawing: they are told when all parts of the page stand.
  useLayoutEffect(() => {
    if (!shown) return;
    const { path, search, hash } = shown.place;
    router.tellDrawn({ place: shown.place, isComing: shown.isWaiting });
    if (shown.isWaiting) return;
    const isOther = last.current !== path + search + hash;
    last.current = path + search + hash;
    if (isOther && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [router, shown]);
  if (!shown) return null;
  const { Root } = router.parts;
  return (
    <DrawingContext value={{ router, shown }}>
      <Catch key="root" shown={shown} Failed={router.parts.Failed}>
        <Root />
      </Catch>
    </DrawingContext>
  );
}

/** Where the next layer of the page stands: in a frame, the page. */
export function Outlet(): ReactNode {
  const { router, shown } = useDrawing();
  const depth = use(DepthContext);
  const layer = shown.layers[depth];
  if (!layer) return null;
  const { Waiting, Failed } = router.parts;
  return (
    <DepthContext value={depth + 1}>
      <Catch key={layer.id} shown={shown} Failed={Failed}>
        <Suspense fallback={<Waiting />}>
          <layer.Component />
        </Suspense>
      </Catch>
    </DepthContext>
  );
}

interface CatchProps {
  readonly shown: Shown;
  readonly Failed: DrawnRouter['parts']['Failed'];
  readonly children: ReactNode;
}

interface Caught {
  readonly failure?: Failure | undefined;
  readonly shown: Shown;
}

/** In place of a layer that cannot be drawn, until something else is shown. */
class Catch extends Component<CatchProps, Caught> {
  override state: Caught = { shown: this.props.shown };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ shown }: CatchProps, before: Caught): Caught | null {
    return shown === before.shown ? null : { shown, failure: undefined };
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { failure } = this.state;
    return failure ? <Failed error={failure.error} /> : children;
  }
}

export function useRouter(): Router {
  return useDrawing().router;
}

/** The path of the page that is shown. */
export function usePath(): string {
  return useDrawing().shown.place.path;
}

/** The rest of its address, from the question mark. */
export function useSearch(): string {
  return useDrawing().shown.place.search;
}

/** One value of it: `?currency=EUR`. */
export function useSearchValue(name: string): string | null {
  return new URLSearchParams(useSearch()).get(name);
}

/** What stands in its path for `$name`. */
export function usePathPart(name: string): string {
  return useDrawing().shown.pathParts[name] ?? '';
}
