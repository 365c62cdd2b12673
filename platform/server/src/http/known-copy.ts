import type { FastifyReply, FastifyRequest } from 'fastify';

interface Copy {
  /** What tells this answer from any other. */
  readonly fingerprint: string;
  readonly cache_s: number;
}

/** Marks an answer that says the same to everybody as one that may be kept; answers whether the caller has it already, so that a 304 is enough. */
export function markCopy(
  request: FastifyRequest,
  reply: FastifyReply,
  { fingerprint, cache_s }: Copy,
): boolean {
  const etag = `"${fingerprint}"`;
  void reply.header('cache-control', `public, max-age=${cache_s}`).header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') === true;
}
