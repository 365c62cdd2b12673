/** The name of a business in addresses: its name as far as it is Latin, and its number, which makes it the only one. */
export function slugOf(name: string, number: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/gu, '');
  return plain === '' ? number.toLowerCase() : `${plain}-${number.toLowerCase()}`;
}
