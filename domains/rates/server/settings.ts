export interface RatesSettings {
  /** Whether made-up sample rates are put in where there are none: demonstrations and tests only. */
  readonly hasSamples: boolean;
  /** A table to fetch every hour: ECB's XML or CSV. */
  readonly tableUrl?: string | undefined;
  /** A table to read at each start: JSON as `POST /api/v1/admin/rates` takes it, or ECB's XML or CSV. */
  readonly tableFile?: string | undefined;
}
