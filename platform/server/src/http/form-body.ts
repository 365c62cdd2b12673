import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Lets one scope read `application/x-www-form-urlencoded`: pages that work without JavaScript. The API itself takes JSON only. */
export async function registerFormBody(
  scope: FastifyInstance,
  { bytesMax }: { readonly bytesMax: number },
): Promise<void> {
  await scope.register(formbody, { bodyLimit: bytesMax });
}
