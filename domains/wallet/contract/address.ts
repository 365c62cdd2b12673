/** Wallet addresses: an account's id in Bech32m (BIP 350), so that a mistyped letter is found before anything is sent. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const PREFIX = 'egcr';
const BECH32M = 0x2bc830a3;
const CHECKSUM_LETTERS = 6;
const ID_LETTERS = 26;

/** The address of an account: `egcr1` and 32 letters. */
export function addressOf(accountId: string): string {
  const values = toFives(accountId);
  return `${PREFIX}1${[...values, ...checksum(values)].map((value) => LETTERS[value]).join('')}`;
}

/** The account's id in an address; undefined where it is mistyped. Case does not matter, mixing cases does. */
export function accountIdOf(address: string): string | undefined {
  const text = address.toLowerCase();
  if (text !== address && address.toUpperCase() !== address) return undefined;
  if (!text.startsWith(`${PREFIX}1`)) return undefined;
  const values = Array.from(text.slice(PREFIX.length + 1), (letter) => LETTERS.indexOf(letter));
  if (values.length !== ID_LETTERS + CHECKSUM_LETTERS || values.includes(-1)) return undefined;
  if (polymod([...expandPrefix(), ...values]) !== BECH32M) return undefined;
  return fromFives(values.slice(0, ID_LETTERS));
}

export function isAddress(text: string): boolean {
  return accountIdOf(text) !== undefined;
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum;
}

function expandPrefix(): number[] {
  const codes = Array.from(PREFIX, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function checksum(values: readonly number[]): number[] {
  const sum = polymod([...expandPrefix(), ...values, ...Array<number>(CHECKSUM_LETTERS).fill(0)]) ^ BECH32M;
  return Array.from(
    { length: CHECKSUM_LETTERS },
    (_, at) => (sum >>> (5 * (CHECKSUM_LETTERS - 1 - at))) & 31,
  );
}

/** 128 bits in 26 letters of five bits; the last two bits are zero. */
function toFives(id: string): number[] {
  const bits = BigInt(`0x${id.replaceAll('-', '')}`) << 2n;
  return Array.from({ length: ID_LETTERS }, (_, at) =>
    Number((bits >> BigInt(5 * (ID_LETTERS - 1 - at))) & 31n),
  );
}

function fromFives(values: readonly number[]): string | undefined {
  let bits = 0n;
  for (const value of values) bits = (bits << 5n) | BigInt(value);
  if ((bits & 3n) !== 0n) return undefined;
  const hex = (bits >> 2n).toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
