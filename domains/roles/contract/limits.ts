export const SCOPE_ID_LENGTH_MAX = 64;
