import * as z from 'zod/mini';

import type { CheckNote, CheckResult } from '../../contract/index.ts';
import { REFER_FROM } from '../../contract/limits.ts';
import { compareNames } from '../screening/compare-names.ts';

const names = z.optional(z.nullable(z.array(z.object({ name: z.string() }))));
/** What we use of a record of GLEIF's API. */
const record = z.object({
  data: z.object({
    attributes: z.object({
      lei: z.string(),
      entity: z.object({
        legalName: z.object({ name: z.string() }),
        otherNames: names,
        transliteratedOtherNames: names,
        status: z.nullable(z.string()),
      }),
      registration: z.object({ status: z.string() }),
    }),
  }),
});
const unknown = z.object({ errors: z.array(z.unknown()).check(z.minLength(1)) });

const inUse: readonly string[] = ['ISSUED', 'LAPSED', 'PENDING_TRANSFER', 'PENDING_ARCHIVAL'];

interface Answer {
  readonly status: number;
  readonly text: string;
}
interface Found {
  readonly result: CheckResult;
  readonly note: CheckNote;
}

/** What GLEIF's answer says of an LEI that a business gave as its own; undefined where it cannot be understood. */
export function readGleif(
  { status, text }: Answer,
  { lei, name }: { readonly lei: string; readonly name: string },
): Found | undefined {
  const body = jsonOf(text);
  // A page that is not there is no answer about the number.
  if (status === 404)
    return unknown.safeParse(body).success ? { result: 'fail', note: 'lei_unknown' } : undefined;
  const read = record.safeParse(body);
  if (status !== 200 || !read.success || read.data.data.attributes.lei !== lei) return undefined;
  const { entity, registration } = read.data.data.attributes;
  if (!inUse.includes(registration.status) || entity.status === 'INACTIVE')
    return { result: 'fail', note: 'lei_ended' };
  const known = [entity.legalName, ...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])];
  if (!known.some((each) => compareNames(name, each.name).score >= REFER_FROM))
    return { result: 'refer', note: 'lei_other_name' };
  return { result: 'pass', note: registration.status === 'LAPSED' ? 'lei_lapsed' : 'lei_issued' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
