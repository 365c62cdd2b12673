/** The longest name of a city a person may write. */
export const CITY_LENGTH_MAX = 80;
