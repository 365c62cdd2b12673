/** What calls need from the session, the router and the clock. */
export interface CallConnections {
  /** Before the path; empty in the browser. */
  readonly origin: string;
  readonly language: () => string;
  readonly accessToken: () => string | undefined;
  /** Refreshes once however many ask; undefined when the session is over. */
  readonly refreshAccess: () => Promise<string | undefined>;
  /** Seconds since the person last did something. */
  readonly idle_s: () => number;
  readonly onPinRequired: () => void;
  readonly onSessionExpired: () => void;
  readonly wait: (seconds: number) => Promise<void>;
}

let connections: CallConnections = {
  origin: '',
  language: () => 'en',
  accessToken: () => undefined,
  refreshAccess: () => Promise.resolve(undefined),
  idle_s: () => 0,
  onPinRequired: () => undefined,
  onSessionExpired: () => undefined,
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
};

/** Ties calls to the session and the router; the app does it once at start. Small, so that public pages can. */
export function connectCalls(given: Partial<CallConnections>): void {
  connections = { ...connections, ...given };
}

export function callConnections(): CallConnections {
  return connections;
}
