import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Preferences } from '../contract/index.ts';

export interface PreferenceRow {
  readonly currency: string;
  readonly language: string;
  readonly country_code: string;
  readonly city: string;
  readonly timezone: string;
  readonly theme: string;
  readonly motion: string;
  readonly contrast: string;
  readonly text_size: string;
  readonly saved_at: Date;
}

export async function findPreference(db: Database, userId: string): Promise<PreferenceRow | undefined> {
  const { rows } = await sql<PreferenceRow>`
    select currency, language, country_code, city, timezone, theme, motion, contrast, text_size, saved_at
    from locale.preference
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

interface Given {
  readonly userId: string;
  readonly chosen: Preferences;
  readonly now: Date;
}

export async function putPreference(db: Database, { userId, chosen, now }: Given): Promise<void> {
  const { country_code, city, timezone } = chosen.location;
  await sql`
    insert into locale.preference (
      user_id, currency, language, country_code, city, timezone, theme, motion, contrast, text_size, saved_at
    )
    values (
      ${userId}, ${chosen.currency}, ${chosen.language}, ${country_code}, ${city}, ${timezone},
      ${chosen.theme}, ${chosen.motion}, ${chosen.contrast}, ${chosen.text_size}, ${now}
    )
    on conflict (user_id) do update set
      currency = excluded.currency,
      language = excluded.language,
      country_code = excluded.country_code,
      city = excluded.city,
      timezone = excluded.timezone,
      theme = excluded.theme,
      motion = excluded.motion,
      contrast = excluded.contrast,
      text_size = excluded.text_size,
      saved_at = excluded.saved_at`.execute(db);
}

export async function removePreference(db: Database, userId: string): Promise<void> {
  await sql`delete from locale.preference where user_id = ${userId}`.execute(db);
}
