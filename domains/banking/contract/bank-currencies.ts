/** No bank keeps these two. */
const OWN: readonly string[] = ['JVD', 'USDC'];

/** Whether money of a currency can go to a bank account; what cannot is converted first. */
export function isKnownToBanks(assetCode: string): boolean {
  return !OWN.includes(assetCode);
}
