import type { Router } from '@egcr/web-kit/router.tsx';

const stays = () => () => undefined;

/** A router that draws nothing: where the person is and what becomes of a move is said by the test. */
export function stillRouter(said: Pick<Router, 'here' | 'go'> & Partial<Router>): Router {
  return {
    back: () => undefined,
    reload: async () => undefined,
    preload: () => undefined,
    isKnownPath: () => true,
    onMoved: stays,
    onDrawn: stays,
    ...said,
  };
}
