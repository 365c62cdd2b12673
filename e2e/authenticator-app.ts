import { createHmac } from 'node:crypto';

const STEP_S = 30;
const ON_ITS_WAY_S = 5;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app (RFC 6238): every code is of a later half minute than the one before, for none counts twice. */
export class AuthenticatorApp {
  readonly #secret: Buffer;
  #last = 0;

  /** The secret as people type it: base32, in groups. */
  constructor(typed: string) {
    this.#secret = base32(typed.replaceAll(/\s/g, ''));
  }

  /** The server takes the codes of the half minutes before, now and after: three in a row at most. */
  nextCode(now_ms = Date.now()): string {
    // The one before may run out on its way.
    const before = Math.floor((now_ms / 1000 + ON_ITS_WAY_S) / STEP_S) - 1;
    this.#last = Math.max(this.#last + 1, before);
    return this.#codeAt(this.#last);
  }

  #codeAt(step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const digest = createHmac('sha1', this.#secret).update(counter).digest();
    const at = digest.readUInt8(digest.length - 1) & 0xf;
    return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
  }
}

function base32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
