import { timingSafeEqual } from 'node:crypto';

import { alertLinkToken } from '@egcr/contract/alerts';
import * as z from 'zod/mini';

import type { ServerDomain } from '../domain.ts';
import { registerFormBody } from '../http/form-body.ts';
import type { Work } from '../work.ts';

const ID_BYTES = 16;
const MARK_BYTES = 16;
const ONE_CLICK_BYTES_MAX = 1000;
const oneClick = z.object({ token: alertLinkToken });
type Keyed = Pick<Work, 'cipher'>;

/** What stands in the links of the mails of an alert: its id and a keyed hash of it, so that nobody can guess another's. */
export function linkTokenOf({ cipher }: Keyed, { name, id }: LinkOf): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, markOf({ cipher }, { name, id })]).toString('base64url');
}

interface LinkOf {
  /** The table of the alert, as `careers.job_alert`. */
  readonly name: string;
  readonly id: string;
}

const markOf = ({ cipher }: Keyed, { name, id }: LinkOf) =>
  cipher.lookup(`${name} link`, id).subarray(0, MARK_BYTES);

/** The alert that a link is for; undefined where it is no link of ours. */
export function idOfLink(
  { cipher }: Keyed,
  { name, token }: { readonly name: string; readonly token: string },
): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MARK_BYTES) return undefined;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), markOf({ cipher }, { name, id })) ? id : undefined;
}

interface OneClick {
  /** `/job-alerts`: the address of the links without their token. */
  readonly path: string;
  readonly end: (work: Work, token: string) => Promise<unknown>;
}

/** One POST of a mail program ends the alert (RFC 8058). It answers the same for every link, also for those that are none. */
export function oneClickEnds({ path, end }: OneClick): NonNullable<ServerDomain['routes']> {
  return async (app, { unit }) => {
    await app.register(async (scope) => {
      await registerFormBody(scope, { bytesMax: ONE_CLICK_BYTES_MAX });
      scope.post(`${path}/:token`, async ({ params }, reply) => {
        const { data } = z.safeParse(oneClick, params);
        if (data !== undefined) await unit((work) => end(work, data.token));
        return reply.code(204).send();
      });
    });
  };
}
