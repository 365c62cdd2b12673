import type { Logger } from '@egcr/server-kit/log';

/** SQLSTATEs and system codes of a connection that went away, or that was not let in while the database starts. */
const LOST_CODES = new Set(['57P01', '57P02', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const LOST_MESSAGES = /^Connection terminated|^Client has encountered a connection error/;

/**
 * The queue's library leaves rejections to nobody when the database goes away in the middle of its work; its runner is started
 * again anyway (job-runner.ts), so these are logged and passed over. Every other rejection that nobody hears ends the process.
 */
export function passOverLostConnections(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    if (!isLostConnection(error)) throw error;
    log.warn({ error }, 'the database went away in the middle of a job');
  });
}

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && LOST_CODES.has(String(error.code))) || LOST_MESSAGES.test(error.message);
}
