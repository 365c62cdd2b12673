// First: pages name screens of all domains as soon as they are read.
import { addresses } from './domains.ts';

import {
  guardLevels,
  matchScreen,
  shownAs,
  type Frame,
  type GuardLevel,
  type Screen,
} from '@egcr/contract/screen';
import {
  browserBar,
  makeRouter,
  partAtHand,
  partToFetch,
  type AddressBar,
  type DrawnRouter,
  type Level,
} from '@egcr/web-kit/router.tsx';

import { PageFailed } from './page-failed.tsx';
import { RootFrame } from './root-frame.tsx';
import { loadNotFound, loadScreen, withTexts } from './screens.tsx';
import { needSession } from './session-when-needed.ts';
import { theShell } from './shell.ts';

/** Lets in who meets that level; the levels nest, so each asks only after the one before. */
function guarded(level: GuardLevel): Level {
  return {
    id: level,
    enter: async (place, isAhead) => {
      const { passGuard, wouldPass } = await import('./guard-entry.ts');
      return isAhead ? wouldPass(level, place) : passGuard(level, place);
    },
  };
}

function signedInFrame(frame: 'bare' | 'app'): Level {
  const load = async () => {
    const { loadSignedInFrame } = await import('./signed-in-frame.tsx');
    return (await withTexts(() => loadSignedInFrame(frame))).Frame;
  };
  return { id: `${frame}-frame`, part: partToFetch(load) };
}

/** Everything people act on: session, toasts, dialogs, places filled by other domains. */
function rich(session: () => Promise<void>): Level {
  return {
    id: 'rich',
    enter: () => session().then(() => undefined),
    part: partToFetch(async () => (await withTexts(() => import('./rich-frame.tsx'))).RichFrame),
  };
}

/** What stands around the screens of each frame, and where in it each guard asks. */
function framesWith(session: () => Promise<void>): Readonly<Record<Frame, readonly Level[]>> {
  const { PublicFrame } = theShell();
  const acting = rich(session);
  const [signedIn, profiled, pinned] = [guarded('signed_in'), guarded('profiled'), guarded('pinned')];
  return {
    public: [{ id: 'public-frame', part: partAtHand(PublicFrame) }],
    entry: [acting, { id: 'entry-frame', part: partAtHand(PublicFrame) }],
    bare: [acting, signedIn, signedInFrame('bare'), profiled, pinned],
    app: [acting, signedIn, profiled, signedInFrame('app'), pinned],
  };
}

/** How to get to every address: all levels around its screen that its guard asks for, and the screen. */
function levelsOf(frames: ReturnType<typeof framesWith>, address: Screen): readonly Level[] {
  const { guard, frame } = shownAs(address);
  const isAsked = ({ id }: Level) => {
    const level = guardLevels.findIndex((each) => each === id);
    return level <= guardLevels.indexOf(guard);
  };
  const screen = partToFetch(async () => (await loadScreen(address)).Screen);
  return [...frames[frame].filter(isAsked), { id: address.path, part: screen }];
}

/** At an address that does not exist. */
const notFound: Level = {
  id: 'not-found',
  part: partToFetch(async () => (await loadNotFound()).Screen),
};

function routerOf(session: () => Promise<void>, bar: AddressBar): DrawnRouter {
  const frames = framesWith(session);
  const pages = addresses.map((address) => ({ path: address.path, levels: levelsOf(frames, address) }));
  return makeRouter({
    bar,
    pageAt: (path) => {
      const match = matchScreen(pages, path);
      return match && { levels: match.screen.levels, pathParts: match.params };
    },
    Root: RootFrame,
    missing: [...frames.public, notFound],
    Waiting: theShell().PageWaiting,
    Failed: PageFailed,
  });
}

/** The router over all addresses. Made when the address has been read, and `loadShell` is done. */
export function makeAppRouter(): DrawnRouter {
  // The session's machinery follows the router, and the guards wait for it.
  const router: DrawnRouter = routerOf(() => needSession(router), browserBar);
  return router;
}

/** The same for a page that is drawn ahead of time, where nobody is signed in. */
export function makeStillRouter(bar: AddressBar): DrawnRouter {
  return routerOf(() => Promise.resolve(), bar);
}
