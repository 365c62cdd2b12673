import { addresses, type Address, type Frame, type GuardLevel } from '@egcr/site/contract';
import { loadSignedIn, PageWaiting, PublicFrame } from '@egcr/site/web';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';

import { PageFailed } from './page-failed.tsx';
import { PageNotFound } from './page-not-found.tsx';
import { RootFrame } from './root-frame.tsx';
import { loadScreen, withTexts } from './screens.tsx';
import { needSession } from './session-when-needed.ts';

const root = createRootRoute({ component: RootFrame, notFoundComponent: PageNotFound });

const frames = {
  public: PublicFrame,
  entry: PublicFrame,
  bare: lazyRouteComponent(() => withTexts(async () => (await loadSignedIn()).frames.bare()), 'BareFrame'),
  app: lazyRouteComponent(() => withTexts(async () => (await loadSignedIn()).frames.app()), 'AppFrame'),
} as const;

/** A pathless route that lets in who meets its level; the levels nest, so each checks only after the one around it. */
function guarded(parent: AnyRoute, id: string, level: GuardLevel): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    id,
    beforeLoad: async (entry) => {
      const { passGuard } = await import('./guard-entry.ts');
      await passGuard(level, entry);
    },
    pendingComponent: PageWaiting,
  });
}

/** A pathless route around everything people act on: session, toasts, dialogs, places filled by other domains. */
function rich(parent: AnyRoute, session: () => Promise<void>): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    id: 'rich',
    beforeLoad: session,
    component: lazyRouteComponent(() => withTexts(() => import('./rich-frame.tsx')), 'RichFrame'),
    pendingComponent: PageWaiting,
  });
}

function framed(parent: AnyRoute, frame: Frame): AnyRoute {
  return createRoute({ getParentRoute: () => parent, id: `${frame}-frame`, component: frames[frame] });
}

function screensIn(parent: AnyRoute, isHere: (address: Address) => boolean): AnyRoute[] {
  return addresses.filter(isHere).map((address) =>
    createRoute({
      getParentRoute: () => parent,
      path: address.path,
      component: lazyRouteComponent(() => loadScreen(address), 'Screen'),
      pendingComponent: PageWaiting,
    }),
  );
}

function at(frame: Frame, guard: GuardLevel) {
  return (address: Address) => address.frame === frame && address.guard === guard;
}

function buildTree(session: () => Promise<void>) {
  const open = framed(root, 'public');
  const acting = rich(root, session);
  const entry = framed(acting, 'entry');
  const signedIn = guarded(acting, 'signed-in', 'signed_in');
  const bare = framed(signedIn, 'bare');
  const bareProfiled = guarded(bare, 'bare-profiled', 'profiled');
  const profiled = guarded(signedIn, 'profiled', 'profiled');
  const app = framed(profiled, 'app');
  const pinned = guarded(app, 'pinned', 'pinned');
  return root.addChildren([
    open.addChildren(screensIn(open, at('public', 'public'))),
    acting.addChildren([
      entry.addChildren(screensIn(entry, at('entry', 'public'))),
      signedIn.addChildren([
        bare.addChildren([
          ...screensIn(bare, at('bare', 'signed_in')),
          bareProfiled.addChildren(screensIn(bareProfiled, at('bare', 'profiled'))),
        ]),
        profiled.addChildren([
          app.addChildren([
            ...screensIn(app, at('app', 'profiled')),
            pinned.addChildren(screensIn(pinned, at('app', 'pinned'))),
          ]),
        ]),
      ]),
    ]),
  ]);
}

/** Search parameters stay the strings they are: `?code=012345` must not become a number. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

function routerOf(session: () => Promise<void>, history?: RouterHistory) {
  return createRouter({
    routeTree: buildTree(session),
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    // As the server reads addresses: one page, one address (see `otherwiseSpelled`).
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailed,
    // The page scrolls to the top on every change of route, also on the way back (see PageAnnouncer).
    scrollRestoration: false,
  });
}

export type AppRouter = ReturnType<typeof routerOf>;

/** The router over all addresses. Made after the shell has read the address: it looks at it at once. */
export function makeRouter(): AppRouter {
  // The session's machinery follows the router, and the guards wait for it.
  const router: AppRouter = routerOf(() => needSession(router));
  return router;
}

/** The same for a page that is drawn ahead of time, where nobody is signed in. */
export function makeStillRouter(history: RouterHistory): AppRouter {
  return routerOf(() => Promise.resolve(), history);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
