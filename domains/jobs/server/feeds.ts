import { feedForms, languageAsked, sendUnlessKnown, type FeedItem } from '@egcr/server-kit/http/feed';
import { searchTable } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import type { Services } from '@egcr/server-kit/services';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { readFilters } from '../contract/endpoints.ts';
import type { JobCard } from '../contract/index.ts';
import { FEED_JOBS, FEED_TEXT_LENGTH } from '../contract/limits.ts';
import { filtersOf } from './search-jobs.ts';
import type { JobParts } from './parts.ts';
import { cardsOf } from './shown.ts';
import { postingsByIds, type PostingRow } from './store.ts';

/** A search as a feed: the address has the same words and filters as the call, the latest jobs come first. What is not read counts as not chosen. */
export function registerFeeds(
  parts: Pick<JobParts, 'levelsOf'>,
  app: FastifyInstance,
  { db, clock, settings }: Services,
): void {
  const origin = settings.publicUrl;
  for (const [name, { type, write }] of Object.entries(feedForms))
    app.get(`/jobs/${name}`, async (request, reply) => {
      const asked = new URLSearchParams(request.url.split('?')[1] ?? '');
      const language = languageAsked(request) ?? 'en';
      const now = clock.now();
      const filters = readFilters(Object.fromEntries(asked));
      const words = readSearch(filters.words ?? '', language);
      const found = await searchTable(
        db,
        {
          table: 'jobs.posting',
          // Words narrow the feed and do not order it.
          query: undefined,
          filters: {
            ...filtersOf(filters, now, language),
            words: words && sql<boolean>`search_words @@ ${words.tsquery}::tsquery`,
          },
        },
        { after: undefined, limit: FEED_JOBS },
      );
      const rows = await postingsByIds(
        db,
        found.map(({ id }) => id),
      );
      const shown = found.flatMap(({ id }) => rows.get(id) ?? []);
      const cards = await cardsOf(parts, { db, now }, shown);
      const kept = new URLSearchParams(
        Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
      );
      if (languageAsked(request) !== undefined) kept.set('lang', language);
      const said = kept.size === 0 ? '' : `?${kept}`;
      const text = write({
        title: filters.words === undefined ? 'EGCR jobs' : `EGCR jobs: ${filters.words}`,
        about: 'Open jobs, the latest first. Every job says what it pays.',
        page: `${origin}/jobs${said}`,
        self: `${origin}/jobs/${name}${said}`,
        items: shown.map((row, at) => itemOf(row, cards[at], origin)),
      });
      return sendUnlessKnown(request, reply, { type, text });
    });
}

function itemOf(row: PostingRow, card: JobCard | undefined, origin: string): FeedItem {
  return {
    id: `urn:uuid:${row.id}`,
    url: `${origin}/jobs/${row.slug}`,
    title: `${row.title}, ${row.place}`,
    text: Array.from(row.body).slice(0, FEED_TEXT_LENGTH).join(''),
    authors: [row.employer],
    tags: [row.contract, row.hours, ...(row.is_remote ? ['remote'] : []), ...row.skills],
    language: row.language,
    publishedAt: row.posted_at,
    changedAt: row.posted_at,
    more: { _job: card },
  };
}
