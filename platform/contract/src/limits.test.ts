import { expect, it } from 'vitest';

import { acceptedAll, consentCategories, rejectedAll } from './consent.ts';
import { FILE_NAME_MAX_LENGTH, FILE_SIZE_MAX_BYTES, PICTURE_SIZE_MAX_BYTES } from './files.ts';
import * as limits from './limits.ts';
import { pageQuery } from './page.ts';
import { beginUploadCall, putPieceCall } from './uploads.ts';

const { rateLimits: rates, ...others } = limits;

it('the limits are those that docs/operations.md and the documents of the API name', () => {
  expect(rates).toEqual({
    public: { requests: 600, window_s: 60 },
    read: { requests: 600, window_s: 60 },
    write: { requests: 120, window_s: 60 },
    upload: { requests: 300, window_s: 60 },
    money: { requests: 60, window_s: 60 },
    secret: { requests: 30, window_s: 300 },
    send: { requests: 30, window_s: 300 },
  });
  expect(others).toEqual({
    BODY_LIMIT_BYTES: 1_048_576,
    CALL_BODY_BYTES_MAX: 65_536,
    ISSUES_MAX: 100,
    IDEMPOTENCY_KEY_MAX_LENGTH: 200,
    IDEMPOTENCY_KEEP_S: 604_800,
    PAGE_LIMIT_DEFAULT: 25,
    PAGE_LIMIT_MAX: 100,
    PIN_WINDOW_S: 300,
    PIN_FRESH_S: 120,
    SESSION_IDLE_S: 600,
    IN_PROGRESS_RETRY_S: 1,
    OVERLOADED_RETRY_S: 2,
    PARSER_SECONDS_MAX: 5,
    PARSER_CLOCK_SECONDS_MAX: 60,
    PARSER_START_SECONDS_MAX: 10,
    PARSER_MEMORY_MIB: 192,
    PARSED_CHARACTERS_PER_S: 250_000,
    PARSERS_AT_ONCE_MAX: 2,
    PARSERS_WAITING_MAX: 8,
    PARSERS_OF_ONE_MAX: 2,
    UPLOAD_PIECE_BYTES_MAX: 262_144,
    SEALED_PIECE_BYTES_MAX: 65_536,
    PIECES_AT_ONCE_MAX: 64,
    PIECES_WAITING_MAX: 256,
    PIECES_OF_ONE_MAX: 8,
    UPLOAD_PIECE_BYTES_FIRST: 65_536,
    UPLOAD_KEEP_S: 86_400,
    UPLOADS_OPEN_MAX: 5,
    FILE_LINK_S: 300,
    PICTURE_PIXELS_MAX: 64_000_000,
    SCAN_SECONDS_MAX: 25,
    CHECKS_AT_ONCE_MAX: 2,
    CHECKS_WAITING_MAX: 8,
    CHECKS_OF_ONE_MAX: 2,
  });
  expect([FILE_SIZE_MAX_BYTES, PICTURE_SIZE_MAX_BYTES, FILE_NAME_MAX_LENGTH]).toEqual([
    25_000_000, 10_000_000, 200,
  ]);
});

it.each([
  [{ kind: 'documents.paper', name: 'a', size_bytes: 1 }, true],
  [{ kind: 'documents.paper', name: 'a'.repeat(200), size_bytes: 25_000_000 }, true],
  [{ kind: 'documents.paper', name: 'a'.repeat(201), size_bytes: 1 }, false],
  [{ kind: 'documents.paper', name: '', size_bytes: 1 }, false],
  [{ kind: 'documents.paper', name: 'a', size_bytes: 0 }, false],
])('an upload %j can be announced: %s', (body, isTaken) => {
  expect(beginUploadCall.body?.safeParse(body).success).toBe(isTaken);
});

it('a piece of a file begins at its first byte or behind it', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  expect(putPieceCall.params?.safeParse({ id, start: '0' }).success).toBe(true);
  expect(putPieceCall.params?.safeParse({ id, start: '-1' }).success).toBe(false);
  expect(putPieceCall.bodyBytes).toBe(262_144);
  expect([beginUploadCall.status, putPieceCall.takesBytes]).toEqual([201, true]);
});

it('who accepts all is asked for each category and said yes to it; who rejects all said no', () => {
  expect(Object.entries(acceptedAll)).toEqual(consentCategories.map((category) => [category, true]));
  expect(Object.entries(rejectedAll)).toEqual(consentCategories.map((category) => [category, false]));
});

it('a page has one to a hundred entries, twenty-five where nothing is said, and begins behind a short text', () => {
  const read = (query: object) => pageQuery.safeParse(query).data;
  expect(read({})).toEqual({ limit: 25 });
  expect([read({ limit: '1' }), read({ limit: '100' })]).toEqual([{ limit: 1 }, { limit: 100 }]);
  for (const limit of ['0', '101', '1.5', '-1', 'all']) expect(read({ limit })).toBeUndefined();
  expect(read({ after: 'x'.repeat(400) })?.after).toHaveLength(400);
  expect(read({ after: 'x'.repeat(401) })).toBeUndefined();
});
