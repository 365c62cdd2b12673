import type { Role } from './config.ts';

/** What the supervisor tells a server process: what to begin with. It is told to stop by SIGTERM or by the end of the channel. */
export interface Begin {
  readonly kind: 'begin';
  readonly databaseUrl: string;
  readonly port: number;
  readonly roles: readonly Role[];
  /** Several processes listen on the same port. */
  readonly sharesPort: boolean;
  /** One for each process: the first has METRICS_PORT, the second the next. */
  readonly metricsPort: number | undefined;
}

/** What a server process tells the supervisor. */
export type Report = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly message: string };
