/** Two who have the same name and the same month of birth are one person. */
export function personKey(name: string, bornMonth: string): string {
  return `${name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()}|${bornMonth}`;
}
