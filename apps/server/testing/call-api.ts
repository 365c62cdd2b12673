import { expect } from 'vitest';

import { bearer, type DevPerson } from './api.ts';

/** What a call of the API answered. */
export interface Said {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly id?: string;
    readonly code?: string;
    readonly state?: string;
    readonly items?: Record<string, unknown>[];
  };
}

export interface Asked {
  readonly as?: DevPerson | undefined;
  /** An API key instead of a person. */
  readonly secret?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** A call of a person, or of a program with its key. */
export async function callApi(
  address: string,
  { method, as, secret, key, body }: Asked & { readonly method: string },
): Promise<Said> {
  const response = await fetch(address, {
    method,
    headers: {
      ...(as && bearer(as)),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Said['body']) };
}

/** Those that did something. */
export const good = (answers: readonly Said[]) => answers.filter(({ status }) => status < 300);
export const noneBroke = (answers: readonly Said[]): void =>
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
