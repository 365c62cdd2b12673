import type { RateClass } from './endpoint.ts';

/** Requests per window and caller (a person, or a network address where nobody is signed in), counted over all processes. */
export const rateLimits: Readonly<
  Record<RateClass, { readonly requests: number; readonly window_s: number }>
> = {
  public: { requests: 600, window_s: 60 },
  read: { requests: 600, window_s: 60 },
  write: { requests: 120, window_s: 60 },
  // Pieces of files: at their largest, 75 MiB a minute.
  upload: { requests: 300, window_s: 60 },
  money: { requests: 60, window_s: 60 },
  secret: { requests: 30, window_s: 300 },
  send: { requests: 30, window_s: 300 },
};

/** Of a body that carries a file. */
export const BODY_LIMIT_BYTES = 1_048_576;
/** Of every other body: reading one must not keep other requests waiting. */
export const CALL_BODY_BYTES_MAX = 65_536;
/** So many issues of one request are listed. */
export const ISSUES_MAX = 100;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
export const IDEMPOTENCY_KEEP_S = 7 * 24 * 3600;
export const PAGE_LIMIT_DEFAULT = 25;
export const PAGE_LIMIT_MAX = 100;
export const PIN_WINDOW_S = 300;
export const PIN_FRESH_S = 120;
export const SESSION_IDLE_S = 600;
export const IN_PROGRESS_RETRY_S = 1;
export const OVERLOADED_RETRY_S = 2;

/** Files from outside are read in processes of their own: seconds of the processor and memory of one, how many at once, how many wait, how many of one person. */
export const PARSER_SECONDS_MAX = 5;
/** By the clock: on a busy machine a right file is read too, and a parser that sleeps ends. */
export const PARSER_CLOCK_SECONDS_MAX = 60;
/** How long a parser's process may take to begin. Where it takes longer the machine is busy, and nothing is said of the file. */
export const PARSER_START_SECONDS_MAX = 10;
export const PARSER_MEMORY_MIB = 192;
/** After a file the next one waits as if so much were read in a second: what it cost besides its reading then comes to requests seldom. */
export const PARSED_CHARACTERS_PER_S = 250_000;
export const PARSERS_AT_ONCE_MAX = 2;
export const PARSERS_WAITING_MAX = 8;
export const PARSERS_OF_ONE_MAX = 2;

/** Of one piece of an upload. */
export const UPLOAD_PIECE_BYTES_MAX = 262_144;
/** What a request brings is sealed and kept in pieces of this size: little of a file is in memory at a time. */
export const SEALED_PIECE_BYTES_MAX = 65_536;
/** How many pieces a process takes at once, how many wait, how many of one person. */
export const PIECES_AT_ONCE_MAX = 64;
export const PIECES_WAITING_MAX = 256;
export const PIECES_OF_ONE_MAX = 8;
/** A slow line begins with pieces of this size. */
export const UPLOAD_PIECE_BYTES_FIRST = 65_536;
/** Unfinished uploads, and finished ones that no domain took, are deleted after this time. */
export const UPLOAD_KEEP_S = 24 * 3600;
/** So many uploads of one person may be unfinished, or wait for their domain. */
export const UPLOADS_OPEN_MAX = 5;
/** A link to a file is good for so long. */
export const FILE_LINK_S = 300;
/** Decoding a picture of more pixels takes more memory than a telephone has to spare. */
export const PICTURE_PIXELS_MAX = 64_000_000;
/** How long a scanner may take for a file. */
export const SCAN_SECONDS_MAX = 25;
/** How many uploads are looked at at once by a server, how many wait, how many of one person. */
export const CHECKS_AT_ONCE_MAX = 2;
export const CHECKS_WAITING_MAX = 8;
export const CHECKS_OF_ONE_MAX = 2;
