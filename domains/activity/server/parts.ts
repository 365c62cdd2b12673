/** What the activity log asks of the house. */
export interface ActivityParts {
  /** The currency people use in a country, where we know it; `JP` → `JPY`. */
  readonly currencyOf: (countryCode: string) => string | undefined;
}
