/** A rate older than this is stale: it is shown as such, and nothing is converted at it. */
export const RATE_STALE_S = 24 * 3600;

/** Rates of one imported table. */
export const TABLE_ROWS_MAX = 200;

/** How far ahead of our clock a source's may be. */
export const AS_OF_AHEAD_S = 300;

/** Days a history may reach back. */
export const HISTORY_DAYS_MAX = 366;
/** Points of one history; what lies closer together is thinned out. */
export const HISTORY_POINTS_MAX = 240;

/** Rate alerts a person may have waiting. */
export const ALERTS_MAX = 20;

/** JVD's administered price in US dollars until someone sets another; from the spec. */
export const JVD_ADMINISTERED_PRICE = '1.29';
/** JVD's largest supply in whole units; from the spec. */
export const JVD_SUPPLY_CAP_MAJOR = 400_000_000_000_000n;

/** The oracle: how many sources it needs, how old each may be, how far from the median, how far the price may move in an hour. */
export const ORACLE_SOURCES_MIN = 3;
export const ORACLE_AGE_MAX_S = 15 * 60;
export const ORACLE_OFF_MEDIAN_BPS = 500n;
export const ORACLE_STEP_HOUR_BPS = 200n;

/** Trades behind a market price. */
export const MARKET_TRADES = 100;

/** How long browsers and proxies may keep public rates. */
export const RATES_CACHE_S = 30;
