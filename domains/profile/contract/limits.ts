export const NAME_LENGTH_MAX = 80;
export const USERNAME_LENGTH_MIN = 3;
export const USERNAME_LENGTH_MAX = 30;
