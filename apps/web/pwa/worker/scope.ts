/*
 * What a service worker has that a page has not. The compiler's own list of it cannot stand beside that of pages.
 */

export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker was still waking. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    /** Safari before 15.4 has none. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
