import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { isRegisterNumber } from '../contract/index.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PROFILE = /\/business\/directory\/([^\s/?#"'<>)\]]+)/giu;
const PAGE = new RegExp(`/businesses/(${UUID})`, 'giu');
const NUMBER = /JVR[A-Z]{2}[0-9]{7}[0-9A-Z]/giu;
/** As in a link, or behind the @ of an email address. */
const HOST = /[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(?:\.[\p{L}\p{N}\p{M}-]+)+/gu;
const HOSTS_MAX = 100;
/** No name of the DNS is longer. */
const HOST_LENGTH_MAX = 253;

/**
 * The organisations of the businesses that a text names: by the number, a page of the register, or a web domain that the business has proven, also
 * in an email address.
 */
export async function businessesNamed(db: Database, text: string): Promise<readonly string[]> {
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([all, part = all]) => part);
  const numbers = found(NUMBER)
    .map((number) => number.toUpperCase())
    .filter((number) => isRegisterNumber(number));
  const slugs = found(PROFILE).map((slug) => slug.toLowerCase().replace(/[.,;:!]+$/, ''));
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from registry.business
    where organisation_id is not null
      and id in (
        select id from registry.business
        where number = any (${numbers}::text[]) or slug = any (${slugs}::text[]) or id = any (${found(PAGE)}::uuid[])
        union
        select business_id from registry.contact_proof
        where kind = 'domain' and value = any (${[...domainsIn(found(HOST))]}::text[]))`.execute(db);
  return rows.map((row) => row.organisation_id);
}

/** Hosts as they are kept, and what they are a part of: `shop.bakery.example` is of `bakery.example`. */
function domainsIn(hosts: readonly string[]): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const host of hosts.filter(({ length }) => length <= HOST_LENGTH_MAX).slice(0, HOSTS_MAX)) {
    const labels = URL.parse(`https://${host}`)?.hostname.split('.') ?? [];
    for (let from = 0; from < labels.length - 1; from += 1) domains.add(labels.slice(from).join('.'));
  }
  return domains;
}

/**
 * The organisations of the businesses that a person leads or holds shares of, also through other businesses of the register; and those of the
 * businesses that are held by one of some organisations.
 */
export async function businessesBehind(
  db: Database,
  { userId, organisationIds }: { readonly userId: string; readonly organisationIds: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    with recursive own (id) as (
      select b.id from registry.business as b where b.organisation_id = any (${[...organisationIds]}::uuid[])
      union
      select o.business_id from registry.officer as o where o.user_id = ${userId} and o.resigned_at is null
      union
      select h.business_id from registry.holding as h where h.user_id = ${userId}
      union
      select held.business_id from registry.holding as held join own on own.id = held.holder_business_id
    )
    select b.organisation_id from registry.business as b join own on own.id = b.id
    where b.organisation_id is not null`.execute(db);
  return rows.map((row) => row.organisation_id);
}
